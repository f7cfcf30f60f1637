import { routes } from '@/lib/platform/routes/register';
import type { PlanRequest } from '../problem/request';
import { writeFlight, writeGateway, writeIslandWish, writeLock } from './entries';
import { type PlanQuery, writeQuery } from './query';

/** Writes a request as the query of an address. Omits defaults, except for the number of adults. */
export function writePlan(request: PlanRequest): PlanQuery {
  const { wishes, flight, party, choose, order, restrictions = {} } = request;
  const { kinds, directOnly, leavesFrom, leavesBefore, maxWait, maxMinutes, maxCents } =
    restrictions;
  const query = {
    start: writeGateway(request.start),
    end: writeGateway(request.end),
    firstDay: request.firstDay,
    lastDay: request.lastDay,
    landing: request.landing,
    by: request.homeBy,
    'last-after': request.lastBoatFrom,
    islands: request.islands.map(writeIslandWish).join(','),
    choose: typeof choose === 'number' ? String(choose) : undefined,
    wish: wishes.priority === 'balanced' ? undefined : wishes.priority,
    early: wishes.fewEarlyMornings ? 'few' : undefined,
    late: wishes.noLateArrivals ? 'none' : undefined,
    seasick: wishes.seasick && '1',
    pace: wishes.pace === 'steady' ? undefined : wishes.pace,
    flight: flight && writeFlight(flight),
    buffer: flight?.bufferMinutes === undefined ? undefined : String(flight.bufferMinutes),
    order: order?.join(','),
    adults: String(party.adults),
    children: party.children > 0 ? String(party.children) : undefined,
    vehicle: party.vehicle,
    class: party.fareClass,
    kind: kinds?.join(','),
    direct: directOnly && '1',
    after: leavesFrom,
    before: leavesBefore,
    'max-wait': maxWait === undefined ? undefined : String(maxWait / 60),
    'max-hours': maxMinutes === undefined ? undefined : String(maxMinutes / 60),
    'max-price': maxCents === undefined ? undefined : String(maxCents / 100),
  };
  const values = Object.entries(query).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(values), lock: request.locks.map(writeLock) };
}

/**
 * Site path and query of a request, without language prefix. Reading it returns the same request.
 */
export function planAddress(request: PlanRequest): string {
  return `${routes.tripPlannerLegacy}?${writeQuery(writePlan(request))}`;
}
