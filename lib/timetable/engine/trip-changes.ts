import type { Day } from '../../time/days.ts';
import type { FerryFeed, GtfsTrip } from '../types.ts';
import type { TripTable } from './trip-table.ts';

/**
 * What is different about one trip on one service day. Plain data: it can be sent to a worker. Several changes of one
 * trip and day are as many sailings: what is left where the middle of a trip is cancelled.
 */
export interface TripChange {
  /** Index into the feed's trips. */
  readonly trip: number;
  readonly day: Day;
  /** One for each call of the trip; undefined where it does not sail at all. */
  readonly calls: readonly ChangedCall[] | undefined;
}

/** When a call is expected, minutes since the origin of the service day, in whatever order they go forward. */
export interface ChangedCall {
  readonly arrival: number;
  readonly departure: number;
  /** The boat passes: nobody boards or gets off. */
  readonly skipped: boolean;
}

/** The sailings of a feed with those of the changed days behind them, under numbers of their own. */
export interface ChangedTrips {
  readonly trips: readonly GtfsTrip[];
  /** Of each trip, the one of the feed it is; itself for those of the feed. */
  readonly scheduled: Int32Array;
  /** By service day, what sails in the place of a trip of the feed: other numbers, or none. */
  readonly byDay: ReadonlyMap<Day, ReadonlyMap<number, readonly number[]>>;
}

/** @throws {RangeError} when a change names no trip of the feed, or not as many calls as it has */
export function changedTrips(
  { trips }: FerryFeed,
  table: TripTable,
  changes: readonly TripChange[],
): ChangedTrips {
  const all = [...trips];
  const scheduled = Array.from({ length: table.count }, (_, index) => index);
  const byDay = new Map<Day, Map<number, number[]>>();
  for (const { trip: index, day, calls } of changes) {
    const trip = trips[index];
    if (!trip || (calls && calls.length !== trip.calls.length)) {
      throw new RangeError(`A change fits no trip: ${index}`);
    }
    const ofDay = byDay.get(day) ?? new Map<number, number[]>();
    byDay.set(day, ofDay);
    const sailings = ofDay.get(index) ?? [];
    ofDay.set(index, sailings);
    if (!calls) continue;
    sailings.push(all.length);
    scheduled.push(index);
    all.push({
      ...trip,
      calls: trip.calls.map((call, position) => {
        const { arrival, departure, skipped } = calls[position] as ChangedCall;
        const [boards, alights] = [call.boards && !skipped, call.alights && !skipped];
        return { ...call, arrival, departure, boards, alights };
      }),
    });
  }
  return { trips: all, scheduled: Int32Array.from(scheduled), byDay };
}
