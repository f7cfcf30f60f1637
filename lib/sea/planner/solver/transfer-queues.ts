import { mostBoats } from './scan-labels.ts';

/** Numbers of boats after which another may be boarded: one fewer than the maximum. */
const queuesOfDoor = mostBoats - 1;

/**
 * Travellers waiting for a transfer, by door: one door for each port and one for each road out of
 * it. Each door has a queue for each number of boats used so far.
 *
 * The cost of a transfer grows with the wait at the same rate for all. Of two entries in a queue,
 * the later one dominates if it costs no more with the wait included. A boat cannot be boarded
 * right after leaving it, so an entry is only dropped when two entries from different boats
 * dominate it. A queue therefore holds a handful of entries, and each enters and leaves once;
 * comparing all arrivals would take quadratic time.
 */
export interface TransferQueues {
  /**
   * Adds an arrival in a port after a connection. Called in order of the connections' departures.
   */
  alight(port: number, connection: number): void;
  /**
   * Returns the index of the cheapest label in a queue for boarding at `time`, or -1, and sets
   * `cost` to its cost including the wait. `time` must not decrease between calls.
   */
  cheapest(door: number, boats: number, time: number, run: number): number;
  /** Moves the arrivals in a port until an instant into the queues of a door. */
  enter(door: number, port: number, latest: number): void;
  /** Cost of the label found last, without the transfer. */
  cost: number;
}

interface Arrays {
  /** By port: first and last to arrive. */
  first: Int32Array;
  last: Int32Array;
  /** By connection: next and previous arrival in the same port. */
  next: Int32Array;
  before: Int32Array;
  /** By door: last arrival that entered. */
  entered: Int32Array;
  /** By queue: oldest and newest entry. */
  oldest: Int32Array;
  newest: Int32Array;
}

/** Entries of all queues. The arrays grow when they are full. */
interface Entries {
  count: number;
  label: Int32Array;
  /** Cost less the wait up to the arrival. */
  value: Float64Array;
  /** Run of a later entry that costs no more; -1 if there is none. */
  rival: Int32Array;
  older: Int32Array;
  newer: Int32Array;
}

let kept: Arrays | undefined;
let entries: Entries = entriesFor(1024);

function arraysFor(ports: number, doors: number, connections: number): Arrays {
  const fits =
    kept &&
    kept.first.length >= ports &&
    kept.entered.length >= doors &&
    kept.next.length >= connections;
  if (!kept || !fits) {
    kept = {
      first: new Int32Array(ports),
      last: new Int32Array(ports),
      next: new Int32Array(connections),
      before: new Int32Array(connections),
      entered: new Int32Array(doors),
      oldest: new Int32Array(doors * queuesOfDoor),
      newest: new Int32Array(doors * queuesOfDoor),
    };
  }
  for (const array of [kept.first, kept.last, kept.entered, kept.oldest, kept.newest]) {
    array.fill(-1);
  }
  return kept;
}

function entriesFor(size: number, old?: Entries): Entries {
  const made = {
    count: old?.count ?? 0,
    label: new Int32Array(size),
    value: new Float64Array(size),
    rival: new Int32Array(size),
    older: new Int32Array(size),
    newer: new Int32Array(size),
  };
  if (old) {
    made.label.set(old.label);
    made.value.set(old.value);
    made.rival.set(old.rival);
    made.older.set(old.older);
    made.newer.set(old.newer);
  }
  return made;
}

/** Fields of a scan that the queues read. */
export interface QueuedScan {
  readonly ports: number;
  readonly doors: number;
  readonly connections: number;
  readonly arrival: Int32Array;
  readonly run: Int32Array;
  /** Cost after getting off, by label. */
  readonly alight: Float64Array;
  /** Cost of one minute of waiting. */
  readonly waitMinute: number;
  readonly longestWait: number;
}

/** Returns empty queues. Scans run without interruption, so all of them share these arrays. */
export function transferQueues(scan: QueuedScan): TransferQueues {
  const { arrival, run, alight, waitMinute, longestWait } = scan;
  const { first, last, next, before, entered, oldest, newest } = arraysFor(
    scan.ports,
    scan.doors,
    scan.connections,
  );
  entries.count = 0;
  const runOf = (entry: number) =>
    run[Math.floor((entries.label[entry] as number) / mostBoats)] as number;

  function drop(queue: number, entry: number): void {
    const { older, newer } = entries;
    const [a, b] = [older[entry] as number, newer[entry] as number];
    if (a < 0) oldest[queue] = b;
    else newer[a] = b;
    if (b < 0) newest[queue] = a;
    else older[b] = a;
  }

  function push(queue: number, label: number, value: number): void {
    const newRun = run[Math.floor(label / mostBoats)] as number;
    for (let entry = newest[queue] as number; entry >= 0; ) {
      const { value: values, rival, older } = entries;
      const earlier = older[entry] as number;
      if ((values[entry] as number) >= value) {
        const known = rival[entry] as number;
        if (runOf(entry) === newRun || (known >= 0 && known !== newRun)) drop(queue, entry);
        else rival[entry] = newRun;
      } else if ((rival[entry] as number) < 0) {
        // Older entries without a rival are cheaper still.
        break;
      }
      entry = earlier;
    }
    if (entries.count === entries.label.length) {
      entries = entriesFor(entries.label.length * 2, entries);
    }
    const entry = entries.count;
    entries.count += 1;
    const tail = newest[queue] as number;
    entries.label[entry] = label;
    entries.value[entry] = value;
    entries.rival[entry] = -1;
    entries.older[entry] = tail;
    entries.newer[entry] = -1;
    if (tail < 0) oldest[queue] = entry;
    else entries.newer[tail] = entry;
    newest[queue] = entry;
  }

  return {
    cost: 0,
    alight(port, connection) {
      const time = arrival[connection] as number;
      // Search backwards: boats arrive almost in the order of their departures.
      let earlier = last[port] as number;
      while (earlier >= 0 && (arrival[earlier] as number) > time)
        earlier = before[earlier] as number;
      const later = earlier < 0 ? (first[port] as number) : (next[earlier] as number);
      before[connection] = earlier;
      next[connection] = later;
      if (earlier < 0) first[port] = connection;
      else next[earlier] = connection;
      if (later < 0) last[port] = connection;
      else before[later] = connection;
    },
    enter(door, port, latest) {
      let through = entered[door] as number;
      let one = through < 0 ? (first[port] as number) : (next[through] as number);
      while (one >= 0 && (arrival[one] as number) <= latest) {
        const waited = (arrival[one] as number) * waitMinute;
        for (let boats = 0; boats < queuesOfDoor; boats += 1) {
          const label = one * mostBoats + boats;
          const cost = alight[label] as number;
          if (cost < Infinity) push(door * queuesOfDoor + boats, label, cost - waited);
        }
        through = one;
        one = next[one] as number;
      }
      entered[door] = through;
    },
    cheapest(door, boats, time, boardedRun) {
      const queue = door * queuesOfDoor + boats;
      const { label, value, newer } = entries;
      let entry = oldest[queue] as number;
      while (
        entry >= 0 &&
        time - (arrival[Math.floor((label[entry] as number) / mostBoats)] as number) > longestWait
      ) {
        drop(queue, entry);
        entry = newer[entry] as number;
      }
      let found = -1;
      let least = Infinity;
      for (; entry >= 0; entry = newer[entry] as number) {
        if ((value[entry] as number) < least && runOf(entry) !== boardedRun) {
          least = value[entry] as number;
          found = label[entry] as number;
        }
      }
      this.cost = least + time * waitMinute;
      return found;
    },
  };
}
