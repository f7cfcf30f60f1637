import type { GtfsTrip, PortCall } from '../types.ts';
import { longestStayMinutes } from './settings.ts';
import type { Tables } from './table.ts';

/** What transfers.txt says of staying on board from one trip to the next. */
export interface Seats {
  /** Type 4: from trip id to trip id. */
  readonly stay: ReadonlyMap<string, string>;
  /** Type 5, as `from\nto`: everybody gets off, whatever the block says. */
  readonly leave: ReadonlySet<string>;
}

export function readSeats(tables: Tables, isTrip: (id: string) => boolean): Seats {
  const stay = new Map<string, string>();
  const leave = new Set<string>();
  // With a column of stops, which is all that many a file of transfers has.
  const columns = ['from_trip_id', 'to_trip_id', 'transfer_type', 'from_stop_id'] as const;
  tables.each('transfers.txt', columns, (row) => {
    const { from_trip_id: from, to_trip_id: to, transfer_type: type } = row;
    if (!isTrip(from) || !isTrip(to) || from === to) return;
    if (type === '4') stay.set(from, to);
    else if (type === '5') leave.add(`${from}\n${to}`);
  });
  return { stay, leave };
}

/**
 * Whether the next trip goes on where the ones before it end. One of the same block has to leave within three hours
 * and to call somewhere new: a boat that turns round carries nobody further.
 */
export function isJoinable(chain: readonly GtfsTrip[], next: GtfsTrip, isTold: boolean): boolean {
  const [last, first] = [chain.at(-1)?.calls.at(-1), next.calls[0]];
  if (!last || !first || last.portId !== first.portId) return false;
  const stay = first.departure - last.arrival;
  if (stay < 0) return false;
  if (isTold) return true;
  const before = new Set(chain.flatMap(({ calls }) => calls.map(({ portId }) => portId)));
  return stay <= longestStayMinutes && next.calls.some(({ portId }) => !before.has(portId));
}

/** Several trips as one; a single one stays as it is. */
export function joinCalls(trips: readonly GtfsTrip[]): GtfsTrip {
  const [first, ...rest] = trips;
  if (!first) throw new RangeError('No trip to join');
  if (rest.length === 0) return first;
  const calls: PortCall[] = [...first.calls];
  const parts = [{ tripId: first.id, lineId: first.lineId, firstCall: 0 }];
  for (const { id, lineId, calls: next } of rest) {
    const [arriving, leaving] = [calls.pop(), next[0]];
    if (!arriving || !leaving) continue;
    parts.push({ tripId: id, lineId, firstCall: calls.length });
    const { departure, boards } = leaving;
    calls.push({ ...arriving, departure, boards }, ...next.slice(1));
  }
  const { shapeId: _, ...common } = first;
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
