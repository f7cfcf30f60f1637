import { getTranslations } from 'next-intl/server';
import { formatDateRange } from '@/components/saved-trips/sheet/date-range';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import { lastDay } from '@/lib/trips/saved-trips/rules';
import type { SharedTrip } from '@/lib/trips/saved-trips/types';
import { Outline } from './outline';

/** Summary of a shared trip: dates, islands and number of boats. */
export async function TripOutline({ locale, trip }: { locale: Locale; trip: SharedTrip }) {
  const [t, list] = await Promise.all([
    getTranslations('savedTrips.new'),
    getTranslations('savedTrips.list'),
  ]);
  const { startDate, stops, legs } = trip;
  const end = lastDay(trip);
  const order = stops.map(
    ({ island, nights }) =>
      `${islandName(island, locale)} (${list('nights', { count: nights }).replaceAll(' ', '\u00a0')})`,
  );
  const boats = legs.flatMap(({ sailings }) => sailings).length;
  return (
    <Outline
      title={t('copy.outline')}
      rows={[
        [
          t('plan.dates'),
          startDate && end ? formatDateRange(startDate, end, locale) : list('noDates'),
        ],
        [t('plan.order'), order.join(', ') || list('noIslands')],
        [t('plan.boats'), String(boats)],
      ]}
    />
  );
}
