import { feedCalls, type GtfsTrip, type PortCall, type TripPart } from '../types.ts';
import type { Faults } from './faults.ts';
import { longestStayMinutes } from './settings.ts';
import type { Tables } from './table.ts';

/**
 * In-seat transfers of transfers.txt, for which passengers stay on board from one trip to the next.
 */
export interface Seats {
  /** Type 4: by trip id, the trips that may continue it on a day, with the lines of the rows. */
  readonly stay: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Type 5, as `from\nto`: passengers have to get off, even within a block. */
  readonly leave: ReadonlySet<string>;
}

const file = 'transfers.txt';

/**
 * Reads the in-seat transfers. `isOther` is true for trips that are no ferries or were dropped with
 * a fault.
 */
export function readSeats(
  tables: Tables,
  isTrip: (id: string) => boolean,
  isOther: (id: string) => boolean,
  faults: Faults,
): Seats {
  const stay = new Map<string, Map<string, number>>();
  const leave = new Set<string>();
  // Includes a stop column, because many transfer files have no columns of trips.
  const columns = ['from_trip_id', 'to_trip_id', 'transfer_type', 'from_stop_id'] as const;
  tables.each(file, columns, (row, line) => {
    const { from_trip_id: from, to_trip_id: to, transfer_type: type } = row;
    if (type !== '4' && type !== '5') return;
    if (isOther(from) || isOther(to)) return;
    for (const field of ['from_trip_id', 'to_trip_id'] as const) {
      if (!isTrip(row[field])) return faults.add(file, `no trip “${row[field]}”`, line, field);
    }
    if (from === to) return faults.add(file, `from “${from}” to itself`, line, 'to_trip_id');
    if (type === '5') leave.add(`${from}\n${to}`);
    else stay.set(from, (stay.get(from) ?? new Map<string, number>()).set(to, line));
  });
  return { stay, leave };
}

/**
 * Reports the rows of type 4 that joined nothing: the trips end and begin in different ports, never
 * sail on the same service day, or another trip continues the first one.
 */
export function reportUnjoined(trips: readonly GtfsTrip[], { stay }: Seats, faults: Faults): void {
  const joined = new Set<string>();
  for (const { parts = [] } of trips) {
    for (const [index, { tripId }] of parts.entries()) {
      joined.add(`${parts[index - 1]?.tripId}\n${tripId}`);
    }
  }
  for (const [from, nexts] of stay) {
    for (const [to, line] of nexts) {
      if (joined.has(`${from}\n${to}`)) continue;
      const message = `“${to}” never goes on where “${from}” ends, on the same service day: not joined`;
      faults.add(file, message, line, 'to_trip_id');
    }
  }
}

/**
 * True if the next trip starts at a stop of the port where the previous ones end. Within a block
 * without a transfer row it must leave within three hours and call at a new port, because a boat
 * that returns carries nobody further.
 */
export function isJoinable(
  chain: readonly GtfsTrip[],
  next: GtfsTrip,
  hasTransferRow: boolean,
  portOf: (stopId: string) => string,
): boolean {
  const [last, first] = [chain.at(-1)?.calls.at(-1), next.calls[0]];
  if (!last || !first || portOf(last.portId) !== portOf(first.portId)) return false;
  const stay = first.departure - last.arrival;
  if (stay < 0) return false;
  if (hasTransferRow) return true;
  const before = new Set(chain.flatMap(({ calls }) => calls.map(({ portId }) => portOf(portId))));
  return stay <= longestStayMinutes && next.calls.some(({ portId }) => !before.has(portOf(portId)));
}

/** Joins several trips into one. Returns a single trip unchanged. */
export function joinCalls(trips: readonly GtfsTrip[]): GtfsTrip {
  const [first, ...rest] = trips;
  if (!first) throw new RangeError('No trip to join');
  if (rest.length === 0) return first;
  const calls: PortCall[] = [...first.calls];
  const parts = [partOf(first, 0)];
  for (const trip of rest) {
    const [arriving, leaving] = [calls.pop(), trip.calls[0]];
    if (!arriving || !leaving) continue;
    parts.push(partOf(trip, calls.length));
    const { arrival } = arriving;
    const { departure, boards, boardsBy } = leaving;
    const { boardsBy: _, ...landing } = arriving;
    const stops = [
      ...feedCalls({ ...arriving, departure: arrival }),
      ...feedCalls({ ...leaving, arrival: departure }).map((stop) => ({
        ...stop,
        startsPart: true as const,
      })),
    ];
    const boarding = boardsBy ? { boards, boardsBy } : { boards };
    calls.push({ ...landing, ...boarding, departure, stops }, ...trip.calls.slice(1));
  }
  const { shapeId: _, direction: __, ...common } = first;
  return {
    ...common,
    id: trips.map(({ id }) => id).join('+'),
    lineId: [...new Set(trips.map(({ lineId }) => lineId))].join('+'),
    takesVehicles: trips.every(({ takesVehicles }) => takesVehicles),
    exactTimes: trips.every(({ exactTimes }) => exactTimes),
    calls,
    parts,
  };
}

const partOf = ({ id, lineId, direction }: GtfsTrip, firstCall: number): TripPart => ({
  tripId: id,
  lineId,
  ...(direction === undefined ? {} : { direction }),
  firstCall,
});
