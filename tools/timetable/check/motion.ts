import type { VesselKind } from '../../../lib/sea/timetable/types.ts';
import { seaLeg } from '../gtfs/sea-legs.ts';
import type { GtfsTrip } from '../gtfs/trips.ts';
import type { Typical } from '../tables/typical.ts';
import { type Finding, fault, type Rule, warning } from './finding.ts';

/** Speed in knots between two stops that the fastest ship of a kind reaches in this area. */
const fastest: Record<VesselKind, number> = {
  conventional: 24.5,
  'high-speed': 40,
  local: 18,
  passenger: 30,
};
const slowest = 5;
/** Below this many nautical miles, leaving the quay and mooring take most of the time. */
const shortMiles = 3;
const slowestShort = 2.5;
/** Allowance in knots, because a timetable uses steps of five minutes. */
const slackKnots = 1.5;
const shortestBerth = 3;

function checkLeg(typical: Typical, trip: GtfsTrip, index: number): Finding[] {
  const [from, to] = [trip.calls[index - 1], trip.calls[index]];
  const ports = [
    from && typical.ports.get(from.portId),
    to && typical.ports.get(to.portId),
  ] as const;
  if (!from || !to || !ports[0] || !ports[1]) return [];
  const { miles } = seaLeg(ports[0], ports[1]);
  const minutes = to.arrival - from.departure;
  const knots = (miles / minutes) * 60;
  const { kind, name, knots: service } = trip.vessel;
  const what = `${name}, ${from.portId} to ${to.portId}: ${miles.toFixed(1)} miles in ${minutes} min is ${knots.toFixed(1)} knots`;
  if (knots > fastest[kind]) return [fault(trip.sailing.at, `${what}, too fast for ${kind}`)];
  if (knots < (miles < shortMiles ? slowestShort : slowest)) {
    return [fault(trip.sailing.at, `${what}, too slow`)];
  }
  if (knots > service + slackKnots) {
    return [warning(trip.sailing.at, `${what}, her service speed is ${service}`)];
  }
  return [];
}

/** Ships sail at feasible speeds and stay long enough for people to disembark. */
export const checkMotion: Rule = (typical, trips) => {
  const seen = new Set<string>();
  return trips.flatMap((trip) => {
    // All runs of a shuttle are alike, so one of them is enough.
    if (seen.has(trip.sailing.id)) return [];
    seen.add(trip.sailing.id);
    const berths = trip.calls
      .slice(1, -1)
      .flatMap(({ portId, arrival, departure }) =>
        departure - arrival < shortestBerth
          ? [fault(trip.sailing.at, `${portId}: ${departure - arrival} min in port`)]
          : [],
      );
    const legs = trip.calls.flatMap((_, index) =>
      index > 0 ? checkLeg(typical, trip, index) : [],
    );
    return [...berths, ...legs];
  });
};
