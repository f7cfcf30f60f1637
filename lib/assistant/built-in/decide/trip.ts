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
import { type Asked, type Next, resultsOf, type ToolCall } from './asked';
import { candidatesFor, type IslandLine } from './candidates';
import { nightsOf, openPlaces, type PlanInput, type PlanNote, planRequest } from './plan-request';
import { nearbyInputs, relaxedInput } from './relax';
import type { TripState } from './trip-state';

/** Maximum number of solver calls per message. */
const mostTries = 4;

/** Next step of a trip: a question, a tool call or the answer. */
export function tripNext(asked: Asked): Next {
  const { trip, t, locale, today } = asked;
  const { begin } = trip;
  const nights = nightsOf(trip);
  if (trip.outside.length > 0 && trip.wants.size === 0) return { text: t('ask.outside') };
  if (!begin && !nights) return { text: t('ask.both') };
  if (!begin) return { text: t('ask.when') };
  if (begin.open)
    return { text: t('ask.day', { date: formatDay(begin.open.from, locale, 'long') }) };
  if (begin.first < today)
    return { text: t('ask.past', { day: formatDay(begin.first, locale, 'long', true) }) };
  if (nights === undefined) return { text: t('ask.howLong') };
  if (nights < 1) return { text: t('ask.backwards') };

  const open = openPlaces(trip, nights);
  const lists = resultsOf(asked, 'listIslands');
  if (open > 0 && lists.length === 0) {
    return { intro: introOf(asked, nights), calls: [{ tool: 'listIslands', input: {} }] };
  }
  const lines = (lists[0]?.output.islands ?? []) as readonly IslandLine[];
  const month = Number(begin.first.slice(5, 7));
  const chosen = open > 0 ? candidatesFor(lines, trip, month, open + 2) : [];
  const { input, notes } = planRequest(trip, nights, chosen);
  if (!input.islands) return { text: t('ask.islands') };

  const tries = resultsOf(asked, 'planFerries');
  const last = tries.at(-1);
  if (!last) {
    const intro = lists.length === 0 ? introOf(asked, nights) : undefined;
    return { ...(intro ? { intro } : {}), calls: [{ tool: 'planFerries', input }] };
  }
  const brief = last.output as unknown as PlanBrief;
  if (!('kind' in brief)) return { text: faultText(asked, last.output) };
  if (brief.kind !== 'plan' || !brief.plan) return nextTry(asked, tries.map(inputAndOutput));
  const changes = changesBetween(tries.map(inputAndOutput));
  const budgets = resultsOf(asked, 'planBudget');
  if ((trip.budgetCents || trip.style) && budgets.length === 0) {
    return { calls: [budgetCall(trip, brief)] };
  }
  return { text: planText(asked, brief, notes, changes) };
}

const inputAndOutput = ({ input, output }: { input: unknown; output: unknown }) => ({
  input: input as PlanInput,
  output: output as PlanBrief,
});
type Try = ReturnType<typeof inputAndOutput>;

/** Tries the next similar request after one without a plan. Returns a text if none is left. */
function nextTry(asked: Asked, tries: readonly Try[]): Next {
  const { t } = asked;
  const first = tries[0];
  if (!first || tries.length >= mostTries) return { text: t('trip.none') };
  const tried = new Set(tries.map(({ input }) => JSON.stringify(input)));
  for (const [, input] of offersOf(first)) {
    if (!tried.has(JSON.stringify(input))) return { calls: [{ tool: 'planFerries', input }] };
  }
  return { text: t('trip.none') };
}

/** Similar requests: first another port, then the solver's relaxations, then guesses. */
function offersOf({ input, output }: Try): readonly (readonly [Relaxed, PlanInput])[] {
  const near = nearbyInputs(input);
  const port = near.filter(([{ change }]) => change === 'other-port');
  const sure = (output.relaxations ?? []).flatMap((change) => {
    const other = relaxedInput(input, change);
    return other ? [[change, other] as const] : [];
  });
  return [...port, ...sure, ...near.filter(([{ change }]) => change !== 'other-port')];
}

/** The relaxation of the first request by which the plan was found. */
function changesBetween(tries: readonly Try[]): readonly Relaxed[] {
  const [first, last] = [tries[0], tries.at(-1)];
  if (!first || !last || tries.length < 2) return [];
  const found = offersOf(first).find(
    ([, other]) => JSON.stringify(other) === JSON.stringify(last.input),
  );
  return found && found[0].change !== 'other-port' ? [found[0]] : [];
}

/** Number of travellers, limited to what one plan accepts. */
const peopleOf = ({ adults = 2, children }: TripState) => Math.min(adults + children.length, 9);

