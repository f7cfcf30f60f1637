import { routes } from '@/lib/platform/routes/register';
import { entriesOf, readIslandWish, writeIslandWish } from './entries';
import { type PlanQuery, writeQuery } from './query';
import type { FieldFault } from './read-plan';

/**
 * Path of the plan that visits as many of the islands as fit, for a query whose nights do not fit
 * between its days. The islands keep their nights and become a wish list; an order and locked
 * boats, which need all of them, are dropped. Undefined if the nights are not the only fault.
 */
export function whatFits(query: PlanQuery, faults: readonly FieldFault[]): string | undefined {
  const isOnlyFault =
    faults.length > 0 &&
    faults.every(({ field, fault }) => field === 'islands' && fault === 'too-many-nights');
  const islands = entriesOf(query.islands ?? '');
  // A single island that is too long would leave nothing to visit.
  if (!isOnlyFault || islands.length < 2) return undefined;
  const wishes = islands.map((text) => {
    const wish = readIslandWish(text);
    return typeof wish === 'string' ? text : writeIslandWish({ ...wish, required: false });
  });
  const { order: _order, choose: _choose, ...rest } = query;
  const fitting = { ...rest, islands: wishes.join(','), lock: [] };
  return `${routes.tripPlannerLegacy}?${writeQuery(fitting)}`;
}
