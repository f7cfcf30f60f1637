import { costGroupOfIsland } from '@/lib/foundation/ids/island-register';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type AsOf, monthOf } from '@/lib/foundation/time/as-of';
import { costs } from './data';
import type { Cost, CostGroup, CostItem, CostSeason } from './schema';
import { type CostSourceId, costSources, costsCheckedOn } from './sources';

/** Price season of a month (1 to 12). */
export function seasonOfMonth(month: number): CostSeason {
  if (month === 7 || month === 8) return 'peak';
  if (month === 6 || month === 9) return 'high';
  return month === 4 || month === 5 || month === 10 ? 'shoulder' : 'low';
}

/** Price group of an island. */
export const costGroupOf = (island: IslandSlug): CostGroup => costGroupOfIsland[island];

/**
 * Cost of an item in a group of islands, in euro cents and with its basis. The season matters only
 * for seasonal items.
 */
export function costOf(item: CostItem, group: CostGroup, season: CostSeason): Cost {
  const found = costs.find(
    (cost) =>
      cost.item === item &&
      cost.group === group &&
      (cost.season === 'all' || cost.season === season),
  );
  if (!found) throw new Error(`No cost of ${item} for ${group}, ${season}`);
  return found;
}

/**
 * Date of a price: for a published one the oldest date of its sources, null without any; for an
 * estimate the month in which the table was reviewed.
 */
export function costAsOf({ basis, sources }: Pick<Cost, 'basis' | 'sources'>): AsOf | null {
  if (basis === 'estimate') return monthOf(costsCheckedOn);
  const dates = sources.flatMap((id) => costSources[id as CostSourceId].asOf ?? []);
  return dates.toSorted()[0] ?? null;
}
