import { athensDate, formatClock } from '../../../lib/foundation/time/athens.ts';
import { addDays } from '../../../lib/foundation/time/days.ts';
import type { Plan, PlanOutcome } from '../../../lib/sea/planner/problem/plan.ts';
import type { PlanRequest } from '../../../lib/sea/planner/problem/request.ts';
import type { Timetable } from '../../../lib/sea/timetable/engine/timetable.ts';
import type { Journey, SeaLeg } from '../../../lib/sea/timetable/types.ts';
import type { Expectations } from './types.ts';

/** Expectation in words, and whether the plan meets it. */
export interface Judgement {
  readonly expectation: string;
  readonly met: boolean;
}

const journeysOf = ({ legs }: Plan): Journey[] =>
  legs.flatMap(({ journey }) => (journey ? [journey] : []));

/** Boats of a journey, without its roads. */
export const boatsOf = ({ legs }: Journey): SeaLeg[] =>
  legs.flatMap((leg) => (leg.kind === 'sea' ? [leg] : []));

function judgePlan(
  expects: Expectations,
  plan: Plan,
  request: PlanRequest,
  { feed }: Timetable,
): Judgement[] {
  const journeys = journeysOf(plan);
  const boats = journeys.flatMap(boatsOf);
  const trips = new Map(feed.trips.map((trip) => [trip.id, trip]));
  const { orders, mostChanges, kinds, nights, hours, mostSeaHours, firstPort, daysInHand } =
    expects;
  const judgements: Judgement[] = [];
  const judge = (expectation: string, met: boolean) => judgements.push({ expectation, met });
  if (orders) {
    const order = plan.order.join(', ');
    const texts = orders.map((one) => one.join(', '));
    judge(`order ${texts.join(' or ')}`, texts.includes(order));
  }
  if (mostChanges !== undefined) {
    judge(`at most ${mostChanges} changes of boat`, plan.totals.transfers <= mostChanges);
  }
  if (kinds) {
    const isExpected = ({ tripId }: SeaLeg) =>
      kinds.some((kind) => kind === trips.get(tripId)?.vesselKind);
    judge(`only boats of the kind ${kinds.join(', ')}`, boats.every(isExpected));
  }
  for (const [island, least] of Object.entries(nights ?? {})) {
    const stay = plan.stays.find((one) => one.island === island);
    judge(`at least ${least} nights on ${island}`, (stay?.nights ?? 0) >= least);
  }
  if (hours) {
    const [from, to] = hours;
    const isWithin = ({ departure, arrival }: Journey) =>
      formatClock(departure) >= from &&
      formatClock(arrival) <= to &&
      athensDate(departure) === athensDate(arrival);
    judge(`each leg between ${from} and ${to}`, journeys.every(isWithin));
  }
  if (mostSeaHours !== undefined) {
    judge(`at most ${mostSeaHours} hours at sea`, plan.totals.seaMinutes <= mostSeaHours * 60);
  }
  if (firstPort) judge(`from ${firstPort}`, boats[0]?.from === firstPort);
  if (daysInHand !== undefined) {
    const last = journeys.at(-1);
    const latest = addDays(request.lastDay, -daysInHand);
    judge(
      `back ${daysInHand} day before the last one`,
      last !== undefined && athensDate(last.arrival) <= latest,
    );
  }
  if (expects.offersChange) judge('no plan, but a change that makes one', false);
  return judgements;
}

/** Holds an answer against the expectations of the advisor, in their order. */
export function judgementsOf(
  expects: Expectations,
  outcome: PlanOutcome,
  request: PlanRequest,
  timetable: Timetable,
): Judgement[] {
  if (outcome.kind === 'plan') return judgePlan(expects, outcome.plan, request, timetable);
  const offers = outcome.kind === 'infeasible' ? outcome.relaxations.length : 0;
  return expects.offersChange
    ? [{ expectation: 'no plan, but a change that makes one', met: offers > 0 }]
    : [{ expectation: 'a plan', met: false }];
}
