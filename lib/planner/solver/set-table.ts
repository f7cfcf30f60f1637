/** What a search over sets of islands, by mask, came to know. */
export interface SetTable {
  /** Cost of the cheapest tour of exactly this set; infinite where there is none, or it was not asked for. */
  tour(set: number): number;
  /**
   * Writes the cheapest cost of having visited a set and being ready to leave its last island, by day, on the way to
   * a tour that was asked for; infinite where none leads that way.
   */
  ready(tour: number, set: number, last: number, into: Float64Array): void;
}

/** A table that lies in arrays which the next search of its kind writes over, unless it is kept. */
export interface PassingTable extends SetTable {
  keep(): SetTable;
}
