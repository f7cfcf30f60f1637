import { getTranslations } from 'next-intl/server';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { portInList } from '@/lib/sea/timetable/port-label';
import { lastDay, tripCost, tripNights } from '@/lib/trips/saved-trips/rules';
import { boatsThatSail } from './boats-that-sail';
import { formatDateRange } from './date-range';
import { NextBoat } from './next-boat';
import { endName, type SheetView } from './sheet-view';

/** Route of a trip with its start and end, on one line. Not rendered without islands. */
export async function TripRoute({ view }: { view: SheetView }) {
  const airports = await getTranslations('planner.airports');
  const { startGateway, endGateway, stops } = view.trip;
  if (stops.length === 0) return null;
  const places = [startGateway, ...stops.map(({ island }) => island), endGateway];
  return (
    <p className="leading-snug md:text-lg">
      {places
        .flatMap((place) => (place ? [endName(view, place, (code) => airports(code))] : []))
        .join(' → ')}
    </p>
  );
}

/** Key figures of a trip: dates, nights, islands, boats, cost. */
export async function TripFigures({ view }: { view: SheetView }) {
  const t = await getTranslations('savedTrips.sheet');
  const { locale, trip } = view;
  const { startDate, stops, legs, adults, children, vehicle } = trip;
  const end = lastDay(trip);
  const [nights, boats] = [tripNights(trip), legs.flatMap(({ sailings }) => sailings).length];
  const islands = new Set(stops.map(({ island }) => island)).size;
  const { total } = tripCost(trip);
  const figures = [
    { label: t('nightsLabel', { count: nights }), value: nights },
    { label: t('islandsLabel', { count: islands }), value: islands },
    { label: t('boatsLabel', { count: boats }), value: boats },
    { label: t('costLabel'), value: formatEuros(total, locale) },
  ];
  return (
    <dl className="keep-whole mt-3 grid grid-cols-2 gap-x-6 border-b border-rule sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-full border-t border-rule py-2 lg:col-span-1">
        <dt className="sr-only">{t('dates')}</dt>
        <dd className="font-ui text-lg leading-tight font-medium tabular-nums md:text-xl">
          {startDate && end ? formatDateRange(startDate, end, locale) : t('noDates')}
        </dd>
        <dd className="font-ui text-sm leading-snug text-ink-2">
          {t('travellers', { adults, children, vehicle: vehicle ?? 'none' })}
        </dd>
      </div>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-rule py-2">
          <dt className="font-ui text-sm leading-snug text-ink-2">{label}</dt>
          <dd className="font-ui text-lg leading-tight font-medium tabular-nums md:text-xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The boat that leaves next and can be taken, with its changes. */
export async function TripNextBoat({ view }: { view: SheetView }) {
  const [t, change] = await Promise.all([
    getTranslations('savedTrips.sheet'),
    getTranslations('tripWatch.kinds'),
  ]);
  const { locale, network, trip, findings = [] } = view;
  const boats = boatsThatSail(trip, findings).map(({ boat, due, departs, kinds, isFirst }) => {
    const text = t('boatLine', {
      day: formatDay(athensDate(due), locale),
      time: formatClock(due),
      from: portInList(network, boat.fromPort, locale),
      to: portInList(network, boat.toPort, locale),
      vessel: boat.vessel || 'none',
    });
    return { departs, isFirst, text, changes: kinds.map((kind) => change(kind)).join(' · ') };
  });
  return (
    <div data-print="hide">
      <NextBoat
        boats={boats}
        at={Math.floor(now())}
        texts={{ first: t('firstBoat'), next: t('nextBoat') }}
      />
    </div>
  );
}
