import { addDays } from '../../../time/days.ts';
import type { FerryFeed, PortCall } from '../../types.ts';

/** A boat of one service day; its calls in instants. */
export interface Run {
  readonly tripId: string;
  readonly lineId: string;
  readonly serviceDay: string;
  readonly calls: readonly PortCall[];
}

/** Clocks of Athens in 2027: minutes ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const summerStart = Date.parse('2027-03-28T01:00Z') / 60_000;
  const summerEnd = Date.parse('2027-10-31T01:00Z') / 60_000;
  return instant >= summerStart && instant < summerEnd ? 180 : 120;
}

/** Noon less twelve hours. */
export function athensOrigin(date: string): number {
  const noon = Date.parse(`${date}T12:00Z`) / 60_000;
  return noon - offsetAt(noon - 120) - 720;
}

export function athensMidnight(date: string): number {
  const midnight = Date.parse(`${date}T00:00Z`) / 60_000;
  return midnight - offsetAt(midnight - 120);
}

/** All boats of a network, found day by day from its services. */
export function runsOf(feed: FerryFeed, firstDay: string): Run[] {
  const runs: Run[] = [];
  for (let index = -2; index < 7; index += 1) {
    const date = addDays(firstDay, index);
    const origin = athensOrigin(date);
    for (const trip of feed.trips) {
      const service = feed.services.find(({ id }) => id === trip.serviceId);
      if (!service || service.removed.has(date)) continue;
      // All weekdays are on in these networks.
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
