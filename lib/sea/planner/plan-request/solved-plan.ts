import 'server-only';
import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { sharedWork } from '@/lib/platform/workers/shared-work';
import type { JobOutcome } from '@/lib/platform/workers/worker-pool';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { PlanOutcome } from '../problem/plan';
import type { PlanRequest } from '../problem/request';
import { mostExact } from '../solver/search';
import { plans } from '../solving/queries';
import { withoutOrder } from './changes';
import { planAddress } from './write-plan';

/** Capacity of the cache. A plan takes about 20 KB. */
const mostKept = 200;
/** Milliseconds to cache a plan without any proven bound: long enough to look at it and save it. */
const unprovenKeptMs = 15 * 60_000;

type Timetables = Pick<FerryNetwork, 'shared'>;

/**
 * Cached plans and pending searches of one timetable. Collected by the garbage collector with it.
 */
interface PlansOfTimetable {
  readonly kept: LRUCache<string, PlanOutcome>;
  readonly share: ReturnType<typeof sharedWork<JobOutcome<PlanOutcome>>>;
}

/** Shared by pages and routes, so that both answer a request with one plan. */
const byTimetable = oncePerProcess(
  'plans-by-timetable',
  () => new WeakMap<FerryNetwork['shared'], PlansOfTimetable>(),
);

function plansOf({ shared }: Timetables): PlansOfTimetable {
  const known = byTimetable.get(shared);
  if (known) return known;
  const made = {
    kept: new LRUCache<string, PlanOutcome>({ max: mostKept }),
    share: sharedWork<JobOutcome<PlanOutcome>>(),
  };
  byTimetable.set(shared, made);
  return made;
}

/**
 * Solves a request in another thread. Simultaneous callers with the same request share one search,
 * which stops when all of them have left. Outcomes are cached by address in an LRU cache, so that
 * the plan a visitor looks at is the plan that is saved. If the time limit ended the search, a
 * retry may do better: an unproven plan expires after a while, and a search without a plan is not
 * cached.
 */
export async function solvedPlan(
  network: Timetables,
  request: PlanRequest,
  signal?: AbortSignal,
): Promise<JobOutcome<PlanOutcome>> {
  const { kept, share } = plansOf(network);
  const key = keyOf(request);
  const known = kept.get(key);
  if (known) return { state: 'done', answer: known };
  return share(
    key,
    async (stop) => {
      const end = await plans().solve(network.shared, request, stop);
      if (end.state === 'done' && !stop.aborted) keep(kept, key, end.answer);
      return end;
    },
    signal,
  );
}

/** Cache key: the address and, for plans of today, the earliest departure. */
const keyOf = (request: PlanRequest) => `${planAddress(request)} ${request.notBefore ?? ''}`;

function keep(kept: PlansOfTimetable['kept'], key: string, outcome: PlanOutcome): void {
  if (outcome.kind === 'plan') {
    const { timedOut, gap } = outcome.plan;
    kept.set(key, outcome, timedOut && gap === null ? { ttl: unprovenKeptMs } : {});
  } else if (outcome.kind === 'infeasible' && !outcome.timedOut) {
    kept.set(key, outcome);
  }
}

/**
 * Cost of a request under the rate limit `ferry-plan`: the sum over its searches that are not
 * cached.
 */
export function planCost(network: Timetables, request: PlanRequest): number {
  const { kept } = plansOf(network);
  const answerTo = (question: PlanRequest) => kept.peek(keyOf(question));
  // An order that cannot be sailed is not compared with the best order.
  const isCompared = request.order && answerTo(request)?.kind !== 'infeasible';
  return [request, ...(isCompared ? [withoutOrder(request)] : [])]
    .filter((question) => !answerTo(question))
    .reduce((sum, question) => sum + costOf(question), 0);
}

/**
 * Dates for an order set by hand are cheap to find. Finding an order costs more where the search is
 * not exact.
 */
const costOf = ({ islands, order }: PlanRequest) => (islands.length > mostExact && !order ? 5 : 1);
