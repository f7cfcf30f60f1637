import { addDays } from '../../../../foundation/time/days.ts';
import type { FerryFeed, PortCall } from '../../types.ts';

/** Boat of one service day with instants as times of its calls. */
export interface Run {
  readonly tripId: string;
  readonly lineId: string;
  readonly serviceDay: string;
  readonly calls: readonly PortCall[];
}

/** Offset of Athens from UTC in minutes at an instant in 2027. */
function offsetAt(instant: number): number {
  const summerStart = Date.parse('2027-03-28T01:00Z') / 60_000;
  const summerEnd = Date.parse('2027-10-31T01:00Z') / 60_000;
  return instant >= summerStart && instant < summerEnd ? 180 : 120;
}

/** Noon minus twelve hours in Athens, as an instant. */
export function athensOrigin(date: string): number {
  const noon = Date.parse(`${date}T12:00Z`) / 60_000;
  return noon - offsetAt(noon - 120) - 720;
}

export function athensMidnight(date: string): number {
  const midnight = Date.parse(`${date}T00:00Z`) / 60_000;
  return midnight - offsetAt(midnight - 120);
}

/** Returns all boats of a network by its services, day by day. */
export function runsOf(feed: FerryFeed, firstDay: string): Run[] {
  const runs: Run[] = [];
  for (let index = -2; index < 7; index += 1) {
    const date = addDays(firstDay, index);
    const origin = athensOrigin(date);
    for (const trip of feed.trips) {
      const service = feed.services.find(({ id }) => id === trip.serviceId);
      if (!service || service.removed.has(date)) continue;
      // All weekdays are active in these networks.
      if (!service.added.has(date) && (date < service.start || date > service.end)) continue;
      runs.push({
        tripId: trip.id,
        lineId: trip.lineId,
        serviceDay: date,
        calls: trip.calls.map((call) => ({
          ...call,
          arrival: origin + call.arrival,
          departure: origin + call.departure,
        })),
      });
    }
  }
  return runs;
}
