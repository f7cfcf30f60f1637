import 'server-only';
import { addDays, daysFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import { solve } from '@/lib/sea/planner/solver/solve';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import { curatedTripRequest, isInSeason } from './request';
import type { CuratedTrip } from './schema';

/** Days after today that are too soon for a departure. */
const headStart = 14;
/** Number of days tried, a week, so that weekly boats are found. */
const tried = 7;

/** A curated trip planned for a day of its season. */
export interface UsualPlan {
  readonly request: PlanRequest;
  readonly plan: Plan;
}

/**
 * Default date for a trip: two weeks from now if that is in its season, else two weeks into the next one; undefined if
 * the timetable has no such day.
 */
export function usualDay(
  trip: CuratedTrip,
  today: IsoDate,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
): IsoDate | undefined {
  const last = addDays(end, 1 - trip.days);
  const soon = addDays(today < start ? start : today, headStart);
  if (isInSeason(trip, soon)) return soon <= last ? soon : undefined;
  const first = daysFrom(soon, last).find((day) => isInSeason(trip, day));
  const within = first && addDays(first, headStart);
  return within && within <= last && isInSeason(trip, within) ? within : first;
}

/**
 * A trip solved for its default date, for pages opened without one: their poster shows a route of real boats. Takes
 * some ten milliseconds, so use it only for cached pages.
 */
export function usualPlan(
  network: FerryNetwork,
  trip: CuratedTrip,
  today: IsoDate,
): UsualPlan | undefined {
  const day = usualDay(trip, today, network.info);
  if (!day) return undefined;
  for (let step = 0; step < tried; step += 1) {
    const request = curatedTripRequest(trip, addDays(day, step));
    const outcome = solve(network.timetable, request, { now: () => 0 });
    if (outcome.kind === 'plan') return { request, plan: outcome.plan };
  }
  return undefined;
}
