import { formatDay } from '@/lib/foundation/i18n/format';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { ToolResult } from '../conversation';
import type { PlanBrief, Relaxed } from '../word/plan';
import { candidatesFor, hoursLimit, type IslandLine } from './candidates';
import { openPlaces, type PlanInput, planRequest } from './plan-request';
import { narrowerInput, nearbyInputs, relaxedInput } from './relax';
import { isOverBudget, peopleOf, planText } from './trip-answer';
import { awayOf, exampleBegin, nightsOf, suggestedDay, usualNights } from './trip-nights';
import type { TripState } from './trip-state';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Maximum number of solver calls per message. */
const mostTries = 5;

/** Next step of a trip: a question, a tool call or the answer. */
export function tripNext(stated: TurnRequest): Next {
  const asked = { ...stated, trip: settled(stated) };
  const { trip, t, locale, today } = asked;
  const { begin } = trip;
  const nights = nightsOf(trip);
  if (trip.outside.length > 0 && trip.wants.size === 0) return { text: t('ask.outside') };
  if (!begin && !nights) return { text: t('ask.both') };
  if (!begin) return { text: t('ask.when') };
  if (begin.first < today)
    return { text: t('ask.past', { day: formatDay(begin.first, locale, 'long', true) }) };
  if (nights === undefined) return { text: t('ask.howLong') };
  if (nights < 1) return { text: t('ask.backwards') };

  const free = openPlaces(trip, nights);
  const lists = resultsOf(asked, 'listIslands');
  if (free > 0 && lists.length === 0) {
    return {
      intro: introOf(asked, nights),
      calls: [{ tool: 'listIslands', input: nearEnough(asked) }],
    };
  }
  const lines = (lists[0]?.output.islands ?? []) as readonly IslandLine[];
  const month = Number(begin.first.slice(5, 7));
  const chosen =
    free > 0 ? candidatesFor(lines, withEnds(withFamily(trip)), month, free, free > 1 ? 2 : 1) : [];
  const { input, notes } = planRequest(trip, nights, chosen);
  if (!input.islands) return { text: t('ask.islands') };

  const tries = resultsOf(asked, 'planFerries');
  const newest = tries.at(-1);
  // An order of ours that cannot be sailed gives way to the plan before it.
  const isOutOfOrder = tries.length > 1 && newest?.input.order !== input.order && !hasPlan(newest);
  const last = isOutOfOrder ? tries.at(-2) : newest;
  if (!last) {
    const intro = lists.length === 0 ? introOf(asked, nights) : undefined;
    return { ...(intro ? { intro } : {}), calls: [{ tool: 'planFerries', input }] };
  }
  const other = isOutOfOrder ? undefined : inOrderTry(trip, tries);
  if (other) return { calls: [{ tool: 'planFerries', input: other }] };
  const brief = last.output as unknown as PlanBrief;
  if (!('kind' in brief)) return { text: faultText(asked, last.output) };
  if (brief.kind !== 'plan' || !brief.plan) return nextTry(asked, tries.map(inputAndOutput));
  // Nothing that was excluded may ever appear.
  if (brief.plan.order.some((island) => isIslandSlug(island) && trip.avoids.has(island)))
    return { text: t('trip.none') };
  const sameOrder = tries.filter(({ input }) => tries[0]?.input.order === input.order);
  const changes = changesBetween(sameOrder.map(inputAndOutput));
  const budgets = resultsOf(asked, 'planBudget');
  if ((trip.budgetCents || trip.style) && budgets.length === 0) {
    return { calls: [budgetCall(trip, brief)] };
  }
  // Over the budget, the same trip is reckoned once more with simple rooms.
  if (budgets.length === 1 && budgets[0]?.input.style === 'middle' && isOverBudget(asked)) {
    const simple = { ...trip, style: 'simple' as const, isCheapest: true };
    return { calls: [budgetCall(simple, brief)] };
  }
  const all = [...(isOutOfOrder ? [{ note: 'not-in-order' as const }] : []), ...notes];
  return { text: planText(asked, brief, all, changes) };
}

const hasPlan = (tried: ToolResult | undefined) =>
  (tried?.output as unknown as PlanBrief | undefined)?.kind === 'plan';

