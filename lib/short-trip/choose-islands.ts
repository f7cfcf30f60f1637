import { costGroupOf } from '@/lib/costs/rules';
import type { Character, Island } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Pace } from '@/lib/planner/solver/request';
import type { ShortTripAsk } from './parameters';

export type IslandFact = Pick<Island, 'slug' | 'position'> & {
  readonly tags: readonly Character[];
  readonly bestMonths: readonly number[];
};

/** What an island is weighed by. Our own rule, said on the page. */
const weights = {
  /** Good for something that was asked for: the first wish counts a little more than the last. */
  wish: [10, 9, 8],
  /** In one of its best months. */
  month: 5,
  /** Known for its nights, where quiet was asked for. */
  loud: -9,
  /** Among the dear ones, where one lives simply; among the cheap ones there. */
  dear: -8,
  cheap: 3,
  /** For each kilometre from the nearest island already chosen. */
  kilometre: -0.14,
} as const;

const nightsPerIsland: Readonly<Record<Pace, number>> = { easy: 4, steady: 3, brisk: 2 };
const mostIslands = 5;

/** How many islands a trip has. */
export const islandsFor = ({ nights, pace }: Pick<ShortTripAsk, 'nights' | 'pace'>): number =>
  Math.max(1, Math.min(mostIslands, Math.round(nights / nightsPerIsland[pace])));

/** What an island is worth to whoever asks, boats and distances aside. */
export function scoreOf(
  { slug, tags, bestMonths }: IslandFact,
  { month, interests, budget }: Pick<ShortTripAsk, 'month' | 'interests' | 'budget'>,
): number {
  const wishes = interests.reduce(
    (sum, wish, index) => sum + (tags.includes(wish) ? (weights.wish[index] ?? 8) : 0),
    0,
  );
  const group = costGroupOf(slug);
  const isLoud = interests.includes('quiet') && tags.includes('nightlife');
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
 * Sets of islands to try, the best first: each begins with one of the best islands and takes those that are worth most
 * beside it, near ones before far ones. No set is given twice; equal ones are settled by name, so that the same question has the same answer.
 */
export function islandSets(
  islands: readonly IslandFact[],
  ask: Pick<ShortTripAsk, 'month' | 'nights' | 'interests' | 'pace' | 'budget'>,
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
