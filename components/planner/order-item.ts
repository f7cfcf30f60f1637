export interface OrderItem {
  readonly id: string;
  readonly name: string;
  /** Days and nights on the island; empty without a plan. */
  readonly stay: string;
  /** Addresses of the order with the island one place on; undefined at the ends. */
  readonly earlier?: string | undefined;
  readonly later?: string | undefined;
}

/** Texts with `{island}`, `{position}` and `{count}` where something is said of an island. */
export interface OrderTexts {
  readonly earlier: string;
  readonly later: string;
  readonly earlierOf: string;
  readonly laterOf: string;
  readonly drag: string;
  readonly instructions: string;
  readonly lifted: string;
  readonly over: string;
  readonly dropped: string;
  readonly cancelled: string;
  readonly solving: string;
}
