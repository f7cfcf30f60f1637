import { deserialize, serialize } from 'node:v8';
import type { FerryFeed } from '../types.ts';
import { withChanges } from './changed-timetable.ts';
import { type Timetable, type TimetableArrays, timetableOver } from './timetable.ts';
import type { TripChange } from './trip-changes.ts';
import { indexById } from './trip-table.ts';

/**
 * Timetable in shared memory, for several threads. Its arrays and the serialized feed are not
 * copied when it is posted. Each thread deserializes the feed once.
 */
export interface SharedTimetable {
  readonly feed: Uint8Array;
  readonly ports: Omit<TimetableArrays['ports'], 'indexOf'>;
  readonly trips: TimetableArrays['trips'];
  readonly fares: TimetableArrays['fares'];
  /** Changes on single days, as plain data that can be posted. */
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
 * Opens a timetable over the shared arrays and applies its changes. Deserializes the feed unless
 * this thread already has it.
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

/** Copies the typed arrays of a table to shared memory and keeps its other values. */
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
  // The constructor of Buffer does not accept shared memory like that of Uint8Array.
  const Kind = values instanceof Uint8Array ? Uint8Array : values.constructor;
  const copy = new (Kind as new (memory: SharedArrayBuffer) => Values)(
    new SharedArrayBuffer(values.byteLength),
  );
  copy.set(values as never);
  return copy;
}
