import 'server-only';
import { LRUCache } from 'lru-cache';
import type { FerryNetwork } from '@/lib/timetable/network';
import { sharedWork } from '@/lib/workers/shared-work';
import type { JobOutcome } from '@/lib/workers/worker-pool';
import type { PlanRequest } from '../solver/request';
import { mostExact } from '../solver/subset-search';
import type { PlanOutcome } from '../solver/types';
import { plans } from '../solving/queries';
import { withoutOrder } from './changes';
import { planAddress } from './write-plan';

/** Plans kept: one is some 20 KB. */
const mostKept = 200;
/** Milliseconds a plan is kept with which nothing could be proven: as long as it takes to look at it and save it. */
const unprovenKeptMs = 15 * 60_000;

type Timetables = Pick<FerryNetwork, 'shared'>;

/** What is known and asked over one timetable: it goes with it, and with what is known of its boats. */
interface PlansOfTimetable {
  readonly kept: LRUCache<string, PlanOutcome>;
  readonly share: ReturnType<typeof sharedWork<JobOutcome<PlanOutcome>>>;
}

const byTimetable = new WeakMap<FerryNetwork['shared'], PlansOfTimetable>();

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
 * The solver's answer to a request that was read without faults, worked out by another thread: once for all who
 * ask for it meanwhile, and not to the end once all have gone. Answers are kept by address and the one longest
 * unused goes first: the plan that was looked at is the one that is saved. Where the clock ended the search,
 * another try may do better: such a plan is kept for a while, and finding none is not.
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

/** The address, and since when boats are planned: today's go one by one. */
const keyOf = (request: PlanRequest) => `${planAddress(request)} ${request.notBefore ?? ''}`;

function keep(kept: PlansOfTimetable['kept'], key: string, outcome: PlanOutcome): void {
  if (outcome.kind === 'plan') {
    const { timedOut, gap } = outcome.plan;
    kept.set(key, outcome, timedOut && gap === null ? { ttl: unprovenKeptMs } : {});
  } else if (outcome.kind === 'infeasible' && !outcome.timedOut) {
    kept.set(key, outcome);
  }
}

/** What a request costs of the limit `ferry-plan`: each question in it that is not answered yet. */
export function planCost(network: Timetables, request: PlanRequest): number {
  const { kept } = plansOf(network);
  const answerTo = (question: PlanRequest) => kept.peek(keyOf(question));
  // What cannot be sailed is compared with nothing.
  const isCompared = request.order && answerTo(request)?.kind !== 'infeasible';
  return [request, ...(isCompared ? [withoutOrder(request)] : [])]
    .filter((question) => !answerTo(question))
    .reduce((sum, question) => sum + costOf(question), 0);
}

/** An order set by hand is only dated; one to be found takes longer beyond what is solved exactly. */
const costOf = ({ islands, order }: PlanRequest) => (islands.length > mostExact && !order ? 5 : 1);
