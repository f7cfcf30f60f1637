import { mostBoats } from './scan-labels.ts';

/** Boats after which one may board another: fewer by one than the most. */
const queuesOfDoor = mostBoats - 1;

/**
 * Those who got off in a port, by the doors through which they board again: one of the port itself, one for each
 * road out of it. Behind a door stands a queue for each number of boats used so far.
 *
 * What a transfer costs grows with the wait, by the same minute for all, so of two in a queue the one that came
 * later and for no more (once the wait is priced in) is better for as long as either may wait. Only a boat is not
 * boarded straight after leaving it, so one is dropped when two of different boats are better. A queue then
 * holds a handful, and each that enters leaves once, where to look at all who got off took the square of them.
 */
export interface TransferQueues {
  /** Somebody gets off in a port behind a connection; in order of the connections' departures. */
  alight(port: number, connection: number): void;
  /**
   * The cheapest label in a queue for somebody who boards at an instant that never is before the last one asked
   * with: the label's index, or -1. `cost` then says what it comes to with the wait.
   */
  cheapest(door: number, boats: number, time: number, run: number): number;
  /** Lets those through a door who got off in its port by an instant. */
  enter(door: number, port: number, latest: number): void;
  /** Of the label found last, without what a transfer costs. */
  cost: number;
}

interface Arrays {
  /** By port: the first and the last to arrive. */
  first: Int32Array;
  last: Int32Array;
  /** By connection: who arrived next in the same port, and who before. */
  next: Int32Array;
  before: Int32Array;
  /** By door: who went through last. */
  entered: Int32Array;
  /** By queue: oldest and newest entry. */
  oldest: Int32Array;
  newest: Int32Array;
}

/** Entries of all queues; they grow when they are full. */
interface Entries {
  count: number;
  label: Int32Array;
  /** Cost less the wait up to the arrival. */
  value: Float64Array;
  /** Run of one that came later for no more; -1 where there is none. */
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

/** What the queues read of a scan. */
export interface QueuedScan {
  readonly ports: number;
  readonly doors: number;
  readonly connections: number;
  readonly arrival: Int32Array;
  readonly run: Int32Array;
  /** Cost after getting off, by label. */
  readonly alight: Float64Array;
  /** What a minute of waiting costs. */
  readonly waitMinute: number;
  readonly longestWait: number;
}

/** Empty queues; a scan runs through without pause, so all scans share their arrays. */
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
        // Those before it that nobody betters are cheaper still.
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
      // From the last to arrive: boats arrive nearly in the order in which they leave.
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
