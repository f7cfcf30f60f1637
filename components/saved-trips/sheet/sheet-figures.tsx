import { getTranslations } from 'next-intl/server';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { lastDay, tripCost, tripNights } from '@/lib/trips/saved-trips/rules';
import { formatDateRange } from './date-range';
import type { SheetView } from './sheet-view';

/** Key figures of a trip: dates, nights, islands, boats, cost. */
export async function SheetFigures({ view }: { view: SheetView }) {
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
    <dl className="keep-whole grid grid-cols-2 gap-x-6 border-b border-rule sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-full border-t border-rule py-3 lg:col-span-1">
        <dt className="sr-only">{t('dates')}</dt>
        <dd className="font-ui text-xl leading-tight font-medium tabular-nums">
          {startDate && end ? formatDateRange(startDate, end, locale) : t('noDates')}
        </dd>
        <dd className="mt-1 font-ui text-sm leading-snug text-ink-2">
          {t('travellers', { adults, children, vehicle: vehicle ?? 'none' })}
        </dd>
      </div>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-rule py-3">
          <dt className="font-ui text-sm leading-snug text-ink-2">{label}</dt>
          <dd className="font-ui text-2xl leading-tight font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
