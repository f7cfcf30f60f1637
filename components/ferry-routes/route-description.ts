import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { boatWords } from './answer-words';
import { clock, endsOf, type RouteContext } from './format';

/** Lengths of a description that search engines show whole. */
const [shortest, longest] = [110, 155];

/** Description of a route for search engines, with as many companies as there is room for. */
export function routeDescription(context: RouteContext): string {
  const { t, facts, locale } = context;
  const { minutes, cents, summer, winter, operators } = facts;
  const last = summer.lastBoat ?? winter.lastBoat;
  const sentence = t('metaDescriptionOf', {
    ...endsOf(facts, locale),
    time: formatDurationRange(minutes, locale),
    fare: cents ? formatEuros(cents[0], locale) : t('days.none'),
    boats: boatWords(context),
    last: last ? clock(last[1]) : t('days.none'),
  });
  const names = operators.map(({ name }) => name[locale]);
  const withNames = names.map((_, index) => `${sentence} ${names.slice(0, index + 1).join(', ')}.`);
  const fitting = withNames.findLast((text) => text.length <= longest) ?? sentence;
  return fitting.length < shortest ? `${fitting} ${t('metaTail')}` : fitting;
}
