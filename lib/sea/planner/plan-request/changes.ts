import type { PlanLeg, WishName } from '../problem/plan';
import type { LockedLeg, PlanRequest } from '../problem/request';
import { isNeighbours } from './hand-order';

type Order = NonNullable<PlanRequest['order']>;

/** Sets the order of a request. Drops locks between islands that are no longer consecutive. */
export function withOrder(request: PlanRequest, order: Order): PlanRequest {
  return {
    ...request,
    order,
    locks: request.locks.filter(({ from, to }) => isNeighbours(order, from, to)),
  };
}

/** Removes the order of a request, so that the solver chooses it. */
export function withoutOrder(request: PlanRequest): PlanRequest {
  const { order: _, ...free } = request;
  return free;
}

const sameLeg = (lock: LockedLeg, leg: Pick<PlanLeg, 'from' | 'to'>) =>
  lock.from === leg.from && lock.to === leg.to;

/** Returns a lock that keeps the boats of a leg. */
export function lockOf(leg: PlanLeg): LockedLeg {
  const tripIds = (leg.journey?.legs ?? []).flatMap((part) =>
    part.kind === 'sea' ? [part.tripId] : [],
  );
  return {
    from: leg.from,
    to: leg.to,
    date: leg.date,
    ...(tripIds.length > 0 ? { tripIds } : {}),
  };
}

/** Unlocks the boats of a leg, so that the solver may change them. */
export function withoutLock(request: PlanRequest, leg: Pick<PlanLeg, 'from' | 'to'>): PlanRequest {
  return { ...request, locks: request.locks.filter((lock) => !sameLeg(lock, leg)) };
}

/** Removes one wish from a request. Pace falls back to `brisk`, which adds no cost. */
export function withoutWish(request: PlanRequest, wish: WishName): PlanRequest {
  const given = wish === 'pace' ? { pace: 'brisk' as const } : { [wish]: false };
  return { ...request, wishes: { ...request.wishes, ...given } };
}
