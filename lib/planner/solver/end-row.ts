import type { LegRow } from './leg-rounds.ts';

/**
 * A row of a day on which the tour may end, from what was scanned towards its end alone: boats to islands are those of
 * any day that sails alike, wherever the tour ends.
 *
 * @param free the row of a tour that goes on
 * @param end the row of this day, in which nothing but the end of the tour was sought
 * @param targets number of targets, the end of the tour the last of them
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
