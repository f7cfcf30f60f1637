/** A row of Article 19 of Regulation (EU) 1177/2010. All figures are hours. */
export interface DelayRule {
  /** Longest scheduled crossing the row is for; null for every longer one. */
  readonly upTo: number | null;
  /** Delay in arriving from which a quarter of the ticket price is due. */
  readonly quarter: number;
  /** Delay beyond which it is half. */
  readonly half: number;
}

/** Compensation for arriving late, by the scheduled length of the crossing, shortest first. */
export const delayRules: readonly DelayRule[] = [
  { upTo: 4, quarter: 1, half: 2 },
  { upTo: 8, quarter: 2, half: 4 },
  { upTo: 24, quarter: 3, half: 6 },
  { upTo: null, quarter: 6, half: 12 },
];
