/*
 * Numbers of nights as the form steps them, in the browser. Part of the page's script, so it imports
 * no schema and no data.
 */

/** Least and most nights on an island. */
export type NightsRange = readonly [min: number, max: number];

/** Limits of both ends. */
const [fewest, most] = [1, 30];

/**
 * Returns the range one night longer or shorter. At one night or at thirty, only the end that can
 * still move does, so that every single number of nights can be reached.
 */
export function steppedNights([min, max]: NightsRange, by: 1 | -1): NightsRange {
  if (by > 0)
    return max >= most ? [most, most] : [min === max && min === fewest ? min : min + 1, max + 1];
  return min <= fewest ? [fewest, fewest] : [min - 1, max - 1];
}

/** Reads two fields; undefined unless both are numbers of nights and in order. */
export function readNights(min: string, max: string): NightsRange | undefined {
  const [least, greatest] = [Number(min), Number(max)];
  const isRange =
    Number.isInteger(least) &&
    Number.isInteger(greatest) &&
    least >= fewest &&
    greatest <= most &&
    least <= greatest;
  return isRange ? [least, greatest] : undefined;
}
