import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Places } from './places.ts';

/** State of a partial journey in a port or on board. On board `ready` is unused. */
export interface Label {
  /** Departure of the first boat. */
  readonly departure: EpochMinutes;
  /** Instant from which the next boat can be boarded; at a target port, the arrival. */
  readonly ready: EpochMinutes;
  readonly boats: number;
  /** Latest departure of the next boat; without a limit on waiting, later than any search. */
  readonly expires: EpochMinutes;
  /** Sum of the adult fares; infinite if one is unknown. */
  readonly cents: number;
  /** Sum for the party with its vehicle. Equals the adult fares if no party is given. */
  readonly partyCents: number;
  readonly before: Label | undefined;
  readonly run: number;
  readonly boardCall: number;
  readonly alightCall: number;
  /**
   * True if the boat just left stays long enough to be boarded again, which is not allowed as a
   * change. Such a label does not dominate one that came on another boat.
   */
  readonly boatWaits: boolean;
  /**
   * Places visited: those left, those where one could have got off, and the current one. No boat
   * may lead back there.
   */
  readonly been: Places;
}

/** Creates a label on board of a run, boarded as the first boat or after `before`. */
export function onBoard(
  departure: EpochMinutes,
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

/** Labels in a port that no other label dominates. */
export interface PortBag {
  /** Labels that are ready now, which are compared without their time. */
  settled: Label[];
  /** Labels that are not ready yet, in order of `ready`. */
  readonly pending: Label[];
}

/**
 * True if `a`, of two ready labels, is as good as `b` in every respect and has visited no further
 * places.
 */
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
 * True if other labels together dominate `b`. With a limit on waiting, a later label may wait
 * longer, so it is kept next to an earlier one that is better otherwise. A label whose boat waits
 * replaces `b` on every boat but its own; two such labels from different boats replace it on every
 * boat.
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

/** Adds a label unless the labels that are ready before it dominate it. */
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

/** Moves the labels that are ready now to the settled ones. */
export function settle(bag: PortBag, now: EpochMinutes): void {
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

/** Journeys found so far. None dominates another in departure, arrival, boats and fares. */
export class TargetBag {
  labels: Label[] = [];

  /** True if no partial journey at `now` with these values can improve any respect. */
  beats(
    departure: EpochMinutes,
    now: EpochMinutes,
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
