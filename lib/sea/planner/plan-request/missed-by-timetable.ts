import 'server-only';
import { addDays } from '@/lib/foundation/time/days';
import {
  isAnyMoved,
  type MissedConnection,
  missedAmong,
} from '@/lib/sea/timetable/missed-connections';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { PlanRequest } from '../problem/request';
import { solvedPlan } from './solved-plan';

/**
 * Returns the connections that late boats break in the tour that the plain timetable allows, for a
 * request without a plan. Searches that tour, in another thread, only while boats of the requested
 * days are late or early. Empty if there is no such tour, or it cannot be found now.
 */
export async function missedByTimetable(
  network: FerryNetwork,
  request: PlanRequest,
  signal?: AbortSignal,
): Promise<readonly MissedConnection[]> {
  const { realtime } = network;
  if (!realtime) return [];
  // Boats of the previous day may sail after midnight.
  const [first, last] = [addDays(request.firstDay, -1), request.lastDay];
  const trips = new Map(
    [...realtime.trips].filter(([, { serviceDay }]) => serviceDay >= first && serviceDay <= last),
  );
  if (!isAnyMoved({ realtime: { ...realtime, trips } })) return [];
  const scheduled = await solvedPlan(ferryNetwork(), request, signal);
  if (scheduled.state !== 'done' || scheduled.answer.kind !== 'plan') return [];
  return missedAmong(
    network,
    scheduled.answer.plan.legs.flatMap(({ journey }) => (journey ? [journey.legs] : [])),
  );
}
