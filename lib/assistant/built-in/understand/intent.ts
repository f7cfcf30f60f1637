import { patternOf, rowsIn } from './slots';
import type { Reading } from './text';

/** Explicit request in a message. */
export type Intent =
  | 'phrase'
  | 'packing'
  | 'booking'
  | 'where-then'
  | 'day-trip'
  | 'weather'
  | 'shelter'
  | 'wind'
  | 'hotels'
  | 'activities'
  | 'vehicles'
  | 'transfers'
  | 'flights'
  | 'duration'
  | 'ferry'
  | 'cost'
  | 'which-island'
  | 'compare'
  | 'about'
  | 'save'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'restart'
  | 'trip';

/** Asks for a trip of several days instead of a single fact. */
export const asksForTrip = (reading: Reading) => reading.has(patternOf('asks', 'trip'));

/**
 * Strength of a request for a price, positive if there is one. A direct question always counts; a
 * word about cost counts less than a verb that asks for a trip. `asking` is the message without its
 * budget.
 */
function costWeight(asking: Reading, whole: Reading, isTrip: boolean): number {
  if (whole.has(patternOf('asks', 'price'))) return 3;
  if (!asking.has(patternOf('names', 'price'))) return 0;
  return 1 + (/\?|;$/.test(whole.text.trim()) ? 1 : 0) - (isTrip ? 2 : 0);
}

const listed = new Set(['hotels', 'activities', 'vehicles']);
/** A stay with its length; `a night` is the unit of a price. */
const stays =
  /(?<!\p{L})(?:(?:an?|\d+) (?:whole |full )?weeks?|\d+ (?:nights?|days?)|fortnight|(?:μια|\d+) ε?βδομαδ\p{L}+|\d+ (?:νυχτ|βραδι|η?μερ)\p{L}+)(?!\p{L})/u;

/**
 * Returns the explicit request in a message, or undefined. `asking` is the message without its
 * budget.
 */
export function intentOf(asking: Reading, whole: Reading, isTrip: boolean): Intent | undefined {
  // `How much is a week on Ios, not in hostels`: the price of the stay, not a room.
  const isStay = stays.test(whole.text) && whole.has(patternOf('asks', 'price'));
  if (isStay && !isTrip) return 'cost';
  return rowsIn('intent').find(([intent, pattern]) =>
    intent === 'cost'
      ? costWeight(asking, whole, isTrip) > 0
      : !(isStay && listed.has(intent)) && asking.has(pattern),
  )?.[0] as Intent | undefined;
}
