import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { beginWork } from '@/lib/foundation/http/work-limit';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { BusyOutcome, Operation } from '@/lib/platform/operations/operation';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import type { PlanRequest } from '../problem/request';
import { answerPlan } from './answer';
import { type PlanAnswer, planAnswer } from './answer-schema';
import { withoutOrder } from './changes';
import { completenessText } from './completeness';
import { sayFault } from './fault-texts';
import { missedByTimetable } from './missed-by-timetable';
import { otherPort } from './other-port';
import { planParameters } from './parameters';
import { newsOfPlan, newsOfRequest } from './plan-news';
import type { PlanResult } from './plan-result';
import { planQuery } from './query';
import { type FieldFault, readPlan } from './read-plan';
import { planCost, solvedPlan } from './solved-plan';

/** Seconds after which most plans in progress of one sender have finished. */
const secondsUnderWay = 2;
/** The queue is full, or the worker stopped early. A retry soon may succeed. */
const busy: BusyOutcome = { state: 'busy', seconds: 5 };

/** Messages of an operation that plans: all of them share the planner's rate limit and queue. */
export const planRefusals = {
  async explainWait(seconds: number, locale: Locale) {
    const t = await getTranslations({ locale, namespace: 'planner.tooMany' });
    return t('text', { seconds });
  },

  async explainOther(_state: BusyOutcome['state'], locale: Locale) {
    const t = await getTranslations({ locale, namespace: 'planner.busy' });
    return t('text');
  },
};

/**
 * Finds the best order of islands, for the planner page, saved plans and `GET /api/ferries/plan`.
 */
export const planFerries: Operation<PlanResult, FieldFault, PlanAnswer, BusyOutcome> = {
  name: 'planFerries',
  summary: 'Best order of islands, with the ferries of each leg',
  description:
    'Call it to put several islands in order, with nights and boats, between two days. Compares the orders of the islands over the sailings on the requested days: proven best for up to ten islands, beyond that the best found with a proven gap. The parameters are those of the planner page. The search takes at most a second and a half of processor time, twice that if an order set by hand is compared with the best, and less if many requests are waiting.',
  input: planParameters,
  answer: planAnswer,

  async run(query, { headers, signal }) {
    const network = liveNetwork();
    const reading = readPlan(planQuery(query), network.timetable, now());
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    const { request } = reading;
    const cost = planCost(network, request);
    const endWork = beginWork(headers, cost);
    if (!endWork) return { state: 'wait', seconds: secondsUnderWay };
    try {
      const seconds = await secondsToWait('ferry-plan', headers, cost);
      return seconds > 0 ? { state: 'wait', seconds } : await solved(network, request, signal);
    } finally {
      endWork();
    }
  },

  async answerOf(result, locale) {
    const [label, completeness] = await Promise.all([
      timetableText(result.network.info, locale),
      completenessText(result, locale),
    ]);
    return answerPlan(result, { label, completeness }, locale);
  },

  async explain(faults, query, locale) {
    const t = await getTranslations({ locale, namespace: 'planner.errors' });
    const { info } = ferryNetwork();
    const say = sayFault((fault, values) => t(fault, values), planQuery(query), info, locale);
    // Keeps the first fault of each parameter.
    const fields = faults.toReversed().map((fault) => {
      const { field, fault: code, index } = fault;
      const explained = { code, message: say(fault).text };
      return index === undefined
        ? ([field, explained] as const)
        : ([`${field}.${index}`, { ...explained, at: { parameter: field, index } }] as const);
    });
    return { message: t('api'), fields: Object.fromEntries(fields) };
  },

  ...planRefusals,
};

/**
 * Solves the request. If its order was set by hand and can be sailed, also solves for the best
 * order.
 */
async function solved(network: FerryNetwork, request: PlanRequest, signal?: AbortSignal) {
  const first = await solvedPlan(network, request, signal);
  if (first.state !== 'done') return busy;
  const outcome = first.answer;
  if (outcome.kind === 'invalid') throw new Error('A request read without faults was refused');
  const at = Math.floor(now());
  if (outcome.kind !== 'plan') {
    const missed = await missedByTimetable(network, request, signal);
    const news = { ...newsOfRequest(network, request, at), missed };
    const other = await otherPort(network, request, undefined, signal);
    return ok({ request, outcome, otherPort: other, news, network });
  }
  const news = newsOfPlan(network, outcome.plan, at);
  const other = await otherPort(network, request, outcome.plan, signal);
  if (!request.order) return ok({ request, outcome, otherPort: other, news, network });
  const best = await solvedPlan(network, withoutOrder(request), signal);
  if (best.state !== 'done') return busy;
  const bestOrder = best.answer.kind === 'plan' ? best.answer.plan : undefined;
  return ok({ request, outcome, bestOrder, otherPort: other, news, network });
}

const ok = (result: PlanResult) => ({ state: 'ok', result }) as const;
