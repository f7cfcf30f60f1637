import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { site } from '@/lib/foundation/site';
import { addDays } from '@/lib/foundation/time/days';
import type { BusyOutcome, Operation, OperationContext } from '@/lib/platform/operations/operation';
import { type PlanAnswer, planAnswer } from '@/lib/sea/planner/plan-request/answer-schema';
import { planFerries, planRefusals } from '@/lib/sea/planner/plan-request/operation';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import { solvedPlan } from '@/lib/sea/planner/plan-request/solved-plan';
import { planAddress, writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { curatedTripSlugs } from '../../foundation/ids/curated-trips';
import { type NearestDates, nearestDates } from './nearest-dates';
import {
  type CuratedTripAsk,
  type CuratedTripFieldFault,
  curatedTripParameters,
  readCuratedTrip,
} from './parameters';
import { curatedTripBySlug } from './queries';
import { curatedTripRequest, isInSeason } from './request';
import type { CuratedTrip } from './schema';

export interface OpenedCuratedTrip {
  readonly trip: CuratedTrip;
  readonly ask: CuratedTripAsk;
  /** False if the trip is not made for the month of the day. */
  readonly inSeason: boolean;
  readonly planned: PlanResult;
  /** Nearest days with a plan, when none was found. */
  readonly nearest?: NearestDates;
}

const curatedTripAnswer = z.object({
  package: z.enum(curatedTripSlugs),
  name: z.string(),
  inSeason: z.boolean().meta({
    description: 'False if the trip does not suit this month; `season` gives the reason.',
  }),
  season: z.string(),
  planner: z.url().meta({ description: 'The same trip in the planner, where it can be changed.' }),
  nearest: z
    .object({ before: z.iso.date().optional(), after: z.iso.date().optional() })
    .optional()
    .meta({ description: 'If there is no plan: the nearest first days that have one.' }),
  plan: planAnswer,
});

export type CuratedTripAnswer = z.infer<typeof curatedTripAnswer>;

/** Opens a curated trip for a date: its page, and assistants. */
export const openCuratedTrip: Operation<
  OpenedCuratedTrip,
  CuratedTripFieldFault,
  CuratedTripAnswer,
  BusyOutcome
> = {
  name: 'openPackage',
  summary: 'A curated trip, planned for a date',
  description:
    'Call it for a ready-made trip of a kind from a day. Curated island-hopping trips (first time, with children, walkers, food, quiet, beaches, small islands, a long weekend, with a car, few steps, no flights, winter). Each is planned on the timetable from the requested first day; if no boats fit, the answer names the nearest days that work.',
  input: curatedTripParameters,
  answer: curatedTripAnswer,

  async run(query, context) {
    const { info } = ferryNetwork();
    const reading = readCuratedTrip(query, info);
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    const { ask } = reading;
    const trip = curatedTripBySlug(ask.package);
    const who = {
      ...(ask.adults !== undefined && { adults: ask.adults }),
      ...(ask.children !== undefined && { children: ask.children }),
    };
    const party = { ...trip.party, ...who };
    if (party.adults + party.children > 9) {
      const field = ask.adults === undefined ? 'children' : 'adults';
      return { state: 'faults', faults: [{ field, fault: 'party-too-large' }] };
    }
    const solved = await planFerries.run(
      { ...writePlan(curatedTripRequest(trip, ask.date, who)) },
      context,
    );
    // Its last day lies beyond the timetable: all else in the request is the record's.
    if (solved.state === 'faults') {
      return { state: 'faults', faults: [{ field: 'date', fault: 'outside-timetable' }] };
    }
    if (solved.state !== 'ok') return solved;
    const planned = solved.result;
    const opened = { trip, ask, inSeason: isInSeason(trip, ask.date), planned };
    if (planned.outcome.kind === 'plan') return { state: 'ok', result: opened };
    const seconds = await secondsToWait('ferry-plan', context.headers, 5);
    if (seconds > 0) return { state: 'wait', seconds };
    const nearest = await daysThatWork(trip, ask, who, context);
    return { state: 'ok', result: { ...opened, nearest } };
  },

  async answerOf({ trip, inSeason, planned, nearest }, locale) {
    const plan = (await planFerries.answerOf(planned, locale)) as PlanAnswer;
    return {
      package: trip.slug,
      name: trip.name[locale],
      inSeason,
      season: trip.season.text[locale],
      planner: new URL(planAddress(planned.request), site.origin).href,
      ...(nearest && { nearest }),
      plan,
    };
  },

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'curatedTrips.errors' });
    const fields = faults.map(({ field, fault }) => [field, { code: fault, message: t(fault) }]);
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },

  ...planRefusals,
};

/** Tries days one after the other on the solver's threads; an interrupted try counts as no plan. */
function daysThatWork(
  trip: CuratedTrip,
  { date }: CuratedTripAsk,
  who: Parameters<typeof curatedTripRequest>[2],
  { signal }: OperationContext,
): Promise<NearestDates> {
  const network = liveNetwork();
  const { start, end } = network.info;
  const looking = { season: trip.season, first: start, last: addDays(end, 1 - trip.days) };
  return nearestDates(date, looking, async (day) => {
    const answer = await solvedPlan(network, curatedTripRequest(trip, day, who), signal);
    return answer.state === 'done' && answer.answer.kind === 'plan';
  });
}
