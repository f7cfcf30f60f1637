import type { LockedLeg, PlanRequest } from '../solver/request';
import type { PlanLeg, WishName } from '../solver/types';
import { isNeighbours } from './hand-order';

type Order = NonNullable<PlanRequest['order']>;

/** The request with an order set by hand. Kept boats between islands that are no longer neighbours go. */
export function withOrder(request: PlanRequest, order: Order): PlanRequest {
  return {
    ...request,
    order,
    locks: request.locks.filter(({ from, to }) => isNeighbours(order, from, to)),
  };
}

/** The request that leaves the order to the solver. */
export function withoutOrder(request: PlanRequest): PlanRequest {
  const { order: _, ...free } = request;
  return free;
}

const sameLeg = (lock: LockedLeg, leg: Pick<PlanLeg, 'from' | 'to'>) =>
  lock.from === leg.from && lock.to === leg.to;

/** The boats of a leg as they are, to be kept. */
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

/** Keeps the boats of a leg as they are. */
export function withLock(request: PlanRequest, leg: PlanLeg): PlanRequest {
  const { locks } = withoutLock(request, leg);
  return { ...request, locks: [...locks, lockOf(leg)] };
}

/** Lets the boats of a leg be chosen again. */
export function withoutLock(request: PlanRequest, leg: Pick<PlanLeg, 'from' | 'to'>): PlanRequest {
  return { ...request, locks: request.locks.filter((lock) => !sameLeg(lock, leg)) };
}

/** The request without one of its wishes; a pace is given up for the one that asks for nothing. */
export function withoutWish(request: PlanRequest, wish: WishName): PlanRequest {
  const given = wish === 'pace' ? { pace: 'brisk' as const } : { [wish]: false };
  return { ...request, wishes: { ...request.wishes, ...given } };
}
