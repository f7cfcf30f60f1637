import 'server-only';
import { LRUCache } from 'lru-cache';
import { ferryNetwork } from '@/lib/timetable/queries';
import type { FerryFeed } from '@/lib/timetable/types';
import type { PlanRequest } from '../solver/request';
import { solve } from '../solver/solve';
import { mostExact } from '../solver/subset-search';
import type { Plan, PlanOutcome } from '../solver/types';
import { withoutOrder } from './changes';
import { planAddress } from './write-plan';

/** Milliseconds one question may take the process; the best found until then is the answer. */
const limitMs = 2000;
/** Plans kept: one is some 20 KB. */
const mostKept = 200;
/** Milliseconds a plan is kept with which nothing could be proven: as long as it takes to look at it and save it. */
const unprovenKeptMs = 15 * 60_000;

/** By feed, so that plans over an old one go with it. */
const kept = new WeakMap<FerryFeed, LRUCache<string, PlanOutcome>>();

function plansOf(feed: FerryFeed): LRUCache<string, PlanOutcome> {
  const plans = kept.get(feed) ?? new LRUCache<string, PlanOutcome>({ max: mostKept });
  kept.set(feed, plans);
  return plans;
}

/**
 * The solver's answer to a request that was read without faults. Solving holds the process, so answers are
 * kept by address and the one longest unused goes first: the plan that was looked at is the one that is saved.
 * Where the clock ended the search, another try may do better: such a plan is kept for a while, and finding none
 * is not.
 */
export function solvedPlan(request: PlanRequest): PlanOutcome {
  const { timetable, feed } = ferryNetwork();
  const plans = plansOf(feed);
  const key = planAddress(request);
  const known = plans.get(key);
  if (known) return known;
  const outcome = solve(timetable, request, { now: () => performance.now(), limitMs });
  if (outcome.kind === 'plan') {
    const { timedOut, gap } = outcome.plan;
    plans.set(key, outcome, timedOut && gap === null ? { ttl: unprovenKeptMs } : {});
  } else if (outcome.kind === 'infeasible' && !outcome.timedOut) {
    plans.set(key, outcome);
  }
  return outcome;
}

/**
 * The plan with the best order, which one set by hand is compared with; undefined where the order is free, or
 * where there is none.
 */
export function bestOrderPlan(request: PlanRequest): Plan | undefined {
  if (!request.order) return undefined;
  const best = solvedPlan(withoutOrder(request));
  return best.kind === 'plan' ? best.plan : undefined;
}

/** What a request costs of the limit `ferry-plan`: each question in it that is not answered yet. */
export function planCost(request: PlanRequest): number {
  const plans = plansOf(ferryNetwork().feed);
  const answerTo = (question: PlanRequest) => plans.peek(planAddress(question));
  // What cannot be sailed is compared with nothing.
  const isCompared = request.order && answerTo(request)?.kind !== 'infeasible';
  return [request, ...(isCompared ? [withoutOrder(request)] : [])]
    .filter((question) => !answerTo(question))
    .reduce((sum, question) => sum + costOf(question), 0);
}

/** An order set by hand is only dated; one to be found takes longer beyond what is solved exactly. */
const costOf = ({ islands, order }: PlanRequest) => (islands.length > mostExact && !order ? 5 : 1);
