import { writeGateway } from '@/lib/sea/planner/plan-request/entries';
import { writeQuery } from '@/lib/sea/planner/plan-request/query';
import { writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { Gateway, PlanRequest } from '@/lib/sea/planner/problem/request';
import type { Network } from '@/lib/sea/timetable/network';
import { tripLimits } from './limits';
import { newStops, newTrip } from './rules';
import { sailingsOf } from './sailings';
import type { TripDocument } from './types';

/** A solved plan as a trip: its islands with their nights, its boats, its party and where it begins and ends. */
export function tripFromPlan(
  plan: Plan,
  request: PlanRequest,
  network: Network,
  title: string,
  makeId: () => string = () => crypto.randomUUID(),
): TripDocument {
  const query = writeQuery(writePlan(request));
  const [first] = plan.legs;
  const startDate = first?.journey ? first.date : (plan.stays[0]?.arrive ?? request.firstDay);
  return newTrip(title, {
    startDate,
    adults: request.party.adults,
    children: request.party.children,
    vehicle: request.party.vehicle ?? null,
    startGateway: gatewayOf(request.start),
    endGateway: gatewayOf(request.end),
    planQuery: query.length <= tripLimits.planQuery ? query : null,
    stops: newStops(plan.stays, makeId),
    legs: plan.legs.flatMap(({ journey }, position) => {
      const sailings = journey ? sailingsOf(journey, network) : [];
      return sailings.length > 0 ? [{ position, sailings }] : [];
    }),
  });
}

/** Places in another feed may have a name that the tables reject: the trip then has no starting point. */
function gatewayOf(gateway: Gateway): string | null {
  const name = writeGateway(gateway);
  return /^[A-Za-z0-9-]{2,40}$/.test(name) ? name : null;
}
