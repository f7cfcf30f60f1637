import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { allFoods } from '@/lib/records/culinary/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Character } from '@/lib/records/islands/schema';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { DayFood } from '@/lib/trips/daily-itinerary/days';
import { daysOfPlan } from '@/lib/trips/daily-itinerary/days';

/**
 * Local food of an island: its own first, then food it shares with other islands, and food found
 * everywhere last.
 */
function foodsOf(island: IslandSlug): DayFood[] {
  const isMadeOn = (at: 'cyclades' | readonly IslandSlug[]) =>
    at !== 'cyclades' && at.includes(island);
  const own = allFoods()
    .filter(({ islands }) => isMadeOn(islands))
    .toSorted((a, b) => a.islands.length - b.islands.length);
  return [...own, ...allFoods().filter(({ islands }) => islands === 'cyclades')];
}

/** The days of a plan, filled with places from the records. */
export function planDays(plan: Plan, interests: readonly Character[] = []) {
  const slugs = [...new Set(plan.order)];
  return daysOfPlan(
    plan,
    {
      islands: new Map(slugs.map((slug) => [slug, islandBySlug(slug)])),
      foods: new Map(slugs.map((slug) => [slug, foodsOf(slug)])),
    },
    interests,
  );
}

/** Names of all foods and drinks, by id. */
export const foodNames = (): ReadonlyMap<string, Localized> =>
  new Map(allFoods().map(({ id, name }) => [id, name]));
