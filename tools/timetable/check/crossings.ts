import type { GtfsTrip } from '../gtfs/trips.ts';
import type { PortRow } from '../tables/typical.ts';
import { type Finding, type Rule, warning } from './finding.ts';

/** The guides give what is usual; a timetable may be this much outside. */
const tolerated = 0.15;

/** Minutes of the trip from a port to an island; undefined where it does not go there. */
function minutesOf(trip: GtfsTrip, from: string, ports: readonly string[]): number | undefined {
  const start = trip.calls.findIndex(({ portId }) => portId === from);
  const end = trip.calls.findIndex(({ portId }, index) => index > start && ports.includes(portId));
  const [departs, arrives] = [trip.calls[start], trip.calls[end]];
  return departs && arrives && end > start ? arrives.arrival - departs.departure : undefined;
}

/** The quickest boat of a kind takes about what the guide of the island says. */
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
      const quickest = times[0];
      const what = `${from} to ${ports[0]?.island?.slug}, ${vessel}`;
      const [low, high] = minutes;
      if (!quickest)
        return [warning(undefined, `${what}: the guide has a direct boat, no line has`)];
      const { taken, at } = quickest;
      const usual = taken >= low * (1 - tolerated) && taken <= high * (1 + tolerated);
      return usual ? [] : [warning(at, `${what}: ${taken} min, the guide says ${low} to ${high}`)];
    }),
  );
};
