import { z } from 'zod';
import { athensDate } from '@/lib/foundation/time/athens';
import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { athensMoment } from '@/lib/foundation/time/iso-time';
import type { FeedInfo } from '@/lib/sea/timetable/types';

export type InstantFault = 'not-an-instant' | 'not-published';

const patterns = [-1, undefined].map((precision) =>
  z.core.regexes.datetime({ offset: true, local: true, precision }),
);

/**
 * An ISO instant to the minute or finer, with its offset or by the clocks of Athens. No `date-time` of JSON Schema,
 * which wants seconds and an offset.
 */
export const instantParameter = z
  .string()
  .regex(new RegExp(patterns.map(({ source }) => source).join('|')));
const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads `at`, an ISO instant: with its offset (`2027-07-14T09:30Z`), or without one as local time in Athens. Undefined
 * means now; nothing is known outside the validity of the feed.
 */
export function readInstant(
  value: string | undefined,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
): { readonly at: number | undefined } | { readonly fault: InstantFault } {
  if (!value) return { at: undefined };
  if (!instantParameter.safeParse(value).success) return { fault: 'not-an-instant' };
  const at = hasOffset.test(value) ? momentOf(value) : athensMoment(value);
  const day = athensDate(at);
  return day < start || day > end ? { fault: 'not-published' } : { at };
}
