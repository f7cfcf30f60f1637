/** What legs of one day cost, by `to`. */
export interface LegsFrom {
  /** `to * 2 + nights`, with the nights on the way. */
  readonly cost: Float64Array;
  /** No way over the night that was left out costs less. */
  readonly leftOut: Float64Array;
}

/** Legs as a problem reads them, for all problems of the same islands and gateways, party and wishes. */
export interface Shelf {
  /** Days that ask the same of their legs have the same number. */
  readonly numbers: Map<string, number>;
  readonly rows: Map<number, LegsFrom>;
}
