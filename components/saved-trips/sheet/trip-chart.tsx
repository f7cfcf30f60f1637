import { getTranslations } from 'next-intl/server';
import { type ChartStop, RouteChart } from '@/components/maps/route-chart';
import { formatDay } from '@/lib/foundation/i18n/format';
import { islandName, orderLine } from '@/lib/records/charts/island-names';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { stopDates } from '@/lib/trips/saved-trips/rules';
import { chartRoutes, portOf } from './chart-routes';
import { legAt, type SheetView } from './sheet-view';

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

/**
 * Returns the stops of a trip for its chart: islands with their number and days, the ends of the
 * trip, and ports where the boat changes. Each place appears once.
 */
function chartStops(view: SheetView): ChartStop[] {
  const { network, locale, trip } = view;
  const dates = stopDates(trip);
  const found = new Map<string, ChartStop>();
  function add(portId: string | undefined, stop: Partial<ChartStop>) {
    const port = network.ports.get(portId ?? '');
    if (!port || found.has(port.stationId)) return;
    const { stationId: id, position } = port;
    found.set(id, { id, position, name: stationLabel(network, port.id, locale), ...stop });
  }
  trip.stops.forEach(({ island }, index) => {
    const calls = [
      legAt(view, index)?.sailings.at(-1)?.toPort,
      legAt(view, index + 1)?.sailings[0]?.fromPort,
    ];
    const port = calls.find((id) => network.ports.get(id ?? '')?.stationId === island);
    // An island visited twice has one marker with both numbers.
    const turns = trip.stops.flatMap((stop, at) => (stop.island === island ? [at + 1] : []));
    const stay = turns.length === 1 ? dates?.[index] : undefined;
    const day = (date: string) => formatDay(date, locale, 'short');
    add(port ?? portOf(network, island)?.id, {
      name: islandName(island, locale),
      turn: turns.join(', '),
      ...(stay ? { note: `${day(stay.arrive)} – ${day(stay.leave)}` } : {}),
      emphasis: 'end',
    });
  });
  const legs = Array.from({ length: trip.stops.length + 1 }, (_, at) => legAt(view, at)?.sailings);
  add(legs[0]?.[0]?.fromPort ?? portOf(network, trip.startGateway)?.id, { emphasis: 'end' });
  add(legs.at(-1)?.at(-1)?.toPort ?? portOf(network, trip.endGateway)?.id, { emphasis: 'end' });
  for (const boats of legs) {
    for (const { toPort } of boats?.slice(0, -1) ?? []) add(toPort, { emphasis: 'change' });
  }
  return [...found.values()];
}
