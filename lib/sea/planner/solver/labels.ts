/** Maximum number of boats on one leg, which allows three changes. */
export const mostBoats = 4;

/** A way from the start of a leg to a quay or on board. */
export interface Label {
  /** In cents, without the ride on the boat one is on. */
  readonly cost: number;
  /** Fare of one adult so far; 0 if the fare is not limited. */
  readonly cents: number;
  /** Departure of the first boat; 0 if the duration is not limited. */
  readonly first: number;
  readonly boats: number;
  /** Connection at which the last boat was boarded, and the one after which it was left. */
  readonly boarded: number;
  readonly left: number;
  /** Label from which the last boat was boarded. */
  readonly before: Label | undefined;
  /** Places visited, including those where one could have got off: two words of a bit set. */
  readonly low: number;
  readonly high: number;
}

/** A label on board, with the places called at since boarding where one could get off. */
export interface Aboard {
  readonly label: Label;
  low: number;
  high: number;
}

/** One dominates another if it is no worse in cost, fare, first departure, boats and places. */
const dominates = (one: Label, other: Label) =>
  one.cost <= other.cost &&
  one.boats <= other.boats &&
  one.cents <= other.cents &&
  one.first >= other.first &&
  (one.low & ~other.low) === 0 &&
  (one.high & ~other.high) === 0;

/** Adds a label unless one of the others dominates it, and removes those that it dominates. */
export function keepBetter(labels: Label[], label: Label): void {
  for (let index = 0; index < labels.length; index += 1) {
    if (dominates(labels[index] as Label, label)) return;
  }
  let kept = 0;
  for (let index = 0; index < labels.length; index += 1) {
    const other = labels[index] as Label;
    if (!dominates(label, other)) labels[kept++] = other;
  }
  labels.length = kept;
  labels.push(label);
}

/**
 * Boats of the ways to each target: for each of `mostBoats` the connection boarded, and the one after
 * which one gets off; -1 if unused.
 */
export function ridesOf(best: readonly (Label | undefined)[]): Int32Array {
  const rides = new Int32Array(best.length * mostBoats * 2).fill(-1);
  best.forEach((reached, target) => {
    for (let label = reached; label; label = label.before) {
      const index = (target * mostBoats + label.boats - 1) * 2;
      rides[index] = label.boarded;
      rides[index + 1] = label.left;
    }
  });
  return rides;
}
