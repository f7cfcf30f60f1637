import { dateOf, minutesPerDay } from '../../../lib/foundation/time/days.ts';
import { seaLeg } from '../gtfs/sea-legs.ts';
import type { GtfsTrip } from '../gtfs/trips.ts';
import type { Typical } from '../tables/typical.ts';
import { clock, type Finding, fault, type Rule } from './finding.ts';

/** Minutes between the last stop of a run and the first of the next in the same port. */
const turnaround = 5;

interface Voyage {
  readonly trip: GtfsTrip;
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

function voyagesOf(trips: readonly GtfsTrip[]): Voyage[] {
  return trips
    .flatMap((trip) => {
      const [first, last] = [trip.calls[0], trip.calls.at(-1)];
      if (!first || !last) return [];
      return trip.service.days.map((day) => ({
        trip,
        day,
        start: day * minutesPerDay + first.departure,
        end: day * minutesPerDay + last.arrival,
      }));
    })
    .sort((a, b) => a.start - b.start);
}

/**
 * Minutes a vessel needs after one trip to be ready for the next, including an empty voyage if
 * necessary.
 */
function minutesBetween(typical: Typical, trip: GtfsTrip, next: GtfsTrip): number {
  const [end, start] = [trip.calls.at(-1), next.calls[0]];
  const [from, to] = [
    end && typical.ports.get(end.portId),
    start && typical.ports.get(start.portId),
  ];
  if (!from || !to || from === to) return turnaround;
  return (seaLeg(from, to).miles / trip.vessel.knots) * 60 + turnaround;
}

/** No vessel is in two places at once on any day of the feed. */
export const checkVessels: Rule = (typical, trips) => {
  const findings = new Map<string, Finding>();
  const byVessel = Map.groupBy(trips, ({ vessel }) => vessel.id);
  for (const own of byVessel.values()) {
    const voyages = voyagesOf(own);
    for (const [index, next] of voyages.entries()) {
      const voyage = voyages[index - 1];
      if (!voyage) continue;
      const needed = minutesBetween(typical, voyage.trip, next.trip);
      if (next.start - voyage.end >= needed) continue;
      const key = `${voyage.trip.sailing.id} ${next.trip.sailing.id}`;
      if (findings.has(key)) continue;
      const [end, start] = [voyage.trip.calls.at(-1), next.trip.calls[0]];
      findings.set(
        key,
        fault(
          next.trip.sailing.at,
          `${next.trip.vessel.name} leaves ${start?.portId} at ${clock(start?.departure ?? 0)} as ${next.trip.id} on ${dateOf(next.day)}, but ${voyage.trip.id} of ${dateOf(voyage.day)} ends at ${end?.portId} at ${clock(end?.arrival ?? 0)}: ${Math.round(needed)} min needed`,
        ),
      );
    }
  }
  return [...findings.values()];
};
