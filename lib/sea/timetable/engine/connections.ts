import type { Day } from '../../../foundation/time/days.ts';
import type { TripTable } from './trip-table.ts';

/**
 * Connections of one calendar day in order of departure. A connection is one trip from one call to
 * the next. Times are minutes since `origin` of {@link DayConnections}, so that days with the same
 * sailings share the arrays.
 */
export interface ConnectionBlock {
  readonly count: number;
  readonly trip: Int32Array;
  /** Index of the departure's call in the trip table. The arrival's call is the next one. */
  readonly call: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  /**
   * Number of days from the trip's service day to the calendar day; -1 for the service day after
   * it.
   */
  readonly lag: Int8Array;
}

/** All departures between one midnight and the next. */
export interface DayConnections {
  readonly day: Day;
  /** Instant from which the times of the block count. */
  readonly origin: number;
  readonly block: ConnectionBlock;
}

/** Trips of one service day that may depart on a calendar day. */
export interface BlockPart {
  readonly lag: number;
  /** Minutes from the origin of the calendar day to that of the service day. */
  readonly shift: number;
  readonly trips: Int32Array;
}

/**
 * Builds the block of departures from `start` up to but excluding `end`, in minutes since the
 * origin of the calendar day.
 */
export function makeBlock(
  trips: TripTable,
  parts: readonly BlockPart[],
  start: number,
  end: number,
): ConnectionBlock {
  const found: { trip: number; call: number; lag: number; shift: number }[] = [];
  for (const { lag, shift, trips: active } of parts) {
    for (const trip of active) {
      const last = (trips.firstCall[trip + 1] as number) - 1;
      for (let call = trips.firstCall[trip] as number; call < last; call += 1) {
        const departure = shift + (trips.callDeparture[call] as number);
        if (departure >= start && departure < end) found.push({ trip, call, lag, shift });
      }
    }
  }
  // Combine departure and index into one number for a stable numeric sort without a comparator.
  const order = Float64Array.from(
    found,
    ({ call, shift }, index) => (shift + (trips.callDeparture[call] as number)) * 2 ** 24 + index,
  ).sort();
  const count = found.length;
  const block = {
    count,
    trip: new Int32Array(count),
    call: new Int32Array(count),
    from: new Int32Array(count),
    to: new Int32Array(count),
    departure: new Int32Array(count),
    arrival: new Int32Array(count),
    lag: new Int8Array(count),
  };
  order.forEach((key, position) => {
    const entry = found[((key % 2 ** 24) + 2 ** 24) % 2 ** 24];
    if (!entry) return;
    const { trip, call, lag, shift } = entry;
    block.trip[position] = trip;
    block.call[position] = call;
    block.lag[position] = lag;
    block.from[position] = trips.callPort[call] as number;
    block.to[position] = trips.callPort[call + 1] as number;
    block.departure[position] = shift + (trips.callDeparture[call] as number);
    block.arrival[position] = shift + (trips.callArrival[call + 1] as number);
  });
  return block;
}
