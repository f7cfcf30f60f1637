import type { Day } from '../../../foundation/time/days.ts';
import type { FerryFeed, GtfsTrip } from '../types.ts';
import type { TripTable } from './trip-table.ts';

/**
 * Change of one trip on one service day, as plain data that can be posted to a worker. Several
 * changes of the same trip and day are separate sailings, the remaining parts of a trip whose
 * middle is cancelled.
 */
export interface TripChange {
  /** Index into the feed's trips. */
  readonly trip: number;
  readonly day: Day;
  /** One entry per call of the trip; undefined if it does not sail. */
  readonly calls: readonly ChangedCall[] | undefined;
}

/**
 * Expected times of a call in minutes since the origin of the service day. They must still increase
 * along the trip.
 */
export interface ChangedCall {
  readonly arrival: number;
  readonly departure: number;
  /** The boat skips this call: nobody boards or gets off. */
  readonly skipped: boolean;
}

/** Trips of a feed, followed by the changed sailings with numbers of their own. */
export interface ChangedTrips {
  readonly trips: readonly GtfsTrip[];
  /** Original number of each trip; its own for trips of the feed. */
  readonly scheduled: Int32Array;
  /**
   * By service day and trip of the feed: numbers of the sailings that replace it, empty if it does
   * not sail.
   */
  readonly byDay: ReadonlyMap<Day, ReadonlyMap<number, readonly number[]>>;
}

/**
 * Builds the trips with changes.
 *
 * @throws {RangeError} when a change does not match a trip of the feed or its number of calls
 */
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
