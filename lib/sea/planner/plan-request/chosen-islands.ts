import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { PlanQuery } from './query';

/** Site path of the planner's form with islands chosen and nothing else. */
export const planFor = (islands: readonly IslandSlug[]): string =>
  `${routes.tripPlannerLegacy}?islands=${islands.join(',')}`;

/**
 * Islands of a query that names no other part of a plan: somebody comes from a page about them. Undefined for any other
 * query, and for islands that we do not know.
 */
export function onlyIslands({ lock, islands, ...rest }: PlanQuery): string | undefined {
  if (!islands || lock.length > 0 || Object.values(rest).some((value) => value)) return undefined;
  const names = islands.split(',').map((entry) => entry.split(/[:?]/)[0] ?? '');
  return names.every(isIslandSlug) ? islands : undefined;
}
