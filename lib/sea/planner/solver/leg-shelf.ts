/** Costs of the legs of one day, by `to`. */
export interface LegsFrom {
  /** `to * 2 + nights`, where `nights` are those spent on the way. */
  readonly cost: Float64Array;
  /** Lower bound on the cost of overnight legs that the scan left out. */
  readonly leftOut: Float64Array;
}

/** Leg costs shared by all problems with the same islands, gateways, party and wishes. */
export interface Shelf {
  /** Numbers of days by their scan parameters. */
  readonly numbers: Map<string, number>;
  readonly rows: Map<number, LegsFrom>;
}
