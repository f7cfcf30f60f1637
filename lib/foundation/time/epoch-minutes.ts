import type { EpochMinutes } from './types.ts';

const millisecondsPerMinute = 60_000;

/** Minutes since 1970, with the seconds as a fraction: for what moves. */
export const now = (): number => Date.now() / millisecondsPerMinute;

/** Likewise of a moment in ISO form with its offset, `2027-07-14T04:25:30Z`. */
export const momentOf = (iso: string): number => Date.parse(iso) / millisecondsPerMinute;

/** The minute in which a moment in ISO form lies. */
export const epochMinutesOf = (iso: string): EpochMinutes => Math.floor(momentOf(iso));

/** A moment in UTC: `2027-07-14T04:25:00.000Z`. */
export const utcIso = (moment: number): string =>
  new Date(moment * millisecondsPerMinute).toISOString();
