import { z } from 'zod';
import type { IsoDate } from './types';

/**
 * Month in which a price or a term held, `2026-08`, or only its year, `2023`, where the source
 * names no month.
 */
export type AsOf = `${number}-${number}` | `${number}`;

const written = /^20\d\d(-(0[1-9]|1[0-2]))?$/;

export const asOfSchema = z.custom<AsOf>(
  (value) => typeof value === 'string' && written.test(value),
  'a month or a year, as in 2026-08 or 2023',
);

/** A fact older than this is listed by `npm run check -- facts`. */
export const renewAfterMonths = 18;

/**
 * Age in whole months on a day. A year without a month counts from its July: prices of a season are
 * printed before the summer and hold until autumn.
 */
export function monthsOld(asOf: AsOf, today: IsoDate): number {
  const [year = 0, month = 7] = asOf.split('-').map(Number);
  const [nowYear = 0, nowMonth = 1] = today.split('-').map(Number);
  return (nowYear - year) * 12 + nowMonth - month;
}

/** The month of a day, for a fact that was read or estimated on it. */
export const monthOf = (date: IsoDate): AsOf => date.slice(0, 7) as AsOf;
