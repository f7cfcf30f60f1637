import { deserialize, serialize } from 'node:v8';
import type { FerryFeed } from '../types.ts';
import { withChanges } from './changed-timetable.ts';
import { type Timetable, type TimetableArrays, timetableOver } from './timetable.ts';
import type { TripChange } from './trip-changes.ts';
import { indexById } from './trip-table.ts';

/**
 * A timetable that threads hold together: its arrays and the bytes of its feed lie in shared memory, so that to
 * send one is to send where it lies. Each thread reads the feed's words once for itself.
 */
export interface SharedTimetable {
  readonly feed: Uint8Array;
  readonly ports: Omit<TimetableArrays['ports'], 'indexOf'>;
  readonly trips: TimetableArrays['trips'];
  readonly fares: TimetableArrays['fares'];
  /** Changes to the feed on single days, as plain numbers that can be posted. */
  readonly changes?: readonly TripChange[];
}

export function shareTimetable(timetable: Timetable): SharedTimetable {
  const { indexOf: _, ...ports } = timetable.ports;
  return {
    feed: inSharedMemory(serialize(timetable.feed)),
    ports: shared(ports),
    trips: shared(timetable.trips),
    fares: shared(timetable.fares),
  };
}

/**
 * The timetable over the shared arrays themselves, with its changes; with a feed of its own unless this thread has
 * it already.
 */
export function openTimetable(
  memory: SharedTimetable,
  feed = deserialize(memory.feed) as FerryFeed,
): Timetable {
  const timetable = timetableOver(feed, {
    ports: { ...memory.ports, indexOf: indexById(feed.ports, 'port') },
    trips: memory.trips,
    fares: memory.fares,
  });
  return withChanges(timetable, memory.changes ?? []);
}

/** A table with every typed array of it in shared memory; numbers stay as they are. */
function shared<Table extends object>(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? inSharedMemory(value as TypedArray) : value,
    ]),
  ) as Table;
}

type TypedArray = Uint8Array | Int8Array | Int32Array | Float64Array;

function inSharedMemory<Values extends TypedArray>(values: Values): Values {
  // A Buffer is made in another way than the Uint8Array that it is.
  const Kind = values instanceof Uint8Array ? Uint8Array : values.constructor;
  const copy = new (Kind as new (memory: SharedArrayBuffer) => Values)(
    new SharedArrayBuffer(values.byteLength),
  );
  copy.set(values as never);
  return copy;
}
