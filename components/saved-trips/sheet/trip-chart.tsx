import { getTranslations } from 'next-intl/server';
import { RouteChart } from '@/components/maps/route-chart';
import { orderLine } from '@/lib/records/charts/island-names';
import { chartRoutes } from './chart-routes';
import { chartStops } from './chart-stops';
import type { SheetView } from './sheet-view';

/** Chart of the trip: the boats chosen, and a fainter line where none is. */
export async function TripChart({ view }: { view: SheetView }) {
  const t = await getTranslations('savedTrips.sheet');
  const stops = chartStops(view);
  if (stops.length === 0) return null;
  const order = view.trip.stops.map(({ island }) => island);
  return (
    <RouteChart
      label={t('chart', { order: orderLine(order, view.locale) })}
      routes={chartRoutes(view)}
      stops={stops}
    />
  );
}
