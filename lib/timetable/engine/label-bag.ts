import type { Instant } from '../../time/types.ts';
import type { Places } from './places.ts';

/** One way of having reached a port, or of being on board (then `ready` is not read). */
export interface Label {
  /** Departure of the first boat. */
  readonly departure: Instant;
  /** When the next boat can be boarded; in a target port, the arrival. */
  readonly ready: Instant;
  readonly boats: number;
  /** Last instant at which the next boat may leave; later than any search without a limit on waiting. */
  readonly expires: Instant;
  /** Adult fares so far; infinite as soon as one is unknown. */
  readonly cents: number;
  /** The same for the party with its vehicle. Without a vehicle it is the adult fare again. */
  readonly partyCents: number;
  readonly before: Label | undefined;
  readonly run: number;
  readonly boardCall: number;
  readonly alightCall: number;
  /**
   * True where the boat just left waits long enough to be boarded again, which is no change of boat and
   * not allowed: such a label cannot stand in for one that came on another boat.
   */
  readonly boatWaits: boolean;
  /** Where one has been: the places one left, could have got off in, or is in. No boat may lead back there. */
  readonly been: Places;
}

/** A label of having boarded a run at its first boat, or after `before`. */
export function onBoard(
  departure: Instant,
  before: Label | undefined,
  run: number,
  boardCall: number,
  been: Places,
): Label {
  return {
    departure,
    ready: 0,
    expires: 0,
    boats: (before?.boats ?? 0) + 1,
    cents: before?.cents ?? 0,
    partyCents: before?.partyCents ?? 0,
    before,
    run,
    boardCall,
    alightCall: 0,
    boatWaits: false,
    been,
  };
}

/** Keeps the labels that no other label dominates. */
export interface PortBag {
  /** Ready by now: compared without their time. */
  settled: Label[];
  /** In order of `ready`. */
  readonly pending: Label[];
}

/** Whether `a` is as good as `b` in every respect, and leaves open every place that `b` does, of two that are ready. */
function isAsGood(a: Label, b: Label): boolean {
  return (
    a.departure >= b.departure &&
    a.boats <= b.boats &&
    a.cents <= b.cents &&
    a.partyCents <= b.partyCents &&
    a.expires >= b.expires &&
    (a.been === b.been || (a.been & ~b.been) === 0n)
  );
}

/**
 * Whether whoever has all of some labels needs no `b`. One that came later may wait longer: where waiting is limited it
 * stays beside one that came earlier and is better in everything else. One whose boat waits stands in for `b` on every
 * boat but its own; two of them, come on different boats, on every boat.
 */
function isNeedless(b: Label, labels: readonly Label[], end = labels.length): boolean {
  let waits: Label | undefined;
  for (let index = 0; index < end; index += 1) {
    const a = labels[index] as Label;
    if (a === b || !isAsGood(a, b)) continue;
    if (!a.boatWaits || (a.run === b.run && a.alightCall === b.alightCall)) return true;
    if (waits && waits.run !== a.run) return true;
    waits ??= a;
  }
  return false;
}

/** Adds a label unless those in the bag that are ready before it leave no need of it. */
export function addPending(bag: PortBag, label: Label): void {
  if (isNeedless(label, bag.settled)) return;
  const { pending } = bag;
  let place = pending.length;
  while (place > 0 && (pending[place - 1] as Label).ready > label.ready) place -= 1;
  if (isNeedless(label, pending, place)) return;
  pending.splice(place, 0, label);
  let kept = place + 1;
  for (let index = place + 1; index < pending.length; index += 1) {
    const other = pending[index] as Label;
    if (isAsGood(label, other) && isNeedless(other, pending, kept)) continue;
    pending[kept] = other;
    kept += 1;
  }
  pending.length = kept;
}

/** Moves what is ready by now to the settled labels. */
export function settle(bag: PortBag, now: Instant): void {
  const { pending } = bag;
  let moved = 0;
  for (; moved < pending.length; moved += 1) {
    const label = pending[moved] as Label;
    if (label.ready > now) break;
    if (isNeedless(label, bag.settled)) continue;
    bag.settled.push(label);
    for (let index = bag.settled.length - 2; index >= 0; index -= 1) {
      const other = bag.settled[index] as Label;
      if (isAsGood(label, other) && isNeedless(other, bag.settled)) bag.settled.splice(index, 1);
    }
  }
  if (moved > 0) pending.splice(0, moved);
}

/** The journeys found so far: none as good as another in departure, arrival, boats and fares. */
export class TargetBag {
  labels: Label[] = [];

  /** True when no way that is at `now` with these values can still be better in any respect. */
  beats(
    departure: Instant,
    now: Instant,
    boats: number,
    cents: number,
    partyCents: number,
  ): boolean {
    for (const label of this.labels) {
      if (
        label.departure >= departure &&
        label.ready <= now &&
        label.boats <= boats &&
        label.cents <= cents &&
        label.partyCents <= partyCents
      ) {
        return true;
      }
    }
    return false;
  }

  add(label: Label): void {
    const { departure, ready, boats, cents, partyCents } = label;
    if (this.beats(departure, ready, boats, cents, partyCents)) return;
    this.labels = this.labels.filter(
      (other) =>
        other.departure > departure ||
        other.ready < ready ||
        other.boats < boats ||
        other.cents < cents ||
        other.partyCents < partyCents,
    );
    this.labels.push(label);
  }
}
