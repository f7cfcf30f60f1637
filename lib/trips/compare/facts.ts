import 'server-only';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { athensPorts, type IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { beachesByWind } from '@/lib/records/beach-shelter/beaches-by-wind';
import { costGroupOf, costOf, seasonOfMonth } from '@/lib/records/costs/rules';
import type { CostItem } from '@/lib/records/costs/schema';
import { islandBySlug } from '@/lib/records/islands/queries';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import { type Style, styles } from '../budget/question';
import { ridesADay, tableOf } from '../budget/rules';
import { islandTraits } from './data/traits';
import type { ComparedIsland, DayCost, WayBetween } from './types';

/** Facts of an island from the records and the typical timetable. */
export function comparedIsland(slug: IslandSlug): ComparedIsland {
  const island = islandBySlug(slug);
  const traits = islandTraits[slug];
  const north = beachesByWind(slug).find(({ side }) => side === 'north');
  return {
    island,
    traits,
    fromAthens: shortestWay(slug),
    dayCosts: styles.map((style) => dayCost(slug, style)),
    beaches: {
      all: island.beaches.length,
      sandy: island.beaches.filter(({ id }) => !traits.stony.includes(id)).length,
      calm: north?.calm.length ?? 0,
      windy: north?.windy.length ?? 0,
    },
  };
}

function shortestWay(slug: IslandSlug): RouteFacts | undefined {
  return athensPorts
    .flatMap((port) => ferryRoute(routeSlugOf({ from: port, to: slug })) ?? [])
    .toSorted((a, b) => a.minutes[0] - b.minutes[0])[0];
}

const roomOf = {
  simple: 'roomSimple',
  middle: 'roomMiddle',
  fine: 'roomFine',
} as const satisfies Record<Style, CostItem>;

/** Sunbeds of a traveller on an average day, as a share of a pair: never, every other day, daily. */
const sunbedsOf: Readonly<Record<Style, number>> = { simple: 0, middle: 0.25, fine: 0.5 };

function dayCost(slug: IslandSlug, style: Style): DayCost {
  const costIn = (month: number) => {
    const items: Partial<Record<CostItem, number>> = {
      ...tableOf[style],
      [roomOf[style]]: 0.5,
      bus: ridesADay,
      sunbeds: sunbedsOf[style],
    };
    return Object.entries(items).reduce((sum, [item, count]) => {
      const { range } = costOf(item as CostItem, costGroupOf(slug), seasonOfMonth(month));
      return sum + Math.round(range.likely * count);
    }, 0);
  };
  return { style, may: costIn(5), july: costIn(7) };
}

/** Ways by boat from each island to the next. */
export function waysBetween(slugs: readonly IslandSlug[]): readonly WayBetween[] {
  return slugs.slice(1).map((to, index) => {
    const from = slugs[index] as IslandSlug;
    return { from, to, facts: ferryRoute(routeSlugOf({ from, to })) };
  });
}
