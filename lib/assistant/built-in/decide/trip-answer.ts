import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { link, listed, nameOf } from '../word/names';
import {
  labelOf,
  type PlanBrief,
  planLines,
  planTotals,
  planWarnings,
  type Relaxed,
  relaxedText,
} from '../word/plan';
import { unmetParts } from './checks';
import { athensLines, planQuestions } from './plan-questions';
import type { PlanNote } from './plan-request';
import { awayOf, nightsOf } from './trip-nights';
import type { TripState } from './trip-state';
import { resultsOf, type TurnRequest } from './turn-request';

/** Number of travellers, limited to what one plan accepts. */
export const peopleOf = ({ adults = 2, children }: TripState) =>
  Math.min(adults + children.length, 9);

/** Complete answer for a trip. */
export function planText(
  asked: TurnRequest,
  brief: PlanBrief,
  notes: readonly PlanNote[],
  changes: readonly Relaxed[],
): string {
  const { trip, t, locale } = asked;
  const { plan, pages, label } = brief;
  if (!plan) return t('trip.none');
  const people = peopleOf(trip);
  const names = plan.order.map((island) => nameOf(island, locale));
  const isFull = trip.count !== undefined && plan.order.length >= trip.count[1];
  const missing = [...trip.wants].flatMap(([island, { maybe }]) =>
    plan.order.includes(island) || (maybe && isFull) ? [] : [island],
  );
  const unmet = [
    ...overBudget(asked),
    ...changes.map((change) => relaxedText(change, locale, t)),
    ...(trip.outside.length > 0 ? [t('note.outside')] : []),
    ...notes.map((note) => noteText(note, asked)),
    ...(missing.length > 0
      ? [
          t('trip.missing', {
            islands: listed(
              missing.map((one) => nameOf(one, locale)),
              locale,
            ),
          }),
        ]
      : []),
    ...(notes.some(({ note }) => note === 'too-many-nights')
      ? []
      : wantedNights(asked, plan.stays)),
    ...unmetParts(asked, brief),
    ...planWarnings(brief, locale, t),
  ];
  const athens = athensLines(asked, brief);
  return [
    planQuestions(asked, brief).join(' '),
    t('trip.title', {
      islands: listed(names, locale),
      nights: plan.totals.nights,
      athens: awayOf(trip),
    }),
    [...new Set(unmet)].join(' '),
    [...athens.before, ...planLines(brief, locale, t), ...athens.after].join('\n'),
    [planTotals(brief, people, locale, t), budgetText(asked)].filter(Boolean).join(' '),
    assumed(asked).join(' '),
    `${labelOf(label)}${link(t('trip.open'), pages.page)}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Sentences about stays whose nights differ from the request. */
function wantedNights(
  { trip, t, locale }: TurnRequest,
  stays: readonly { island: string; nights: number }[],
): string[] {
  return stays.flatMap(({ island, nights }) => {
    const wanted = isIslandSlug(island) ? trip.wants.get(island)?.nights : undefined;
    if (!wanted || (nights >= wanted[0] && nights <= wanted[1])) return [];
    return [t('trip.otherNights', { island: nameOf(island, locale), nights })];
  });
}

function noteText(note: PlanNote, { t, locale }: TurnRequest): string {
  switch (note.note) {
    case 'too-many-islands':
      return t('note.tooManyIslands', note);
    case 'too-many-nights':
      return t('note.tooManyNights', note);
    case 'eve-in-athens':
      return t('note.eve');
    case 'no-airport':
      return t('note.noAirport', { island: nameOf(note.island, locale) });
    case 'party':
      return t('note.party', note);
    case 'not-in-order':
      return t('note.notInOrder');
    case 'lands-late':
      return t('note.landsLate');
    case 'length-cut':
      return t('note.lengthCut', note);
  }
}

/** Sentences about assumptions. */
function assumed({ trip, t, locale }: TurnRequest): string[] {
  const { begin } = trip;
  return [
    ...(trip.isUsualLength ? [t('assumed.nights', { nights: nightsOf(trip) ?? 0 })] : []),
    ...(begin?.isOurs ? [t('assumed.day', { day: formatDay(begin.first, locale, 'long') })] : []),
    ...(trip.start || trip.flyIn ? [] : [t('assumed.athens')]),
    ...(trip.adults || trip.children.length > 0 ? [] : [t('assumed.two')]),
  ];
}

interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** Budget of a party for its trip, in cents. */
function limitOf(trip: TripState): number | undefined {
  const days = trip.budgetPerDay ? (nightsOf(trip) ?? 0) + 1 : 1;
  return trip.budgetCents && trip.budgetCents * (trip.budgetEach ? peopleOf(trip) : 1) * days;
}

const lastBudget = (asked: TurnRequest) => resultsOf(asked, 'planBudget').at(-1);

/** True if the last cost that was estimated is over the budget. */
export function isOverBudget(asked: TurnRequest): boolean {
  const limit = limitOf(asked.trip);
  const total = lastBudget(asked)?.output.total as Range | undefined;
  return limit !== undefined && total !== undefined && total.likely > limit;
}

/** Says first if a plan is over the budget, or within it only with simple rooms. */
function overBudget(asked: TurnRequest): string[] {
  const { trip, t, locale } = asked;
  const limit = limitOf(trip);
  const budget = lastBudget(asked);
  const total = budget?.output.total as Range | undefined;
  if (!limit || !budget || !total) return [];
  const values = {
    limit: formatEuros(limit, locale),
    likely: formatEuros(Math.round(total.likely / 100) * 100, locale),
    isSimple: String(budget.input.style === 'simple'),
  };
  if (total.likely <= limit)
    return resultsOf(asked, 'planBudget').length > 1 ? [t('budget.ifSimple', values)] : [];
  return [t('budget.overPlan', values)];
}

function budgetText(asked: TurnRequest): string {
  const { trip, t, locale } = asked;
  const output = lastBudget(asked)?.output;
  const total = output?.total as Range | undefined;
  if (!total) return '';
  const whole = t('budget.total', {
    low: formatEuros(Math.round(total.low / 100) * 100, locale),
    high: formatEuros(Math.round(total.high / 100) * 100, locale),
  });
  const limit = limitOf(trip);
  const page = ` ${link(t('budget.page'), (output?.pages as Record<string, string> | undefined)?.page)}.`;
  if (!limit || total.likely > limit) return whole + page;
  return `${whole} ${t('budget.within', { limit: formatEuros(limit, locale) })}${page}`;
}
