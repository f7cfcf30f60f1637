import type { FerryFeed } from '../types.ts';

/**
 * Trips and their calls in flat arrays. The calls of trip `t` have the indices `firstCall[t]` up to
 * but excluding `firstCall[t + 1]`.
 */
export interface TripTable {
  readonly count: number;
  /** Index into `feed.lines`. */
  readonly line: Int32Array;
  /** Index into `feed.services`. */
  readonly service: Int32Array;
  /** One entry more than there are trips. */
  readonly firstCall: Int32Array;
  /** Index into `feed.ports`. */
  readonly callPort: Int32Array;
  /** Minutes since the origin of the service day. */
  readonly callArrival: Int32Array;
  readonly callDeparture: Int32Array;
  /** 1 if passengers may board, or get off. */
  readonly callBoards: Uint8Array;
  readonly callAlights: Uint8Array;
  /** Latest time of any call, minutes since the origin of the service day. */
  readonly latestTime: number;
}

/**
 * Compiles the trips of a feed.
 *
 * @throws {Error} when a trip names a port, line or service the feed does not have @throws
 * {RangeError} when a trip takes less than a minute from one port to the next. The searches rely on
 * this, and every validated feed satisfies it
 */
export function compileTrips(feed: FerryFeed): TripTable {
  const ports = indexById(feed.ports, 'port');
  const lines = indexById(feed.lines, 'line');
  const services = indexById(feed.services, 'service');
  const count = feed.trips.length;
  const calls = feed.trips.reduce((sum, trip) => sum + trip.calls.length, 0);
  const table = {
    count,
    line: new Int32Array(count),
    service: new Int32Array(count),
    firstCall: new Int32Array(count + 1),
    callPort: new Int32Array(calls),
    callArrival: new Int32Array(calls),
    callDeparture: new Int32Array(calls),
    callBoards: new Uint8Array(calls),
    callAlights: new Uint8Array(calls),
    latestTime: 0,
  };
  let next = 0;
  feed.trips.forEach((trip, index) => {
    table.line[index] = lines(trip.lineId);
    table.service[index] = services(trip.serviceId);
    let left = Number.NEGATIVE_INFINITY;
    for (const call of trip.calls) {
      if (call.arrival <= left || call.departure < call.arrival) {
        throw new RangeError(`Times of trip ${trip.id} do not go forward at ${call.portId}`);
      }
      left = call.departure;
      table.callPort[next] = ports(call.portId);
      table.callArrival[next] = call.arrival;
      table.callDeparture[next] = call.departure;
      table.callBoards[next] = call.boards ? 1 : 0;
      table.callAlights[next] = call.alights ? 1 : 0;
      table.latestTime = Math.max(table.latestTime, call.departure, call.arrival);
      next += 1;
    }
    table.firstCall[index + 1] = next;
  });
  return table;
}

/** Returns a function from ids to indexes that throws for unknown ids. */
export function indexById(
  entries: readonly { readonly id: string }[],
  what: string,
): (id: string) => number {
  const indexes = new Map(entries.map((entry, index) => [entry.id, index]));
  return (id) => {
    const index = indexes.get(id);
    if (index === undefined) throw new Error(`No ${what} ${id} in the timetable`);
    return index;
  };
}
