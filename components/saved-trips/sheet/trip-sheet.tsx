import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/styles/trip-sheet.css';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { unsummed } from '@/lib/trips/saved-trips/entry-listing';
import { lastDay, tripCost, tripNights } from '@/lib/trips/saved-trips/rules';
import { formatDateRange } from './date-range';
import { SheetBoatsLabel } from './sheet-boats-label';
import { SheetLeg } from './sheet-leg';
import { SheetStop } from './sheet-stop';
import type { SheetView } from './sheet-view';
import { TripChart } from './trip-chart';
import { TripFindings } from './trip-findings';

interface TripSheetProps {
  view: SheetView;
  /** Set on the owner's own sheet only. */
  privateNotes?: string;
  /** Weather warnings for the boats of the trip. */
  weather?: ReactNode;
}

/** Trip to read or print: key figures, chart, itinerary and costs. */
export async function TripSheet({ view, privateNotes = '', weather }: TripSheetProps) {
  const t = await getTranslations('savedTrips.sheet');
  const { stops, startDate } = view.trip;
  return (
    <div data-trip-sheet="" className="space-y-10 pb-16">
      <div className="page-grid">
        <SheetFigures view={view} />
        <TripFindings view={view} />
        {weather}
        {startDate || stops.length === 0 ? null : (
          <p className="mt-4 font-ui text-ink-2">{t('noDatesText')}</p>
        )}
        {stops.length === 0 ? <p className="mt-4 text-lg text-ink-2">{t('noIslands')}</p> : null}
      </div>
      <div className="mx-auto w-full max-w-[100rem] px-[clamp(0rem,2vw,2.5rem)]">
        <TripChart view={view} />
      </div>
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] print:block">
        {stops.length > 0 ? (
          <section aria-labelledby="days">
            <h2 id="days" className="mb-4">
              {t('days')}
            </h2>
            <ol>
              {stops.map((stop, index) => (
                <li key={stop.id}>
                  <SheetLeg view={view} position={index} />
                  <SheetStop view={view} stop={stop} index={index} />
                </li>
              ))}
              <li>
                <SheetLeg view={view} position={stops.length} />
              </li>
            </ol>
          </section>
        ) : null}
        <div className="space-y-8 lg:sticky lg:top-24 print:mt-8">
          {privateNotes ? (
            <section aria-labelledby="private" className="keep-whole">
              <h2 id="private">{t('privateNotes')}</h2>
              <p className="mt-2 whitespace-pre-line">{privateNotes}</p>
            </section>
          ) : null}
          <SheetCosts view={view} />
          <SheetBoatsLabel view={view} />
        </div>
      </div>
    </div>
  );
}

/** Known costs of the trip by kind. Not rendered if none are known. */
async function SheetCosts({ view: { trip, locale, listings } }: { view: SheetView }) {
  const t = await getTranslations('savedTrips.sheet');
  const { boats, hotels, activities, vehicles, total, ...missing } = tripCost(trip);
  const { unknownFares, vehicleFareMissing } = missing;
  const unpriced = unsummed(trip.entries, listings);
  if (total === 0 && unknownFares === 0) return null;
  const rows = [
    ['boats', boats],
    ['hotels', hotels],
    ['activities', activities],
    ['vehicles', vehicles],
  ] as const;
  return (
    <section aria-labelledby="costs" className="keep-whole">
      <h2 id="costs">{t('costs')}</h2>
      <table className="mt-3 w-full font-ui tabular-nums">
        <tbody>
          {rows
            .filter(([, cents]) => cents > 0)
            .map(([kind, cents]) => (
              <tr key={kind} className="border-t border-rule">
                <th scope="row" className="py-2 text-start font-normal">
                  {t(kind)}
                </th>
                <td className="py-2 text-end">{formatEuros(cents, locale)}</td>
              </tr>
            ))}
          <tr className="border-y border-ink">
            <th scope="row" className="py-2 text-start font-semibold">
              {t('total')}
            </th>
            <td className="py-2 text-end text-xl font-medium">{formatEuros(total, locale)}</td>
          </tr>
        </tbody>
      </table>
      {unknownFares > 0 ? (
        <p className="mt-2 font-ui text-sm">{t('unknownFares', { count: unknownFares })}</p>
      ) : null}
      {unpriced > 0 ? (
        <p className="mt-2 font-ui text-sm">{t('unpriced', { count: unpriced })}</p>
      ) : null}
      {vehicleFareMissing ? <p className="mt-2 font-ui text-sm">{t('vehicleFare')}</p> : null}
      <p className="mt-2 font-ui text-sm text-ink-2">{t('costsHint')}</p>
    </section>
  );
}

/** Key figures of a trip: dates, nights, islands, boats, cost. */
async function SheetFigures({ view }: { view: SheetView }) {
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
          <dd className="font-ui text-xl leading-tight font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
