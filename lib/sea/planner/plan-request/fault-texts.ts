import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import { entriesOf } from './entries';
import type { PlanFault } from './parameters';
import type { PlanQuery } from './query';
import type { FieldFault } from './read-plan';

/** Returns a text of `errors` in messages/<locale>/planner.json. */
export type SayPlanFault = (fault: PlanFault, values: Record<string, string>) => string;

interface FaultText {
  readonly text: string;
  /** Island of the list that caused the fault, if the fault is about one. */
  readonly island?: IslandSlug;
}

/**
 * Returns a function that turns a fault into a sentence for the visitor.
 *
 * @param nameOf returns the name of an island; defaults to its slug
 */
export function sayFault(
  say: SayPlanFault,
  query: PlanQuery,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
  locale: Locale,
  nameOf: (slug: IslandSlug) => string = (slug) => slug,
): (fault: FieldFault) => FaultText {
  const range = { start: formatDate(start, locale), end: formatDate(end, locale) };
  const entries = entriesOf(query.islands ?? '');
  return ({ field, fault, index }) => {
    const entry = field === 'islands' && index !== undefined ? (entries[index] ?? '') : '';
    const [slug = ''] = entry.split(/[?:]/);
    if (!isIslandSlug(slug)) return { text: say(fault, { ...range, island: slug.slice(0, 40) }) };
    return { text: say(fault, { ...range, island: nameOf(slug) }), island: slug };
  };
}
