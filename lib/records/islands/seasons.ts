import type { Character } from './schema';

/**
 * Months in which an island is good for something that has a season, 1 is January. Our own reading
 * of the guides (Ios: most bars shut from October and many have not opened in May; Mykonos: open
 * from the second half of May to mid-October) and of the months with swims. What is not listed has
 * no season.
 */
const monthsOf: Partial<Readonly<Record<Character, readonly number[]>>> = {
  beaches: [5, 6, 7, 8, 9, 10],
  nightlife: [6, 7, 8, 9],
};

/** True if a character of an island holds in the month; those without months hold all year. */
export const isInSeasonFor = (character: Character, month: number): boolean =>
  monthsOf[character]?.includes(month) ?? true;
