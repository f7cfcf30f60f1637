import type { Facts, Reason } from './facts';
import { type Hold, holds, type Thing, things } from './things';

/** A line of the manifest. */
export interface PackedThing extends Pick<Thing, 'id' | 'text'> {
  readonly count: number;
  readonly each: boolean;
  readonly why?: Reason;
}

export interface PackedHold {
  readonly hold: Hold;
  readonly things: readonly PackedThing[];
}

/** Packing list of a trip: the items of its rules, without removed ones. */
export function packingOf(facts: Facts, without: readonly string[] = []): PackedHold[] {
  return holds.flatMap((hold) => {
    const packed = things.flatMap((thing): PackedThing[] => {
      const count = thing.hold === hold && !without.includes(thing.id) ? thing.count(facts) : 0;
      if (count < 1) return [];
      const why = thing.why?.(facts);
      const { id, text, each = false } = thing;
      return [{ id, text, count, each, ...(why ? { why } : {}) }];
    });
    return packed.length > 0 ? [{ hold, things: packed }] : [];
  });
}

/** Things that were removed and would otherwise be on this list. */
export const leftOut = (facts: Facts, without: readonly string[]) =>
  things.filter((thing) => without.includes(thing.id) && thing.count(facts) > 0);
