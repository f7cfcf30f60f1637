import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatMonths } from '@/lib/records/islands/format';
import type { Network } from '@/lib/sea/timetable/network';
import { nightsOfCuratedTrip } from '@/lib/trips/curated-trips/request';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';

interface CuratedTripAboutProps {
  trip: CuratedTrip;
  network: Pick<Network, 'stations'>;
  locale: Locale;
}

/** Description of the trip: audience, and the reasons for its ferries. */
export async function CuratedTripAbout({ trip, network, locale }: CuratedTripAboutProps) {
  const t = await getTranslations();
  const { boats, islands, season } = trip;
  const [least, most] = nightsOfCuratedTrip(trip);
  const place = (id: string) => network.stations.get(id)?.name[locale] ?? id;
  const promises = [
    t('curatedTrips.promise.maxHours', { hours: boats.maxHours }),
    ...(boats.direct ? [t('curatedTrips.promise.direct')] : []),
    ...(boats.kinds ? [t('curatedTrips.promise.conventional')] : []),
    ...(boats.after ? [t('curatedTrips.promise.after', { time: boats.after })] : []),
    ...(boats.noLateArrivals ? [t('curatedTrips.promise.late')] : []),
    ...(trip.party.vehicle ? [t('curatedTrips.promise.car')] : []),
  ];
  const facts = [
    [
      t('curatedTrips.facts.nights'),
      t('curatedTrips.nightsOn', { least, most, count: islands.length }),
    ],
    [t('curatedTrips.facts.season'), formatMonths(season.months, locale)],
    [t('curatedTrips.facts.ends'), `${place(trip.start)} → ${place(trip.end)}`],
    [t('curatedTrips.facts.pace'), t(`planner.form.paces.${trip.pace}`)],
    [t('curatedTrips.facts.boats'), promises.join('; ')],
  ];
  const parts = [
    ['why', trip.why],
    ['forWhom', trip.forWhom],
    ['notFor', trip.notFor],
    ['when', season.text],
  ] as const;
  return (
    <>
      <dl className="curated-trip-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {parts.map(([part, text]) => (
        <section key={part} className="mt-6">
          <h2 className="text-xl!">{t(`curatedTrips.parts.${part}`)}</h2>
          <p className="measure mt-1">{text[locale]}</p>
        </section>
      ))}
    </>
  );
}
