/** Results of a search over sets of islands, which are bit masks. */
export interface SetTable {
  /**
   * Cost of the cheapest tour of exactly this set; infinite if there is none or the search did not
   * cover it.
   */
  tour(set: number): number;
  /**
   * Writes the lowest cost of having visited a set and being ready to leave its last island, by
   * day, on the way to a requested tour. Infinite if no such way exists.
   */
  ready(tour: number, set: number, last: number, into: Float64Array): void;
}

/** Table in shared arrays that the next search overwrites, unless `keep` is called. */
export interface PassingTable extends SetTable {
  keep(): SetTable;
}
