import type { LegRow } from './leg-rounds.ts';

/**
 * Builds the row of a day on which the tour may end. Only the end is scanned for that day; the legs
 * to islands are taken from the row of another day with the same sailings, because they do not
 * depend on where the tour ends.
 *
 * @param free row in which the tour goes on @param end row of this day, scanned for the end of the
 * tour only @param targets number of targets; the end of the tour is the last one
 */
export function withEnd(free: LegRow, end: LegRow, targets: number): LegRow {
  const cost = free.cost.slice();
  const leftOut = free.leftOut.slice();
  for (let at = targets - 1; at < leftOut.length; at += targets) {
    leftOut[at] = end.leftOut[at] as number;
  }
  for (let at = (targets - 1) * 2; at < cost.length; at += targets * 2) {
    cost[at] = end.cost[at] as number;
    cost[at + 1] = end.cost[at + 1] as number;
  }
  return { cost, leftOut };
}
