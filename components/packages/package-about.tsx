import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { formatMonths } from '@/lib/islands/format';
import { nightsOfPackage } from '@/lib/packages/request';
import type { TripPackage } from '@/lib/packages/schema';
import type { Network } from '@/lib/timetable/network';

interface PackageAboutProps {
  trip: TripPackage;
  network: Pick<Network, 'stations'>;
  locale: Locale;
}

/** Description of the trip: audience, and the reasons for its ferries. */
export async function PackageAbout({ trip, network, locale }: PackageAboutProps) {
  const t = await getTranslations();
  const { boats, islands, season } = trip;
  const [least, most] = nightsOfPackage(trip);
  const place = (id: string) => network.stations.get(id)?.name[locale] ?? id;
  const promises = [
    t('packages.promise.maxHours', { hours: boats.maxHours }),
    ...(boats.direct ? [t('packages.promise.direct')] : []),
    ...(boats.kinds ? [t('packages.promise.conventional')] : []),
    ...(boats.after ? [t('packages.promise.after', { time: boats.after })] : []),
    ...(boats.noLateArrivals ? [t('packages.promise.late')] : []),
    ...(trip.party.vehicle ? [t('packages.promise.car')] : []),
  ];
  const facts = [
    [t('packages.facts.nights'), t('packages.nightsOn', { least, most, count: islands.length })],
    [t('packages.facts.season'), formatMonths(season.months, locale)],
    [t('packages.facts.ends'), `${place(trip.start)} → ${place(trip.end)}`],
    [t('packages.facts.pace'), t(`planner.form.paces.${trip.pace}`)],
    [t('packages.facts.boats'), promises.join('; ')],
  ];
  const parts = [
    ['why', trip.why],
    ['forWhom', trip.forWhom],
    ['notFor', trip.notFor],
    ['when', season.text],
  ] as const;
  return (
    <>
      <dl className="package-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {parts.map(([part, text]) => (
        <section key={part} className="mt-6">
          <h2 className="text-2xl!">{t(`packages.parts.${part}`)}</h2>
          <p className="measure mt-1">{text[locale]}</p>
        </section>
      ))}
    </>
  );
}
