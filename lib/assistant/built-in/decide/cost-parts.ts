import type { ToolResult } from '../conversation';
import type { TurnRequest } from './turn-request';

export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

export const totalOf = (result: ToolResult | undefined) =>
  result?.output.total as Range | undefined;

/** Parts of the price that are left out; the rooms for somebody with a tent. */
export const leftOut = ({ costs }: TurnRequest['turn']): readonly string[] => [
  ...new Set([...(costs.without ?? []), ...(costs.lodging === 'camping' ? ['stays'] : [])]),
];

/** Price of a whole trip without what is left out. */
export function spentOf({ turn }: TurnRequest, result: ToolResult): Range | undefined {
  const total = totalOf(result);
  const all = (result.output.byCategory ?? []) as { category: string; range: Range }[];
  return all
    .filter(({ category }) => leftOut(turn).includes(category))
    .reduce<Range | undefined>(
      (sum, { range }) =>
        sum && {
          low: sum.low - range.low,
          likely: sum.likely - range.likely,
          high: sum.high - range.high,
        },
      total,
    );
}
