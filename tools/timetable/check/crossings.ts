import type { GtfsTrip } from '../gtfs/trips.ts';
import type { PortRow } from '../tables/typical.ts';
import { type Finding, type Rule, warning } from './finding.ts';

/** Tolerance in minutes between the shortest time on a page and that of the fastest ferry. */
const tolerated = 10;

/** Minutes of the trip from a port to an island; undefined if it does not go there. */
function minutesOf(trip: GtfsTrip, from: string, ports: readonly string[]): number | undefined {
  const start = trip.calls.findIndex(({ portId }) => portId === from);
  const end = trip.calls.findIndex(({ portId }, index) => index > start && ports.includes(portId));
  const [departs, arrives] = [trip.calls[start], trip.calls[end]];
  return departs && arrives && end > start ? arrives.arrival - departs.departure : undefined;
}

/**
 * The fastest ferry of a kind takes the shortest time given on the island's page, and the slowest
 * no longer than the page says.
 */
export const checkCrossings: Rule = (typical, trips) => {
  const byIsland = Map.groupBy(typical.ports.values(), ({ island }) => island?.slug);
  return [...byIsland.values()].flatMap((ports: PortRow[]): Finding[] =>
    (ports[0]?.island?.seaLinks ?? []).flatMap(({ from, vessel, minutes, direct }) => {
      if (!direct) return [];
      const ids = ports.map(({ id }) => id);
      const times = trips
        .filter((trip) => trip.vessel.kind === vessel)
        .flatMap((trip) => {
          const taken = minutesOf(trip, from, ids);
          return taken === undefined ? [] : [{ taken, at: trip.sailing.at }];
        })
        .sort((a, b) => a.taken - b.taken);
      const [quickest, slowest] = [times[0], times.at(-1)];
      const what = `${from} to ${ports[0]?.island?.slug}, ${vessel}`;
      const [low, high] = minutes;
      if (!quickest || !slowest)
        return [warning(undefined, `${what}: the guide has a direct boat, no line has`)];
      const [least, most] = [quickest.taken, slowest.taken];
      const isUsual = Math.abs(least - low) <= tolerated && most <= high + tolerated;
      if (isUsual) return [];
      return [
        warning(quickest.at, `${what}: ${least} to ${most} min, the page says ${low} to ${high}`),
      ];
    }),
  );
};
