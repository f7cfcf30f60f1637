import { type ChartStop, RouteChart } from '@/components/maps/route-chart';
import { formatClock } from '@/lib/foundation/time/athens';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { legPath } from '@/lib/sea/timetable/sea-path';
import type { OfferProps } from './offer-props';

/** Chart of a journey with the times at its calls. */
export function OfferChart({
  locale,
  network,
  offer,
  label,
}: Pick<OfferProps, 'locale' | 'network' | 'offer'> & { label: string }) {
  const boats = offer.journey.legs.filter(isSea);
  const ends = new Set([boats[0]?.from, boats.at(-1)?.to]);
  const stops = new Map<string, ChartStop>();
  for (const { calls, from, to } of boats) {
    for (const { portId, arrival, departure } of calls) {
      const port = network.ports.get(portId);
      if (!port) continue;
      const before = stops.get(portId)?.note;
      const [isStart, isEnd] = [portId === from, portId === to];
      const time = isStart
        ? formatClock(departure)
        : isEnd || arrival === departure
          ? formatClock(arrival)
          : `${formatClock(arrival)}–${formatClock(departure)}`;
      stops.set(portId, {
        id: portId,
        name: stationLabel(network, portId, locale),
        position: port.position,
        note: before ? `${before}–${time}` : time,
        emphasis: ends.has(portId) ? 'end' : isStart || isEnd ? 'change' : 'call',
      });
    }
  }
  return (
    <RouteChart
      label={label}
      layout="poster"
      routes={boats.map(({ tripId, calls, departure }) => ({
        id: `${tripId}-${departure}`,
        points: legPath(network, network.ports, calls, network.trips.get(tripId)?.shapeId),
      }))}
      stops={[...stops.values()]}
    />
  );
}
