import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { PlanQuery } from './query';

/** Site path of the planner's form with islands chosen and nothing else. */
export const planFor = (islands: readonly IslandSlug[]): string =>
  `${routes.tripPlannerLegacy}?islands=${islands.join(',')}`;

/**
 * Islands and ends of a query that names nothing else, as the links of texts do: they fill in the form. Undefined for any
 * other query, such as that of a form without dates, and for islands that we do not know.
 */
export function chosenOnly({
  lock,
  islands,
  start,
  end,
  ...rest
}: PlanQuery): Pick<PlanQuery, 'islands' | 'start' | 'end'> | undefined {
  if (!islands || lock.length > 0 || Object.values(rest).some((value) => value)) return undefined;
  const names = islands.split(',').map((entry) => entry.split(/[:?]/)[0] ?? '');
  if (!names.every(isIslandSlug)) return undefined;
  return { islands, ...(start && { start }), ...(end && { end }) };
}
