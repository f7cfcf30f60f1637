import 'server-only';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { contentWords } from './decide/content-words';
import { guessIntents } from './intent/classifier';
import type { Intent } from './intent/intents';
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
  plan: (island) => [routes.guide(`three-days-on-${island}`)],
  // A guide without a section on prices begins with the budget of a day.
  'trip-cost': (island) => [`${routes.guide(island)}#costs`, routes.guide(island)],
  vehicles: (island) => [`${routes.guide(island)}#getting-around`],
};

/** Aspect of a guide that answers a search, where the intent has another name. */
const aspects: Partial<Record<Intent, string>> = {
  plan: 'days',
  rooms: 'stay',
  shelter: 'beaches',
  vehicles: 'around',
};
const onWeather = new Set<Intent>(['climate', 'forecast']);
const onBoats = new Set<Intent>(['boats', 'duration', 'car-aboard']);
/** Intents that a boat between two islands answers. */
const onWays = new Set<Intent>([...onBoats, 'day-trip', 'transfer', 'landing', 'flight-home']);

/** Pages on a subject, by intent, for searches that no page on their islands answers. */
const subjectPages: Partial<Record<Intent, string>> = {
  plan: routes.guide('itineraries'),
  access: `${routes.resources}#accessibility`,
  rights: routes.disruptionsRights,
  strike: routes.guide('ferry-strikes'),
  pets: `${routes.ferryGuide}#pets`,
  seasick: `${routes.ferryGuide}#seasickness`,
  'boats-wind': `${routes.ferryGuide}#wind`,
};

/** Guides to a month of the season, by its number. */
const monthGuides: Readonly<Record<number, string>> = {
  4: 'cyclades-in-april',
  5: 'cyclades-in-may',
  6: 'cyclades-in-june',
  7: 'cyclades-in-july',
  8: 'cyclades-in-august',
  9: 'cyclades-in-september',
  10: 'cyclades-in-october',
};
const onMonth = new Set<Intent>(['when', 'climate', 'forecast', 'plan']);

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

/** Pages on two places that an intent asks for, in the order of the way. */
function pagesOnPair(from: PlaceId, to: PlaceId, intent: Intent): string[] {
  const pair = [from, to];
  const dayTrips =
    intent === 'day-trip' ? pair.map((one) => routes.guide(`day-trip-to-${one}`)) : [];
  if (intent === 'compare')
    return [routes.comparison(`${from}-or-${to}`), routes.comparison(`${to}-or-${from}`)];
  if (!onWays.has(intent)) return [];
  return [
    ...dayTrips,
    routes.ferryRoute(`${from}-to-${to}`),
    ...(isIslandSlug(to) ? [`${routes.guide(to)}#getting-there`] : []),
  ];
}

/**
 * Addresses of pages that a search asks for by its meaning, the best first, without language prefix;
 * some may not exist. Searches for a name have none.
 */
export function searchLeads(query: string, locale: Locale, today: string): string[] {
  const turn = understand(query, today, { order: [], locale });
  const places = [...new Set(turn.places.mentioned.map(portOf))];
  const islands = places.filter(isIslandSlug);
  const isName = contentWords(turn).length === 0 && turn.times.length === 0;
  if (turn.refusal || (isName && places.length < 2)) return [];
  const [best] = guessIntents(turn.text);
  if (!best || best.probability < sure) return [];
  const { intent } = best;
  const month = turn.length ? undefined : monthGuides[Number(turn.times[0]?.first.slice(5, 7))];
  const isOnMonth = month && islands.length === 0 && onMonth.has(intent);
  const subject = isOnMonth ? routes.guide(month) : subjectPages[intent];
  // `Folegandros from Athens` goes the other way.
  const start = turn.places.start && portOf(turn.places.start);
  const [from, to] = start && start === places[1] ? places.toReversed() : places;
  if (places.length === 2 && from && to && (islands.length === 2 || onBoats.has(intent)))
    return withSubject(pagesOnPair(from, to, intent), subject);
  const [island] = islands;
  return withSubject(islands.length === 1 && island ? pagesOn(island, intent) : [], subject);
}

const withSubject = (pages: readonly string[], subject: string | undefined) =>
  subject ? [...pages, subject] : [...pages];
