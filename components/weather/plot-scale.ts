/** Width of the chart in its own units: 100 per month. */
export const plotWidth = 1200;

/**
 * Temperatures at the bottom and the top of the chart, °C; the space beyond the data holds the
 * numbers.
 */
const [coldest, warmest] = [1, 34];

/** Returns the position of a temperature in per cent from the top. */
export function fromTop(celsius: number): number {
  return Math.round(((warmest - celsius) / (warmest - coldest)) * 1000) / 10;
}

/** Returns the middle of a month's column; 0 is January. */
export function monthX(index: number): number {
  return (index + 0.5) * (plotWidth / 12);
}

/** Returns the points of a year's line. It extends to both edges, where December meets January. */
function corners(values: readonly number[]): string[] {
  const turn = ((values.at(-1) ?? 0) + (values[0] ?? 0)) / 2;
  return [
    `0 ${fromTop(turn)}`,
    ...values.map((value, index) => `${monthX(index)} ${fromTop(value)}`),
    `${plotWidth} ${fromTop(turn)}`,
  ];
}

/** Returns the path of a line through twelve monthly values. */
export function line(values: readonly number[]): string {
  return `M${corners(values).join('L')}`;
}

/** Returns the path of the area between two such lines. */
export function areaBetween(upper: readonly number[], lower: readonly number[]): string {
  return `${line(upper)}L${corners(lower).toReversed().join('L')}Z`;
}
