/** Euro cents: `low` ≤ `likely` ≤ `high`. */
export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

export const nothing: Range = { low: 0, likely: 0, high: 0 };

const each = (range: Range, change: (cents: number) => number): Range => ({
  low: change(range.low),
  likely: change(range.likely),
  high: change(range.high),
});

/** So many times a range, rounded to the cent. */
export const times = (range: Range, factor: number): Range =>
  each(range, (cents) => Math.round(cents * factor));

/** An equal share of a range, rounded to the cent. */
export const share = (range: Range, among: number): Range => times(range, 1 / among);

export const sum = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (all, { low, likely, high }) => ({
      low: all.low + low,
      likely: all.likely + likely,
      high: all.high + high,
    }),
    nothing,
  );

/** Value at a fraction of a sorted list, interpolated between two entries and rounded to the cent. */
function quantile(sorted: readonly number[], fraction: number): number {
  const at = (sorted.length - 1) * fraction;
  const before = sorted[Math.floor(at)] ?? 0;
  const after = sorted[Math.ceil(at)] ?? before;
  return Math.round(before + (after - before) * (at - Math.floor(at)));
}

/** The range that three fractions of a list of prices span, 0 its lowest, 1 its highest. */
export function rangeOf(
  prices: readonly number[],
  [low, likely, high]: readonly [low: number, likely: number, high: number],
): Range {
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    low: quantile(sorted, low),
    likely: quantile(sorted, likely),
    high: quantile(sorted, high),
  };
}
