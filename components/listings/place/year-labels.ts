/** Label of a step in the price line. */
export interface YearLabel {
  readonly cents: number;
  /** Start and end of its step in months: 3 and 5 for April and May. */
  readonly from: number;
  readonly to: number;
  /**
   * Position on its step, chosen so that no vertical of the line crosses it: at the start where the
   * line drops to the step or stays level, at the end where it only rises after it.
   */
  readonly at: 'start' | 'middle' | 'end';
}

/**
 * Returns one label per step of the price line. A month without a price (null) interrupts the line.
 */
export function yearLabels(cents: readonly (number | null)[]): YearLabel[] {
  const labels: YearLabel[] = [];
  let from = 0;
  while (from < cents.length) {
    const value = cents[from] ?? null;
    let to = from + 1;
    while (to < cents.length && cents[to] === value) to += 1;
    if (value !== null) {
      const falls = (cents[from - 1] ?? 0) > value;
      const rises = (cents[to] ?? 0) > value;
      const at = falls && rises ? 'middle' : rises ? 'end' : 'start';
      labels.push({ cents: value, from, to, at });
    }
    from = to;
  }
  return labels;
}

/** Orders months so that a winter starts in autumn instead of January. */
export function overNewYear(months: readonly number[]): number[] {
  const gap = months.findLastIndex((month, at) => month !== (months[at - 1] ?? 0) + 1);
  const turns = months[0] === 1 && months.at(-1) === 12 && gap > 0;
  return turns ? [...months.slice(gap), ...months.slice(0, gap)] : [...months];
}
