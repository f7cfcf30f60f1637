/** A price named on the line of the year. */
export interface YearLabel {
  readonly cents: number;
  /** Twelfths of the year at which its step begins and ends: 3 and 5 for April and May. */
  readonly from: number;
  readonly to: number;
  /**
   * Where on its step it stands, so that no upright of the line runs through it: at the start where the line falls to
   * it or stays, at the end where it only rises from it.
   */
  readonly at: 'start' | 'middle' | 'end';
}

/** Each step of the year's line once. A month without a price, null, breaks the line. */
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

/** Months in the order in which they pass: those of one winter begin in autumn and not in January. */
export function overNewYear(months: readonly number[]): number[] {
  const gap = months.findLastIndex((month, at) => month !== (months[at - 1] ?? 0) + 1);
  const turns = months[0] === 1 && months.at(-1) === 12 && gap > 0;
  return turns ? [...months.slice(gap), ...months.slice(0, gap)] : [...months];
}
