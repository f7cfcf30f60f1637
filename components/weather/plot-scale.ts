/** Width of the plot in its own units; a month takes a hundred. */
export const plotWidth = 1200;

/** Temperatures at the foot and at the head of the plot, °C; the room beyond the data is for numbers. */
const [coldest, warmest] = [1, 34];

/** Height of a temperature, in per cent from the top. */
export function fromTop(celsius: number): number {
  return Math.round(((warmest - celsius) / (warmest - coldest)) * 1000) / 10;
}

/** The middle of a month's column; 0 is January. */
export function monthX(index: number): number {
  return (index + 0.5) * (plotWidth / 12);
}

/** The corners of a year's line. It runs on to both edges, where December meets January. */
function corners(values: readonly number[]): string[] {
  const turn = ((values.at(-1) ?? 0) + (values[0] ?? 0)) / 2;
  return [
    `0 ${fromTop(turn)}`,
    ...values.map((value, index) => `${monthX(index)} ${fromTop(value)}`),
    `${plotWidth} ${fromTop(turn)}`,
  ];
}

/** Path of a line through twelve monthly values. */
export function line(values: readonly number[]): string {
  return `M${corners(values).join('L')}`;
}

/** Path of the band between two such lines. */
export function areaBetween(upper: readonly number[], lower: readonly number[]): string {
  return `${line(upper)}L${corners(lower).toReversed().join('L')}Z`;
}
