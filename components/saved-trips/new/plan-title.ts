import { formatMonth, formatNames } from '@/components/saved-trips/sheet/date-range';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import type { Plan } from '@/lib/sea/planner/problem/plan';

/** Maximum number of islands named individually in a title. */
const mostNamed = 4;

/** Translates a text of `savedTrips.new.planTitle`. */
type Say = (key: 'few' | 'many', values: Record<string, string | number>) => string;

/** Suggests a title for a plan: `Naxos, Paros and Milos, July 2027`. */
export function planTitle({ order, stays, legs }: Plan, locale: Locale, say: Say): string {
  const names = order.map((slug) => islandName(slug, locale));
  const day = stays[0]?.arrive ?? legs[0]?.date;
  const month = day ? formatMonth(day, locale) : '';
  if (names.length <= mostNamed) return say('few', { islands: formatNames(names, locale), month });
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return say('many', { first, last, count: names.length, month });
}
