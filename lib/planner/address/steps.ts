import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { isNeighbours } from './hand-order';

/*
 * One step from a plan to the next, said beside the whole plan: `move=paros~later`, `free=naxos~paros`. Buttons of
 * one form say them, so that the plan is written once in a page and not once for each button. Beside a plan whose
 * order nobody has set it says the order that is shown, `shown=paros,naxos`: a move begins there. A link of the page
 * that follows says the plan as it has become.
 */

/** What a button that moves an island sends as `move`. */
export const moveStep = (island: string, to: 'earlier' | 'later'): string => `${island}~${to}`;

/** What a button sends as `free` to let the boats of a leg change again. */
export const freeStep = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}~${to}`;

/** What a step changes of a query. */
interface Stepped {
  readonly order?: string | undefined;
  readonly lock: readonly string[];
}

/** The query after the step that the address names, if it names any. */
export function withStep<Query extends Stepped>(query: Query, raw: RawQuery): Query {
  const free = firstValue(raw.free)?.trim();
  const lock = free ? query.lock.filter((text) => !text.startsWith(`${free}~`)) : query.lock;
  const order = movedOrder(query.order ?? firstValue(raw.shown), firstValue(raw.move)?.trim());
  if (!order) return { ...query, lock };
  // Boats between islands that are no longer neighbours are let go.
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
