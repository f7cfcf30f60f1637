import type { ChartRoute } from '@/components/maps/route-line';
import { readGateway } from '@/lib/sea/planner/plan-request/entries';
import type { Network } from '@/lib/sea/timetable/network';
import { legPath } from '@/lib/sea/timetable/sea-path';
import type { Port } from '@/lib/sea/timetable/types';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import { legAt, legEnds, type SheetView } from './sheet-view';

/**
 * Returns the first port of a place; undefined for an airport or a place missing from the
 * timetable.
 */
export function portOf({ ports, stations }: Network, end: string | null): Port | undefined {
  const { place } = readGateway(end ?? '');
  return ports.get(stations.get(place ?? '')?.portIds[0] ?? '');
}

/**
 * Returns the calls of a boat from boarding to leaving. Without the intermediate ones if the
 * timetable no longer has the boat.
 */
function callsOf({ trips }: Network, { sailing, fromPort, toPort }: TripSailing) {
  const calls = trips.get(sailing ?? '')?.calls ?? [];
  const start = calls.findIndex(({ portId }) => portId === fromPort);
  const end = calls.findIndex(({ portId }, index) => index > start && portId === toPort);
  const between = start >= 0 && end > start ? calls.slice(start + 1, end) : [];
  return [{ portId: fromPort }, ...between, { portId: toPort }];
}

/** Key for the ports of a route, the same in both directions. */
const wayOf = (calls: readonly { portId: string }[]) => {
  const ports = calls.map(({ portId }) => portId);
  return [ports, ports.toReversed()].map((way) => way.join(' ')).sort()[0] ?? '';
};

/**
 * Returns the routes of a trip for its chart: the boats chosen, or a plain line where none is. A
 * route that several boats sail is drawn once.
 */
export function chartRoutes(view: SheetView): ChartRoute[] {
  const { network, trip } = view;
  const seen = new Set<string>();
  return Array.from({ length: trip.stops.length + 1 }, (_, position): ChartRoute[] => {
    const boats = legAt(view, position)?.sailings;
    if (boats) {
      return boats.flatMap((boat, index) => {
        const calls = callsOf(network, boat);
        const way = wayOf(calls);
        if (seen.has(way)) return [];
        seen.add(way);
        const shapeId = network.trips.get(boat.sailing ?? '')?.shapeId;
        const points = legPath(network, network.ports, calls, shapeId);
        return { id: `${position}-${index}`, points };
      });
    }
    const { from, to } = legEnds(view, position);
    const [a, b] = [portOf(network, from), portOf(network, to)];
    if (!a || !b || a.stationId === b.stationId) return [];
    const points = legPath(network, network.ports, [{ portId: a.id }, { portId: b.id }]);
    return [{ id: `${position}`, points, state: 'alternative' }];
  })
    .flat()
    .filter(({ points }) => points.length > 1);
}
