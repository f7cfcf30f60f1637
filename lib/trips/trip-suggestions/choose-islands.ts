import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { costGroupOf } from '@/lib/records/costs/rules';
import type { Character, Island } from '@/lib/records/islands/schema';
import { isInSeasonFor } from '@/lib/records/islands/seasons';
import type { Pace } from '@/lib/sea/planner/problem/request';
import type { TripSuggestionAsk } from './parameters';

export type IslandFact = Pick<Island, 'slug' | 'position'> & {
  readonly tags: readonly Character[];
  readonly bestMonths: readonly number[];
};

/** Weights of an island's score. This is our own rule, and the page explains it. */
const weights = {
  /** A match with an interest that is in season; the first one counts a little more than the last. */
  wish: [10, 9, 8],
  /** The month is one of its best. */
  month: 5,
  /** Known for nightlife, when the interests include quiet. */
  loud: -9,
  /** Among the dearest islands, or the cheapest ones, for a simple budget. */
  dear: -8,
  cheap: 3,
  /** For each kilometre from the nearest island chosen before. */
  kilometre: -0.14,
} as const;

const nightsPerIsland: Readonly<Record<Pace, number>> = { easy: 4, steady: 3, brisk: 2 };
const mostIslands = 5;

/** Number of islands of a trip. */
export const islandsFor = ({ nights, pace }: Pick<TripSuggestionAsk, 'nights' | 'pace'>): number =>
  Math.max(1, Math.min(mostIslands, Math.round(nights / nightsPerIsland[pace])));

/** Score of an island for a traveller's wishes, without boats and distances. */
export function scoreOf(
  { slug, tags, bestMonths }: IslandFact,
  { month, interests, budget }: Pick<TripSuggestionAsk, 'month' | 'interests' | 'budget'>,
): number {
  const wishes = interests.reduce(
    (sum, wish, index) =>
      sum + (tags.includes(wish) && isInSeasonFor(wish, month) ? (weights.wish[index] ?? 8) : 0),
    0,
  );
  const group = costGroupOf(slug);
  const isLoud =
    interests.includes('quiet') && tags.includes('nightlife') && isInSeasonFor('nightlife', month);
  return (
    wishes +
    (bestMonths.includes(month) ? weights.month : 0) +
    (isLoud ? weights.loud : 0) +
    (budget === 'simple' && group === 'famous' ? weights.dear : 0) +
    (budget === 'simple' && group === 'quiet' ? weights.cheap : 0)
  );
}

const kilometres = (a: IslandFact, b: IslandFact) => {
  const [north, east] = [
    (a.position.lat - b.position.lat) * 111.2,
    (a.position.lon - b.position.lon) * 111.2 * Math.cos((a.position.lat * Math.PI) / 180),
  ];
  return Math.hypot(north, east);
};

/**
 * Sets of islands to try, best first. Each starts with one of the best islands and adds the ones
 * that score highest beside it, close ones before distant ones. No set appears twice. Ties are
 * broken by name, so that the same question gets the same answer.
 */
export function islandSets(
  islands: readonly IslandFact[],
  ask: Pick<TripSuggestionAsk, 'month' | 'nights' | 'interests' | 'pace' | 'budget'>,
  most = 4,
): IslandSlug[][] {
  const count = Math.min(islandsFor(ask), islands.length);
  const score = new Map(islands.map((island) => [island.slug, scoreOf(island, ask)]));
  const worth = ({ slug }: IslandFact) => score.get(slug) ?? 0;
  const ranked = islands.toSorted((a, b) => worth(b) - worth(a) || (a.slug < b.slug ? -1 : 1));
  const sets = new Map<string, { slugs: IslandSlug[]; total: number }>();
  for (const first of ranked.slice(0, most * 2)) {
    const chosen = [first];
    let total = worth(first);
    while (chosen.length < count) {
      const rest = ranked.filter((island) => !chosen.includes(island));
      const value = (island: IslandFact) =>
        worth(island) +
        weights.kilometre * Math.min(...chosen.map((one) => kilometres(one, island)));
      const next = rest.reduce((best, island) => (value(island) > value(best) ? island : best));
      total += value(next);
      chosen.push(next);
    }
    const slugs = chosen.map(({ slug }) => slug);
    const key = slugs.toSorted().join();
    const known = sets.get(key);
    if (!known || known.total < total) sets.set(key, { slugs, total });
  }
  return [...sets.values()]
    .toSorted((a, b) => b.total - a.total)
    .slice(0, most)
    .map(({ slugs }) => slugs);
}
