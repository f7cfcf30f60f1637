import type { Food } from './schema';

/** Seasons of the year by their months, 1 is January. */
export const seasonMonths = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const satisfies Record<string, readonly number[]>;

export type Season = keyof typeof seasonMonths;
export const seasons = Object.keys(seasonMonths) as Season[];

type Months = Readonly<Food['season']>;

/** Number of months in the season: [11, 2] has four. */
export const seasonLength = ([first, last]: Months): number => ((last - first + 12) % 12) + 1;

/** True all year round. */
export const isAllYear = (months: Months): boolean => seasonLength(months) === 12;

/** True if a month, 1 to 12, is in the season. */
export const isInSeason = (months: Months, month: number): boolean =>
  (month - months[0] + 12) % 12 < seasonLength(months);
