import { formatEuros } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { costGroupOf, costOf, seasonOfMonth } from '@/lib/records/costs/rules';
import type { ToolResult } from '../conversation';
import { asksDifference } from '../understand/cost-wishes';
import { monthName } from '../word/months';
import { link, listed, nameOf } from '../word/names';
import { type CostInput, fitLines, missingFits } from './cost-fit';
import { leftOut, type Range, spentOf, totalOf } from './cost-parts';
import type { Stop } from './cost-stops';
import { faultOf } from './ferry';
import { hasSums, sumNext } from './sums';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Islands that stand for cheap, middling and dear ones where none is named. */
const typical: readonly IslandSlug[] = ['kythnos', 'naxos', 'santorini'];
const usualNights = 7;
const mostPeople = 9;
const mostInCar = 5;

/** Input of `planBudget` for the islands and nights of a message. */
function inputOf(
  { turn, trip }: TurnRequest,
  stops: readonly Stop[],
  when: Readonly<Record<string, unknown>>,
): CostInput {
  const usual = turn.costs.isAlone ? 1 : 2;
  const adults = Math.min(trip.adults ?? turn.party?.adults ?? usual, mostPeople);
  const { length } = turn.party?.children ?? trip.children;
  const children = Math.min(length, mostPeople - adults);
  const { ride, lodging } = turn.costs;
  const vehicle = turn.boats.vehicle ?? trip.boats.vehicle;
  const move = ride === 'hire' ? 'hire' : ride === undefined && vehicle === 'car' ? 'own' : ride;
  const isDriving = (move === 'hire' || move === 'own') && adults + children <= mostInCar;
  const style =
    turn.budget?.style ?? trip.style ?? (lodging || turn.changes.cheaper ? 'simple' : 'middle');
  return {
    island: stops.map(({ island }) => island),
    nights: stops.map(({ nights }) => nights),
    ...when,
    adults,
    ...(children > 0 ? { children } : {}),
    ...(isDriving ? { move } : {}),
    style,
    ...(turn.isWithoutTravel ? { from: 'none' } : {}),
  };
}

/** The most that a party can spend, in cents. */
function limitOf({ turn, trip }: TurnRequest, people: number, nights: number): number | undefined {
  const own = turn.budget?.cents
    ? turn.budget
    : trip.budgetCents
      ? { cents: trip.budgetCents, each: trip.budgetEach, perDay: trip.budgetPerDay }
      : undefined;
  if (!own?.cents) return undefined;
  return own.cents * (own.each ? people : 1) * (own.perDay ? nights : 1);
}

