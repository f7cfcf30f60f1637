import type { Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { arrangedOf } from '@/lib/sea/timetable/arrangement';
import { missedAnswerOf } from '@/lib/sea/timetable/missed-connections';
import type { Network } from '@/lib/sea/timetable/network';
import { nightAnswerOf } from '@/lib/sea/timetable/night-answer';
import { cancelledOf, delayOf, realtimeOf, warningsOf } from '@/lib/sea/timetable/realtime-answer';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import type { Leg } from '@/lib/sea/timetable/types';
import type { Itinerary, Plan, PlanLeg, PlanWarning, Relaxation } from '../problem/plan';
import { relaxed } from '../problem/relaxations';
import type { PlanRequest } from '../problem/request';
import type { PlanAnswer } from './answer-schema';
import type { OtherPort } from './other-port';
import { noticedPlan, noticedRequest } from './plan-news';
import type { PlanResult } from './plan-result';
import { planAddress } from './write-plan';

/** Returns the API response for a request that was read without faults. */
export function answerPlan(
  { network, request, outcome, bestOrder, otherPort, news }: PlanResult,
  texts: { readonly label: string; readonly completeness: string },
  locale: Locale,
): PlanAnswer {
  const plan = outcome.kind === 'plan' ? outcome.plan : null;
  const changes = outcome.kind === 'infeasible' ? outcome.relaxations : [];
  return {
    label: labelOf(network, texts.label),
    realtime: realtimeOf(
      network,
      plan ? noticedPlan(plan) : noticedRequest(network, request, news),
      locale,
    ),
    cancelled: (news?.cancelled ?? []).map((boats) =>
      boats.map((boat) => cancelledOf(network, boat)),
    ),
    missed: missedAnswerOf(news?.missed ?? []),
    page: site.origin + planAddress(request),
    restrictions: restrictionsOf(request),
    kind: outcome.kind,
    completeness: texts.completeness,
    timedOut: outcome.kind === 'plan' ? outcome.plan.timedOut : outcome.timedOut,
    relaxations: changes.map((change) => relaxationOf(request, change)),
    plan: plan && planOf(network, request, plan, locale),
    bestOrder: bestOrder ? itineraryOf(network, bestOrder, locale) : null,
    otherPort: otherPort ? otherPortOf(otherPort) : null,
  };
}

function restrictionsOf({ party, restrictions = {} }: PlanRequest): PlanAnswer['restrictions'] {
  const { kinds, directOnly, leavesFrom, leavesBefore, maxWait, maxMinutes, maxCents } =
    restrictions;
  return {
    vehicle: party.vehicle ?? null,
    kinds: kinds ? [...kinds] : null,
    directOnly: directOnly === true,
    leavesFrom: leavesFrom ?? null,
    leavesBefore: leavesBefore ?? null,
    maxWaitMinutes: maxWait ?? null,
    maxMinutes: maxMinutes ?? null,
    maxAdultCents: maxCents ?? null,
  };
}

const relaxationOf = (request: PlanRequest, relaxation: Relaxation) => ({
  ...relaxation,
  page: site.origin + planAddress(relaxed(request, relaxation)),
});

const otherPortOf = ({ request, moreNights, fewerChanges }: OtherPort) => ({
  page: site.origin + planAddress(request),
  moreNights,
  fewerChanges,
});

function planOf(network: Network, request: PlanRequest, plan: Plan, locale: Locale) {
  const { optimal, gap, warnings, nextBest, explanation } = plan;
  const { withoutIsland, wishCosts, unmetWishes, complete } = explanation;
  return {
    ...itineraryOf(network, plan, locale),
    optimal,
    gap,
    warnings: warnings.map(warningOf),
    nextBest: nextBest ? itineraryOf(network, nextBest, locale) : null,
    withoutIsland: [...withoutIsland],
    wishCosts: [...wishCosts],
    unmetWishes: unmetWishes.map(({ wish, legs, relaxations }) => ({
      wish,
      legs: [...legs],
      relaxations: relaxations.map((change) => relaxationOf(request, change)),
    })),
    explanationComplete: complete,
  };
}

function warningOf(warning: PlanWarning) {
  if (warning.code === 'tight-connection') {
    const { nextArrival, ...change } = warning;
    return { ...change, nextArrival: nextArrival === undefined ? null : isoTime(nextArrival) };
  }
  return 'departure' in warning ? { ...warning, departure: isoTime(warning.departure) } : warning;
}

function itineraryOf(
  network: Network,
  { stays, legs, totals, cost, terms }: Itinerary,
  locale: Locale,
) {
  return {
    order: stays.map(({ island }) => island),
    stays: [...stays],
    legs: legs.map((leg) => legOf(network, leg, locale)),
    totals,
    cost,
    terms,
  };
}

function legOf(network: Network, { journey, ...leg }: PlanLeg, locale: Locale) {
  return {
    ...leg,
    departure: journey ? isoTime(journey.departure) : null,
    arrival: journey ? isoTime(journey.arrival) : null,
    night: journey ? nightAnswerOf(journey.departure) : null,
    boats: (journey?.legs ?? []).map((part) => boatOf(network, part, locale)),
  };
}

function boatOf(network: Network, leg: Leg, locale: Locale) {
  const { trips, lines, operators } = network;
  const { kind, from, to } = leg;
  const times = { departure: isoTime(leg.departure), arrival: isoTime(leg.arrival) };
  if (leg.kind === 'road') return { kind, from, to, ...times };
  const trip = trips.get(leg.tripId);
  const operator = operators.get(lines.get(leg.lineId)?.operatorId ?? '');
  return {
    kind,
    from,
    to,
    ...times,
    tripId: leg.tripId,
    vessel: trip?.vessel ?? null,
    ...(trip ? { vesselKind: trip.vesselKind } : {}),
    ...(operator ? { operator: operator.name } : {}),
    adultCents: leg.cents,
    fare: network.fareOrigin(leg),
    delay: delayOf(network, leg),
    byArrangement: arrangedOf(network, leg),
    warnings: warningsOf(network, leg, locale),
  };
}
