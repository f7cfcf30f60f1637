import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FeedInfo } from '@/lib/timetable/types';
import { maxFurtherLegs, maxPassengers, type SearchFault } from './parameters';
import type { FieldFault } from './read-search';

/** Says a text of `errors` in messages/<locale>/ferryTickets.json. */
export type SayFault = (fault: SearchFault, values: Record<string, string | number>) => string;

/** What to say beside each field, by the name of its parameter. */
export function faultTexts(
  faults: readonly FieldFault[],
  say: SayFault,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
  locale: Locale,
): Record<string, string> {
  const values = {
    start: formatDate(start, locale),
    end: formatDate(end, locale),
    passengers: maxPassengers,
    legs: maxFurtherLegs,
  };
  return Object.fromEntries(faults.map(({ field, fault }) => [field, say(fault, values)]));
}
