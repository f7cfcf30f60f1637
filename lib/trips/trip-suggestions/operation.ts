import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import { today } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { BusyOutcome, Operation } from '@/lib/platform/operations/operation';
import { allIslands } from '@/lib/records/islands/queries';
import { type Character, characters } from '@/lib/records/islands/schema';
import { isInSeasonFor } from '@/lib/records/islands/seasons';
import { type PlanAnswer, planAnswer } from '@/lib/sea/planner/plan-request/answer-schema';
import { planFerries, planRefusals } from '@/lib/sea/planner/plan-request/operation';
import { newsOfPlan } from '@/lib/sea/planner/plan-request/plan-news';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import { solvedPlan } from '@/lib/sea/planner/plan-request/solved-plan';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { type IslandFact, islandSets } from './choose-islands';
import {
  readTripSuggestion,
  type TripSuggestionAsk,
  type TripSuggestionFieldFault,
  tripSuggestionParameters,
} from './parameters';
import { firstDays, tripSuggestionRequest } from './request';

export interface TripSuggestion {
  readonly ask: TripSuggestionAsk;
  /**
   * Undefined if no boats were found for any set of islands, or the timetable has no days left
   * in that month.
   */
  readonly planned?: PlanResult;
  /** Reasons for each island: the interests it matches. */
  readonly reasons: ReadonlyMap<IslandSlug, readonly Character[]>;
  /** Interests that are out of season in the month, by which no island was chosen. */
  readonly outOfSeason: readonly Character[];
  readonly isPublished: boolean;
}

const tripSuggestionAnswer = z.object({
  islands: z.array(z.object({ island: z.enum(islandSlugs), meets: z.array(z.enum(characters)) })),
  outOfSeason: z.array(z.enum(characters)).meta({
    description: 'Interests that are out of season in that month and were ignored.',
  }),
  isPublished: z.boolean().meta({
    description: 'False if the current timetable has no day left in that month.',
  }),
  planner: z.url().optional().meta({ description: 'The same trip in the planner.' }),
  plan: planAnswer.optional().meta({ description: 'Absent if there are no boats.' }),
});

export type TripSuggestionAnswer = z.infer<typeof tripSuggestionAnswer>;

const facts = (): IslandFact[] =>
  allIslands().map(({ slug, position, character, bestMonths }) => ({
    slug,
    position,
    tags: character.tags,
    bestMonths: bestMonths.months,
  }));

/**
 * Chooses islands by interests and orders them by the boats of a month, for the short planner and
 * for assistants.
 */
export const suggestTrip: Operation<
  TripSuggestion,
  TripSuggestionFieldFault,
  TripSuggestionAnswer,
  BusyOutcome
> = {
  name: 'suggestTrip',
  summary: 'A whole trip from a month, nights and wishes',
  description:
    'Call it when somebody has a month and wishes, but no islands yet. Chooses islands near each other that suit the wishes and the month; the planner orders them by the boats on actual days of that month. Islands without connecting boats are replaced by the next best.',
  input: tripSuggestionParameters,
  answer: tripSuggestionAnswer,

  async run(query, { headers, signal }) {
    const reading = readTripSuggestion(query);
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    const { ask } = reading;
    // The first set of islands usually has boats; each try takes some hundredths of a second.
    const seconds = await secondsToWait('ferry-plan', headers, 2);
    if (seconds > 0) return { state: 'wait', seconds };
    const network = liveNetwork();
    const days = firstDays(ask, today(), network.info);
    const outOfSeason = ask.interests.filter((wish) => !isInSeasonFor(wish, ask.month));
    const none = { ask, reasons: new Map(), outOfSeason, isPublished: days.length > 0 };
    for (const request of triesOf(ask, days)) {
      const solved = await solvedPlan(network, request, signal);
      if (solved.state !== 'done') return { state: 'busy', seconds: 5 };
      const outcome = solved.answer;
      if (outcome.kind !== 'plan') continue;
      const { plan } = outcome;
      const news = newsOfPlan(network, plan, Math.floor(now()));
      const planned = { request, outcome, news, network };
      return { state: 'ok', result: { ...none, planned, reasons: reasonsFor(plan.order, ask) } };
    }
    return { state: 'ok', result: none };
  },

  async answerOf({ planned, reasons, outOfSeason, isPublished }, locale) {
    return {
      islands: [...reasons].map(([island, meets]) => ({ island, meets: [...meets] })),
      outOfSeason: [...outOfSeason],
      isPublished,
      ...(planned && {
        planner: new URL(planAddress(planned.request), site.origin).href,
        plan: (await planFerries.answerOf(planned, locale)) as PlanAnswer,
      }),
    };
  },

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'tripSuggestions.errors' });
    const fields = faults.map(({ field, fault }) => [field, { code: fault, message: t(fault) }]);
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },

  ...planRefusals,
};

/** Tries in order: the requested nights before one night off, the best islands first. */
function triesOf(ask: TripSuggestionAsk, days: readonly string[]) {
  const sets = islandSets(facts(), ask);
  return sets.flatMap((set) =>
    [0, 1].flatMap((slack) =>
      days.slice(0, slack === 0 ? 3 : 2).map((day) => tripSuggestionRequest(ask, set, day, slack)),
    ),
  );
}

function reasonsFor(order: readonly IslandSlug[], { interests, month }: TripSuggestionAsk) {
  const wishes = interests.filter((wish) => isInSeasonFor(wish, month));
  const tags = new Map(facts().map((island) => [island.slug, island.tags]));
  return new Map(
    order.map((slug) => [slug, wishes.filter((wish) => tags.get(slug)?.includes(wish))] as const),
  );
}
