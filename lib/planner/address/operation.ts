import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/http/compute-limit';
import type { Operation } from '@/lib/operations/operation';
import { ferryNetwork } from '@/lib/timetable/queries';
import { timetableText } from '@/lib/timetable/timetable-text';
import { answerPlan } from './answer';
import { type PlanAnswer, planAnswer } from './answer-schema';
import { sayFault } from './fault-texts';
import { planParameters } from './parameters';
import type { PlanResult } from './plan-result';
import { planQuery } from './query';
import { type FieldFault, readPlan } from './read-plan';
import { bestOrderPlan, planCost, solvedPlan } from './solved-plan';

/** The best order of islands: the planner's page, saved plans, `GET /api/ferries/plan`. */
export const planFerries: Operation<PlanResult, FieldFault, PlanAnswer> = {
  name: 'planFerries',
  summary: 'The best order of islands with the ferries of each leg',
  description:
    'Compares the orders of the islands over the sailings that run on the days asked for: proven best up to ten islands, beyond that the best found with a proven gap. The parameters are those of the planner page; a plan takes two seconds at most, and as long again where an order set by hand is compared with the best.',
  input: planParameters,
  answer: planAnswer,

  async run(query, { headers }) {
    const network = ferryNetwork();
    const reading = readPlan(planQuery(query), network.timetable);
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    const { request } = reading;
    const seconds = await secondsToWait('ferry-plan', headers, planCost(request));
    if (seconds > 0) return { state: 'wait', seconds };
    const outcome = solvedPlan(request);
    if (outcome.kind === 'invalid') throw new Error('A request read without faults was refused');
    const bestOrder = outcome.kind === 'plan' ? bestOrderPlan(request) : undefined;
    return { state: 'ok', result: { request, outcome, bestOrder, network } };
  },

  answerOf: async (result, locale) =>
    answerPlan(result, await timetableText(result.network.info, locale)),

  async explain(faults, query, locale) {
    const t = await getTranslations({ locale, namespace: 'planner.errors' });
    const { info } = ferryNetwork();
    const say = sayFault((fault, values) => t(fault, values), planQuery(query), info, locale);
    // Of several faults of a field the first one stays.
    const fields = faults
      .toReversed()
      .map((fault) => [fault.field, { code: fault.fault, message: say(fault).text }] as const);
    return { message: t('api'), fields: Object.fromEntries(fields) };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'planner.tooMany' });
    return t('text', { seconds });
  },
};
