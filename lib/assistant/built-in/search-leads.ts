import 'server-only';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { SearchLeads } from '@/lib/search/site-search/site-answer';
import { contentWords } from './decide/content-words';
import { guessIntents } from './intent/classifier';
import type { Intent } from './intent/intents';
import { intentFit } from './intent/passage-fit';
import { aspectOf } from './understand/aspects';
import type { PlaceId } from './understand/place-names';
import { understand } from './understand/turn';

/** Probability from which an intent leads to a page. */
const sure = 0.35;

/** Guides to one subject by the name of an island, by intent; islands without one have none. */
const ownGuides: Partial<Record<Intent, (island: string) => readonly string[]>> = {
  stay: (island) => [routes.guide(`where-to-stay-on-${island}`)],
  rooms: (island) => [routes.guide(`where-to-stay-on-${island}`)],
  beaches: (island) => [routes.guide(`best-beaches-of-${island}`)],
  shelter: (island) => [`${routes.guide(`best-beaches-of-${island}`)}#wind`],
  children: (island) => [`${routes.guide('with-small-children')}#${island}`],
  nightlife: (island) => [`${routes.guide('nightlife')}#${island}`],
  'day-trip': (island) => [routes.guide(`day-trip-to-${island}`)],
};

/** Aspect of a guide that answers a search, where the intent has another name. */
const aspects: Partial<Record<Intent, string>> = {
  rooms: 'stay',
  'trip-cost': 'prices',
  shelter: 'beaches',
  vehicles: 'around',
  activities: 'sights',
};
const onWeather = new Set<Intent>(['climate', 'forecast']);
const onBoats = new Set<Intent>(['boats', 'duration', 'car-aboard']);

/** Pages on an island that an intent asks for, the best first. */
function pagesOn(island: string, intent: Intent): string[] {
  if (!isIslandSlug(island)) return [];
  if (onWeather.has(intent)) return [routes.weatherOf(island)];
  if (onBoats.has(intent)) return [`${routes.guide(island)}#getting-there`];
  const { sections } = aspectOf(aspects[intent] ?? intent);
  return [
    ...(ownGuides[intent]?.(island) ?? []),
    ...sections.filter(Boolean).map((id) => `${routes.guide(island)}#${id}`),
  ];
}

/** Boats from Athens leave from Piraeus, if no port is named. */
const portOf = (place: PlaceId): PlaceId => (place === 'athens' ? 'piraeus' : place);

/** Pages on two places that an intent asks for, in the order in which a search names them. */
function pagesOnPair(from: PlaceId, to: PlaceId, intent: Intent): string[] {
  const pair = [from, to];
  if (intent === 'compare')
    return [routes.comparison(`${from}-or-${to}`), routes.comparison(`${to}-or-${from}`)];
  if (intent === 'day-trip') return pair.map((one) => routes.guide(`day-trip-to-${one}`));
  if (!onBoats.has(intent)) return [];
  return [routes.ferryRoute(`${from}-to-${to}`), ...(isIslandSlug(to) ? pagesOn(to, intent) : [])];
}

/**
 * Pages that a search asks for by its meaning: for one island and a subject, the texts on it; for
 * others, how well its intent fits the example questions of a text. Searches for a name have none.
 */
export function searchLeads(query: string, locale: Locale, today: string): SearchLeads {
  const turn = understand(query, today, { order: [], locale });
  const places = [...new Set(turn.places.mentioned.map(portOf))];
  const islands = places.filter(isIslandSlug);
  const isName = contentWords(turn).length === 0 && turn.times.length === 0;
  if (turn.refusal || (isName && places.length < 2)) return { pages: [] };
  const [best] = guessIntents(turn.text);
  if (!best || best.probability < sure) return { pages: [] };
  const fitOf = intentFit(query);
  // `Folegandros from Athens` goes the other way.
  const start = turn.places.start && portOf(turn.places.start);
  const [from, to] = start && start === places[1] ? places.toReversed() : places;
  if (places.length === 2 && from && to && (islands.length === 2 || onBoats.has(best.intent)))
    return { pages: pagesOnPair(from, to, best.intent) };
  const [island] = islands;
  if (islands.length === 1 && island) return { pages: pagesOn(island, best.intent), fitOf };
  return islands.length === 0 ? { pages: [], fitOf } : { pages: [] };
}