/** Estimates the cost of a stay on some islands, and holds it against a budget. */
export function costNext(
  asked: TurnRequest,
  stops: readonly Stop[],
  when: Readonly<Record<string, unknown>>,
): Next {
  const { t, locale, turn } = asked;
  if (hasSums(turn)) return sumNext(asked);
  const [older, last] = (asked.costsBefore ?? []).slice(-2);
  const rounded = (cents: number) => formatEuros(Math.round(cents / 100) * 100, locale);
  if (older && last && asksDifference(turn)) return { text: differenceOf(asked, older, last) };
  if (stops.length === 0) return typicalNext(asked, when);
  const input = inputOf(asked, stops, when);
  const found = resultsOf(asked, 'planBudget').find((one) => isSame(one.input, input));
  if (!found) return { calls: [{ tool: 'planBudget', input }] };
  const total = spentOf(asked, found);
  if (!total) return { text: faultOf(asked, found.output) };
  const nights = Number(found.output.nights);
  const people = input.adults + (input.children ?? 0);
  const limit = limitOf(asked, people, nights);
  const isShort = limit !== undefined && limit < total.likely;
  const ask = { input, found };
  if (limit !== undefined && isShort) {
    const missing = missingFits(asked, ask, limit);
    if (missing.length > 0) return { calls: missing };
  }
  const month = monthOf(found.output);
  const page = link(t('budget.page'), (found.output.pages as Record<string, string>).page);
  const verdict =
    limit === undefined
      ? ''
      : t(limit < total.low ? 'budget.no' : isShort ? 'budget.tight' : 'budget.enough', {
          limit: rounded(limit),
        });
  const answer = t('budget.answer', {
    islands: listed(
      stops.map(({ island }) => nameOf(island, locale)),
      locale,
    ),
    nights,
    people,
    month: monthName(month, locale),
    low: rounded(total.low),
    high: rounded(total.high),
    day: rounded(total.likely / nights),
    each: rounded(total.likely / people),
    boats: turn.isWithoutTravel ? 'none' : 'athens',
  });
  const daily = asksDaily.test(turn.text)
    ? t('budget.daily', { day: rounded(total.likely / nights / people), people })
    : '';
  const how = t('budget.how', {
    style: turn.costs.lodging === 'camping' ? 'camping' : input.style,
    move: input.move ?? 'bus',
    without: turn.costs.without?.length === 2 ? 'both' : (turn.costs.without?.[0] ?? 'none'),
    isScooter: String(turn.costs.ride === 'scooter'),
    scooter: rounded(
      costOf('scooter', costGroupOf(stops[0]?.island ?? 'naxos'), seasonOfMonth(month)).range
        .likely,
    ),
  });
  return {
    text: [
      [verdict, daily, answer, how, sinceOf(asked, found)].filter(Boolean).join(' '),
      limit !== undefined && isShort ? fitLines(asked, ask, limit) : '',
      `*${t('budget.basis')}* ${page}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const monthOf = (output: ToolResult['output']) =>
  Number(output.month) || Number(String(output.date ?? '').slice(5, 7));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const asksDaily = /daily|(?:per|a|each) day|τη μερα|την ημερα|ημερησι|τη μερα/u;

const peopleOf = ({ output }: ToolResult) => Number(output.adults) + Number(output.children ?? 0);

/** Change of the likely cost since the message before; for another party, of the share of each. */
function sinceOf(asked: TurnRequest, found: ToolResult): string {
  const before = asked.isCostAfterCost ? asked.costsBefore?.at(-1) : undefined;
  const isLess = leftOut(asked.turn).length > 0;
  return before && (isLess || !isSame(before.input, found.input))
    ? differenceOf(asked, before, found, spentOf(asked, found))
    : '';
}

function differenceOf(
  { t, locale }: TurnRequest,
  one: ToolResult,
  other: ToolResult,
  spent?: Range,
): string {
  const [before, now] = [one.output, other.output];
  const isEach = peopleOf(one) !== peopleOf(other);
  const likely = (output: ToolResult['output']) =>
    ((isEach ? output.perPerson : output.total) as Range | undefined)?.likely ?? 0;
  const after = spent ? spent.likely / (isEach ? peopleOf(other) : 1) : likely(now);
  const difference = after - likely(before);
  const euros = (cents: number) => formatEuros(Math.round(Math.abs(cents) / 100) * 100, locale);
  return t('budget.difference', {
    amount: euros(difference),
    way: Math.abs(difference) < 500 ? 'same' : difference < 0 ? 'less' : 'more',
    isEach: String(isEach),
    before: euros(likely(before)),
    now: euros(after),
  });
}

/** Costs of a cheap, a middling and a dear island, where a message names none. */
function typicalNext(asked: TurnRequest, when: Readonly<Record<string, unknown>>): Next {
  const { t, locale, turn, trip } = asked;
  const nights = turn.length?.nights ?? trip.length?.nights ?? usualNights;
  const islands = typical.filter((one) => !turn.places.avoids.includes(one));
  const inputs = islands.map((island) =>
    inputOf(asked, [{ island, nights: Math.min(nights, 30) }], when),
  );
  const results = resultsOf(asked, 'planBudget');
  const found = inputs.map((input) => results.find((one) => isSame(one.input, input)));
  if (found.some((one) => !one))
    return { calls: inputs.map((input) => ({ tool: 'planBudget', input })) };
  const [first] = found;
  const [input] = inputs;
  if (!first || !input) return { text: t('ask.cost') };
  if (!totalOf(first)) return { text: faultOf(asked, first.output) };
  const people = input.adults + (input.children ?? 0);
  const limit = limitOf(asked, people, nights);
  const euros = (cents: number) => formatEuros(Math.round(cents / 100) * 100, locale);
  const lines = found.flatMap((one, at) => {
    const total = one && spentOf(asked, one);
    if (!total) return [];
    return [
      t('budget.typical', {
        island: nameOf(islands[at] ?? '', locale),
        low: euros(total.low),
        high: euros(total.high),
        each: euros(total.likely / people),
        people,
        fits:
          limit === undefined
            ? 'none'
            : total.likely <= limit
              ? 'yes'
              : total.low <= limit
                ? 'tight'
                : 'no',
      }),
    ];
  });
  const totals = found.flatMap((one) => (one && spentOf(asked, one)) ?? []);
  const cheapest = Math.min(...totals.map(({ likely }) => likely));
  const leastLow = Math.min(...totals.map(({ low }) => low));
  const verdict =
    limit === undefined
      ? ''
      : t(limit < leastLow ? 'budget.no' : limit < cheapest ? 'budget.tight' : 'budget.some', {
          limit: euros(limit),
        });
  const head = t('budget.typicalHead', {
    nights,
    people,
    month: monthName(monthOf(first.output), locale),
    style: turn.costs.lodging === 'camping' ? 'camping' : input.style,
    boats: turn.isWithoutTravel ? 'none' : 'athens',
  });
  const page = link(t('budget.page'), (first.output.pages as Record<string, string>).page);
  return {
    text: `${[verdict, head].filter(Boolean).join(' ')}\n\n${lines.map((one) => `- ${one}`).join('\n')}\n\n${t('budget.typicalAsk')} *${t('budget.basis')}* ${page}.`,
  };
}
