import type { PlanRequest } from '../solver/request';
import 'server-only';
import { LRUCache } from 'lru-cache';
import { ferryNetwork } from '@/lib/timetable/queries';
import type { FerryFeed } from '@/lib/timetable/types';
import { solve } from '../solver/solve';
import type { Plan, PlanOutcome } from '../solver/types';
import { withoutOrder } from './changes';
import { planAddress } from './write-plan';

/** Milliseconds one request may take the process; the best found until then is the answer. */
const limitMs = 2000;
/** Plans kept: one is some 20 KB. */
const mostKept = 200;

/** By feed, so that plans over an old one go with it. */
const kept = new WeakMap<FerryFeed, LRUCache<string, PlanOutcome>>();

function plansOf(feed: FerryFeed): LRUCache<string, PlanOutcome> {
  const plans = kept.get(feed) ?? new LRUCache<string, PlanOutcome>({ max: mostKept });
  kept.set(feed, plans);
  return plans;
}

/**
 * The solver's answer to a request that was read without faults. Solving holds the process, so answers are
 * kept by address and the one longest unused goes first. One that ran out of time before anything was proven is not kept.
 */
export function solvedPlan(request: PlanRequest): PlanOutcome {
  const { timetable, feed } = ferryNetwork();
  const plans = plansOf(feed);
  const key = planAddress(request);
  const known = plans.get(key);
  if (known) return known;
  const outcome = solve(timetable, request, { now: () => performance.now(), limitMs });
  if (!ranOut(outcome)) plans.set(key, outcome);
  return outcome;
}

/** What a request costs of the limit `ferry-plan`: nothing when solved, more beyond what is solved exactly. */
export function planCost(request: PlanRequest): number {
  if (isSolved(request)) return 0;
  return request.islands.length > 10 ? 5 : 1;
}

/** True when the answer to a request is at hand and costs no time. */
function isSolved(request: PlanRequest): boolean {
  return plansOf(ferryNetwork().feed).has(planAddress(request));
}

/** Stopped by the clock with nothing proven: another try may do better. */
const ranOut = (outcome: PlanOutcome) =>
  outcome.kind === 'plan'
    ? outcome.plan.timedOut && outcome.plan.gap === null
    : outcome.kind === 'infeasible' && outcome.timedOut;

/** The plan with the best order, where a request has one set by hand; undefined without one. */
export function bestOrderPlan(request: PlanRequest): Plan | undefined {
  if (!request.order) return undefined;
  const best = solvedPlan(withoutOrder(request));
  return best.kind === 'plan' ? best.plan : undefined;
}
