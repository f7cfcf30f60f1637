/** Whole minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number;

/** A calendar day in Europe/Athens, `2027-07-14`. */
export type IsoDate = string;
