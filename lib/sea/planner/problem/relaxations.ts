import { addDays } from '../../../foundation/time/days.ts';
import type { Relaxation } from './plan.ts';
import type { PlanRequest } from './request.ts';

/**
 * Relaxations worth trying, mildest first, without those that cannot make a difference. As many islands as
 * fit come before all others if there is no plan, because they help most often.
 */
export function candidateRelaxations(request: PlanRequest, hasPlan: boolean): Relaxation[] {
  const { islands, locks, order, flight, party, choose } = request;
  // With a flight, a later last day does not allow later arrivals.
  const endsByFlight = flight !== undefined && flight.departure.slice(0, 10) <= request.lastDay;
  const isVisited = (island: string) => !order || order.some((slug) => slug === island);
  const visited = islands.filter(({ island }) => isVisited(island));
  /** Islands of the wish list that a locked boat visits anyway. */
  const locked = islands.filter(
    ({ island, required }) =>
      !required && locks.some(({ from, to }) => from === island || to === island),
  ).length;
  const mayFit = !hasPlan && visited.length > 1 && visited.some(({ required }) => required);
  return [
    ...(mayFit ? [{ change: 'as-many-as-fit' } as const] : []),
    ...(order ? [{ change: 'free-order' } as const] : []),
    ...locks.map((_, lock) => ({ change: 'drop-lock', lock }) as const),
    ...(endsByFlight ? [] : [1, 2, 3, 5, 7]).map(
      (days) => ({ change: 'longer-range', days }) as const,
    ),
    ...visited
      .filter(({ minNights }) => minNights > 1)
      .map(({ island, minNights }) => ({
        change: 'fewer-nights' as const,
        island,
        minNights: minNights - 1,
      })),
    ...(typeof choose === 'number' && choose > locked && !order
      ? [{ change: 'choose-fewer', choose: choose - 1 } as const]
      : []),
    ...visited
      .filter(({ required }) => required && visited.length > 1)
      .map(({ island }) => ({ change: 'drop-island', island }) as const),
    ...(flight && (flight.bufferMinutes ?? 180) > 90
      ? [{ change: 'shorter-buffer', bufferMinutes: 90 } as const]
      : []),
    ...(party.vehicle ? [{ change: 'without-vehicle' } as const] : []),
    ...(Object.keys(request.restrictions ?? {}).length > 0
      ? [{ change: 'without-restrictions' } as const]
      : []),
    ...(request.homeBy !== undefined || request.lastBoatFrom !== undefined
      ? [{ change: 'any-last-boat' } as const]
      : []),
  ];
}

/**
 * Applies a relaxation. The result may be invalid, for instance if its dates leave the timetable.
 */
export function relaxed(request: PlanRequest, relaxation: Relaxation): PlanRequest {
  switch (relaxation.change) {
    case 'longer-range':
      return { ...request, lastDay: addDays(request.lastDay, relaxation.days) };
    case 'fewer-nights':
      return {
        ...request,
        islands: request.islands.map((wish) =>
          wish.island === relaxation.island ? { ...wish, minNights: relaxation.minNights } : wish,
        ),
      };
    case 'drop-island': {
      const { order, choose, ...rest } = request;
      const kept = order?.filter((island) => island !== relaxation.island);
      const islands = request.islands.filter(({ island }) => island !== relaxation.island);
      const wishList = islands.filter(({ required }) => !required).length;
      return {
        ...rest,
        ...(kept ? { order: kept } : {}),
        // As many islands of the wish list as before, or as many as remain.
        ...(typeof choose === 'number' ? { choose: Math.min(choose, wishList) } : {}),
        ...(choose === 'as-many-as-fit' ? { choose } : {}),
        islands,
        locks: request.locks.filter(
          ({ from, to }) => from !== relaxation.island && to !== relaxation.island,
        ),
      };
    }
    case 'as-many-as-fit': {
      // An order and locked boats need all of the islands.
      const { order: _, ...rest } = request;
      const islands = request.islands.map((wish) => ({ ...wish, required: false }));
      return { ...rest, islands, choose: 'as-many-as-fit', locks: [] };
    }
    case 'choose-fewer':
      return { ...request, choose: relaxation.choose };
    case 'free-order': {
      const { order: _, ...rest } = request;
      return rest;
    }
    case 'drop-lock':
      return { ...request, locks: request.locks.filter((_, index) => index !== relaxation.lock) };
    case 'without-vehicle': {
      const { vehicle: _, ...party } = request.party;
      return { ...request, party };
    }
    case 'without-restrictions': {
      const { restrictions: _, ...rest } = request;
      return rest;
    }
    case 'any-last-boat': {
      const { homeBy: _, lastBoatFrom: __, ...rest } = request;
      return rest;
    }
    case 'shorter-buffer':
      return request.flight
        ? { ...request, flight: { ...request.flight, bufferMinutes: relaxation.bufferMinutes } }
        : request;
  }
}