/** The request once more with the islands that have to be first or last at their ends of the order. */
function inOrderTry(
  { order, ...trip }: TripState,
  tries: readonly ToolResult[],
): Record<string, unknown> | undefined {
  const last = tries.at(-1);
  const { plan } = (last?.output ?? {}) as unknown as PlanBrief;
  if (!last || !plan || order || last.input.order) return undefined;
  const lastIsland = trip.lastIsland ?? trip.flyOut ?? trip.end;
  // A trip that begins and ends on one island can visit it at either end.
  const begin = trip.firstIsland ?? trip.flyIn ?? trip.start;
  const firstIsland = begin === lastIsland ? undefined : begin;
  const rest = plan.order.filter((one) => one !== firstIsland && one !== lastIsland);
  const at = (island: string | undefined) =>
    island !== undefined && plan.order.some((one) => one === island) ? [island] : [];
  const wanted = [...at(firstIsland), ...rest, ...at(lastIsland)].join(',');
  return wanted === plan.order.join(',') ? undefined : { ...last.input, order: wanted };
}

/** Only islands that the hours at sea allow. */
function nearEnough({ trip }: TurnRequest): Record<string, unknown> {
  const { maxHours } = trip.boats;
  return maxHours ? { hours: hoursLimit(maxHours) } : {};
}

/** The island of the flight home is a stay already, and no choice of ours. */
const withEnds = (trip: TripState): TripState => {
  const ends = [trip.flyOut, trip.end].flatMap((one) => (one && isIslandSlug(one) ? [one] : []));
  return { ...trip, avoids: new Set([...trip.avoids, ...ends]) };
};

/** Children ask for islands that suit families, unless other tastes are given. */
const withFamily = (trip: TripState): TripState =>
  trip.children.length > 0 && trip.likes.length === 0 ? { ...trip, likes: ['families'] } : trip;

/**
 * A trip with a day and a length of our choice where a month or no length was given. Islands without
 * any date get a day as well: a plan for an example answers more than a question. Dates that give no
 * beginning, such as an end before its start, are asked about.
 */
function settled({ trip: stated, turn, today }: TurnRequest): TripState {
  const isOpen = turn.times.length === 0 || stated.flight?.date !== undefined;
  const isUndated = (stated.wants.size > 0 || stated.length !== undefined) && isOpen;
  const begin = stated.begin ?? (isUndated ? exampleBegin(stated, today) : undefined);
  if (!begin) return stated;
  const trip = { ...stated, begin };
  const dated: TripState = begin.open
    ? { ...trip, begin: { first: suggestedDay(begin), isOurs: true } }
    : trip;
  if (nightsOf(dated) !== undefined) return dated;
  return { ...dated, length: { nights: usualNights(trip), said: 'nights' }, isUsualLength: true };
}

const inputAndOutput = ({ input, output }: { input: unknown; output: unknown }) => ({
  input: input as PlanInput,
  output: output as PlanBrief,
});
type Try = ReturnType<typeof inputAndOutput>;

/** Tries the next similar request after one without a plan. Returns a text if none is left. */
function nextTry(asked: TurnRequest, tries: readonly Try[]): Next {
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
  // Leaving islands to the solver is the last of its offers: travellers have named them.
  const fits = ({ change }: Relaxed) => (change === 'as-many-as-fit' ? 1 : 0);
  const offered = [...(output.relaxations ?? [])].sort((a, b) => fits(a) - fits(b));
  const sure = offered.flatMap((change) => {
    const other = relaxedInput(input, change);
    return other ? [[change, other] as const] : [];
  });
  const narrower = (output as { readonly timedOut?: boolean }).timedOut
    ? narrowerInput(input)
    : undefined;
  const less = narrower ? [[{ change: 'narrower' }, narrower] as const] : [];
  return [...less, ...port, ...sure, ...near.filter(([{ change }]) => change !== 'other-port')];
}

/** Changes of a request that take nothing from the traveller. */
const silent = new Set(['other-port', 'narrower']);

/** The relaxation of the first request by which the plan was found. */
function changesBetween(tries: readonly Try[]): readonly Relaxed[] {
  const [first, last] = [tries[0], tries.at(-1)];
  if (!first || !last || tries.length < 2) return [];
  const found = offersOf(first).find(
    ([, other]) => JSON.stringify(other) === JSON.stringify(last.input),
  );
  return found && !silent.has(found[0].change) ? [found[0]] : [];
}

function introOf({ trip, t, locale }: TurnRequest, nights: number): string {
  const { begin } = trip;
  return t('trip.intro', {
    nights: nights + awayOf(trip),
    day: formatDay(begin?.first ?? '', locale, 'long'),
    people: peopleOf(trip),
  });
}

function faultText({ t }: TurnRequest, output: TurnRequest['results'][number]['output']): string {
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
