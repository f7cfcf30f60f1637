import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import type { LegFault } from './further-legs';
import { maxFurtherLegs, maxPassengers, type SearchFault } from './parameters';
import type { FieldFault } from './read-search';

/** Says a text of `errors` in messages/<locale>/ferrySearch.json. */
export type FaultText = (fault: SearchFault, values: Record<string, string | number>) => string;

/** Message key for an error in a part of a further leg. */
export const legKey = ({ index, part }: Pick<LegFault, 'index' | 'part'>) => `leg-${index}-${part}`;

/** Error messages by parameter name; for a part of a further leg, by its {@link legKey}. */
export function faultTexts(
  faults: readonly FieldFault[],
  say: FaultText,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
  locale: Locale,
): Record<string, string> {
  const values = {
    start: formatDate(start, locale),
    end: formatDate(end, locale),
    passengers: maxPassengers,
    legs: maxFurtherLegs,
  };
  const texts: Record<string, string> = {};
  for (const { field, fault, leg } of faults) {
    texts[field] ??= say(fault, values);
    if (leg) texts[legKey(leg)] = say(leg.fault, values);
  }
  return texts;
}
