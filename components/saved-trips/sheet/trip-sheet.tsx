import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/styles/trip-sheet.css';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { tripCost } from '@/lib/trips/saved-trips/cost';
import { unsummed } from '@/lib/trips/saved-trips/entry-listing';
import { SheetBoatsLabel } from './sheet-boats-label';
import { SheetLeg } from './sheet-leg';
import { SheetStop } from './sheet-stop';
import type { SheetView } from './sheet-view';
import { TripChart } from './trip-chart';
import { TripFigures, TripNextBoat, TripRoute } from './trip-figures';
import { TripFindings } from './trip-findings';

interface TripSheetProps {
  view: SheetView;
  /** Set on the owner's own sheet only. */
  privateNotes?: string;
  /** Weather warnings for the boats of the trip. */
  weather?: ReactNode;
  /** Copying, downloads and print: after the answer. */
  actions?: ReactNode;
}

/** Trip to read or print: route, key figures, next boat, actions, chart, itinerary and costs. */
export async function TripSheet({ view, privateNotes = '', weather, actions }: TripSheetProps) {
  const t = await getTranslations('savedTrips.sheet');
  const { stops, startDate } = view.trip;
  return (
    <div data-trip-sheet="" className="space-y-10 pb-16">
      <div className="page-grid">
        <TripRoute view={view} />
        <TripFigures view={view} />
        <TripNextBoat view={view} />
        <TripFindings view={view} />
        {weather}
        {startDate || stops.length === 0 ? null : (
          <p className="mt-4 font-ui text-ink-2">{t('noDatesText')}</p>
        )}
        {stops.length === 0 ? <p className="mt-4 text-lg text-ink-2">{t('noIslands')}</p> : null}
        {actions}
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
