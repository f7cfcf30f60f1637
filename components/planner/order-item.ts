export interface OrderItem {
  readonly id: string;
  readonly name: string;
  /** Days and nights on the island; empty without a plan. */
  readonly stay: string;
}

/** Texts with `{island}`, `{position}` and `{count}`. */
export interface OrderTexts {
  readonly earlier: string;
  readonly later: string;
  readonly earlierOf: string;
  readonly laterOf: string;
  readonly drag: string;
  readonly instructions: string;
  /** Keyboard hint for the controls of a row. */
  readonly keysHint: string;
  readonly lifted: string;
  readonly over: string;
  readonly dropped: string;
  readonly cancelled: string;
  readonly solving: string;
}
