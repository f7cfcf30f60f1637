import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { isNeighbours } from './hand-order';

/*
 * A step from a plan to the next, given beside the whole plan: `move=paros~later`,
 * `free=naxos~paros`. The buttons of one form send steps, so a page contains the plan once and not
 * once for each button. If nobody has set the order of the plan, `shown=paros,naxos` gives the
 * order on the page, from which a move starts. Links on the following page contain the changed
 * plan.
 */

/** Value of `move` for a button that moves an island. */
export const moveStep = (island: string, to: 'earlier' | 'later'): string => `${island}~${to}`;

/** Value of `free` for a button that unlocks the boats of a leg. */
export const freeStep = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}~${to}`;

/** Fields of a query that a step changes. */
interface Stepped {
  readonly order?: string | undefined;
  readonly lock: readonly string[];
}

/**
 * Applies the step of an address to its query. Returns the same order and locks if there is no
 * step.
 */
export function withStep<Query extends Stepped>(query: Query, raw: RawQuery): Query {
  const free = firstValue(raw.free)?.trim();
  const lock = free ? query.lock.filter((text) => !text.startsWith(`${free}~`)) : query.lock;
  const order = movedOrder(query.order ?? firstValue(raw.shown), firstValue(raw.move)?.trim());
  if (!order) return { ...query, lock };
  // Drop locks between islands that are no longer consecutive.
  const kept = lock.filter((text) => {
    const [from = '', to = ''] = text.split('~');
    return isNeighbours(order, from, to);
  });
  return { ...query, order: order.join(','), lock: kept };
}

function movedOrder(written: string | undefined, move: string | undefined): string[] | undefined {
  if (written === undefined || move === undefined) return undefined;
  const [island = '', to] = move.split('~');
  const order = written.split(',').map((entry) => entry.trim());
  const from = order.indexOf(island);
  const place = from + (to === 'earlier' ? -1 : 1);
  if (from < 0 || place < 0 || place >= order.length) return undefined;
  return order.toSpliced(from, 1).toSpliced(place, 0, island);
}