function introOf({ trip, t, locale }: Asked, nights: number): string {
  const { begin } = trip;
  return t('trip.intro', {
    nights,
    day: formatDay(begin?.first ?? '', locale, 'long'),
    people: peopleOf(trip),
  });
}

function faultText({ t }: Asked, output: Asked['results'][number]['output']): string {
  const fields = (output.fields ?? {}) as Record<string, { message?: string }>;
  const said = Object.values(fields).flatMap(({ message }) => message ?? []);
  if (output.state === 'wait' || output.state === 'busy')
    return String(output.message ?? t('trip.away'));
  return said.length > 0 ? t('trip.fault', { reason: said.join(' ') }) : t('trip.away');
}

function budgetCall(trip: TripState, { plan }: PlanBrief): ToolCall {
  const stays = plan?.stays ?? [];
  const children = Math.min(trip.children.length, 8);
  const adults = Math.min(trip.adults ?? 2, 9 - children);
  const isOwn = trip.boats.vehicle === 'car' && adults + children <= 5;
  return {
    tool: 'planBudget',
    input: {
      island: stays.map(({ island }) => island).slice(0, 8),
      nights: stays.map(({ nights }) => nights).slice(0, 8),
      date: plan?.legs[0]?.date ?? trip.begin?.first,
      adults,
      children,
      style: trip.style ?? 'middle',
      move: isOwn ? 'own' : 'bus',
      ...(trip.isCheapest ? { boats: 'cheapest' } : {}),
    },
  };
}

/** Complete answer for a trip. */
function planText(
  asked: Asked,
  brief: PlanBrief,
  notes: readonly PlanNote[],
  changes: readonly Relaxed[],
): string {
  const { trip, t, locale } = asked;
  const { plan, pages, label } = brief;
  if (!plan) return t('trip.none');
  const people = peopleOf(trip);
  const names = plan.order.map((island) => nameOf(island, locale));
  const missing = [...trip.wants.keys()].filter((island) => !plan.order.includes(island));
  const said = [
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
    ...wantedNights(asked, plan.stays),
    ...planWarnings(brief, locale, t),
    ...assumed(asked),
  ];
  return [
    t('trip.title', { islands: listed(names, locale), nights: plan.totals.nights }),
    planLines(brief, locale, t).join('\n'),
    [planTotals(brief, people, locale, t), budgetText(asked)].filter(Boolean).join(' '),
    [...new Set(said)].join(' '),
    `${labelOf(label)}${link(t('trip.open'), pages.page)}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Sentences about stays whose nights differ from the request. */
function wantedNights(
  { trip, t, locale }: Asked,
  stays: readonly { island: string; nights: number }[],
): string[] {
  return stays.flatMap(({ island, nights }) => {
    const wanted = isIslandSlug(island) ? trip.wants.get(island)?.nights : undefined;
    if (!wanted || (nights >= wanted[0] && nights <= wanted[1])) return [];
    return [t('trip.otherNights', { island: nameOf(island, locale), nights })];
  });
}

function noteText(note: PlanNote, { t, locale }: Asked): string {
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
    case 'lands-late':
      return t('note.landsLate');
    case 'length-cut':
      return t('note.lengthCut', note);
  }
}

/** Sentences about assumptions. */
function assumed({ trip, t, locale }: Asked): string[] {
  const { begin } = trip;
  return [
    ...(begin?.isOurs ? [t('assumed.day', { day: formatDay(begin.first, locale, 'long') })] : []),
    ...(trip.start || trip.flyIn ? [] : [t('assumed.athens')]),
    ...(trip.adults ? [] : [t('assumed.two')]),
  ];
}

function budgetText(asked: Asked): string {
  const { trip, t, locale } = asked;
  const output = resultsOf(asked, 'planBudget').at(-1)?.output;
  const total = output?.total as { low: number; likely: number; high: number } | undefined;
  if (!total) return '';
  const people = peopleOf(trip);
  const whole = t('budget.total', {
    low: formatEuros(Math.round(total.low / 100) * 100, locale),
    high: formatEuros(Math.round(total.high / 100) * 100, locale),
  });
  const days = trip.budgetPerDay ? (nightsOf(trip) ?? 0) + 1 : 1;
  const limit = trip.budgetCents && trip.budgetCents * (trip.budgetEach ? people : 1) * days;
  const page = ` ${link(t('budget.page'), (output?.pages as Record<string, string> | undefined)?.page)}.`;
  if (!limit) return whole + page;
  const key = total.likely <= limit ? 'budget.within' : 'budget.over';
  return `${whole} ${t(key, { limit: formatEuros(limit, locale) })}${page}`;
}
