import { getTranslations } from 'next-intl/server';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { unsummed } from '@/lib/trips/saved-trips/entry-listing';
import { tripCost } from '@/lib/trips/saved-trips/rules';
import type { SheetView } from './sheet-view';

/** Known costs of the trip by kind. Not rendered if none are known. */
export async function SheetCosts({ view: { trip, locale, listings } }: { view: SheetView }) {
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
