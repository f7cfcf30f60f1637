import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { costGroupOf, costOf, seasonOfMonth } from '@/lib/records/costs/rules';
import type { CostItem } from '@/lib/records/costs/schema';
import { type BudgetQuestion, nightsOf, type Style, seatsOfCar } from './question';
import { nothing, type Range, share, sum, times } from './range';

/** Categories of cost, in the order of the ledger. */
export const categories = ['ferries', 'stays', 'food', 'around', 'beach', 'outings'] as const;
export type Category = (typeof categories)[number];

/**
 * Basis of an amount. For ferries: fares on the `day`, on a `near-day` when nothing sails on it, or in a week of the
 * `season`. For everything else: real `listings`, fictitious `samples`, prices `published` by a source, our own
 * `estimate`. `unknown` is left out of every sum.
 */
export const bases = [
  'day',
  'near-day',
  'season',
  'listings',
  'samples',
  'published',
  'estimate',
  'unknown',
] as const;
export type Basis = (typeof bases)[number];

/** One way by boat; ends are islands, or where the trip begins and ends. */
export interface LegAsk {
  readonly from: IslandSlug | 'gateway';
  readonly to: IslandSlug | 'gateway';
  /** The day it is sailed; undefined if only the month is known. */
  readonly date?: IsoDate;
}

export interface Priced {
  readonly range: Range;
  readonly basis: Basis;
}

/** Prices needed besides the table of costs. For one unit, except that of a leg, which is for the whole party. */
export interface BudgetPrices {
  leg(question: BudgetQuestion, leg: LegAsk): Priced & { readonly date?: IsoDate };
  /** A room for two, a night. */
  room(island: IslandSlug, month: number, style: Style): Priced;
  /** A hired car, a day. */
  car(island: IslandSlug, month: number): Priced;
  /** An activity, per person, on any of the islands; unknown when none has a price. */
  outing(islands: readonly IslandSlug[], month: number): Priced;
}

export interface BudgetLine {
  readonly category: Category;
  /** Island of the cost; absent for costs of the whole trip. */
  readonly island?: IslandSlug;
  readonly leg?: LegAsk;
  /** Rooms, cars, pairs of sunbeds or travellers at once. */
  readonly count: number;
  /** Nights, days or times. */
  readonly units: number;
  /** For the whole party. */
  readonly range: Range;
  readonly basis: Basis;
}

export interface Budget {
  readonly lines: readonly BudgetLine[];
  readonly byCategory: readonly { readonly category: Category; readonly range: Range }[];
  readonly total: Range;
  /** An equal share, children included. */
  readonly perPerson: Range;
  /** Of the whole party, for a day with its night. */
  readonly perDay: Range;
  readonly nights: number;
  readonly rooms: number;
}

/** A day at table, for an adult. Our own rule. */
export const tableOf: Readonly<Record<Style, Readonly<Partial<Record<CostItem, number>>>>> = {
  simple: { coffee: 1, souvlaki: 1, meal: 1 },
  middle: { coffee: 1, meal: 2 },
  fine: { coffee: 2, souvlaki: 1, meal: 2 },
};

/** Bus rides a day for each traveller. Our own rule. */
export const ridesADay = 2;

/** Share of a child: half the fare at sea, and by our own rule half of an adult's meals, rides and activities. */
const childShare = 0.5;

/** Days on which a pair of sunbeds is paid, by style: never, every other day, daily. */
const beachDays: Readonly<Record<Style, (nights: number) => number>> = {
  simple: () => 0,
  middle: (nights) => Math.ceil(nights / 2),
  fine: (nights) => nights,
};

/** A room for two adults, in which one child sleeps as well. */
export const roomsFor = ({ adults, children }: Pick<BudgetQuestion, 'adults' | 'children'>) =>
  Math.max(Math.ceil(adults / 2), Math.ceil((adults + children) / 3));

interface Stay {
  readonly island: IslandSlug;
  readonly nights: number;
  /** The month of each night, 1 to 12. */
  readonly months: readonly number[];
  /** Day of arrival. */
  readonly arrive?: IsoDate;
}

/** The stays with the months of their nights: a trip may begin in one season and end in another. */
export function staysOf({ stops, when }: Pick<BudgetQuestion, 'stops' | 'when'>): Stay[] {
  let before = 0;
  return stops.map(({ island, nights }) => {
    const offset = before;
    before += nights;
    if (when.kind === 'month') {
      return { island, nights, months: Array.from({ length: nights }, () => when.month) };
    }
    const day = (night: number) => addDays(when.date, offset + night);
    const months = Array.from({ length: nights }, (_, night) => Number(day(night).slice(5, 7)));
    return { island, nights, months, arrive: day(0) };
  });
}

/** The ways by boat, in their order. */
export function legsOf({ stops, when, from }: Pick<BudgetQuestion, 'stops' | 'when' | 'from'>) {
  const ends: LegAsk['from'][] = stops.map(({ island }) => island);
  const all = from === 'none' ? ends : (['gateway', ...ends, 'gateway'] as const);
  const first = from === 'none' ? 1 : 0;
  let before = 0;
  return all.slice(1).map((to, index): LegAsk => {
    // The boat to a stop leaves on the last day of the stop before it.
    const left = stops[index + first - 1];
    if (index + first > 0) before += left?.nights ?? 0;
    const ends = { from: all[index] as LegAsk['from'], to };
    return when.kind === 'date' ? { ...ends, date: addDays(when.date, before) } : ends;
  });
}

/** The weakest of several bases: what the reader should know of a sum. */
export const weakest = (of: readonly Basis[]): Basis =>
  of.reduce((weak, basis) => (bases.indexOf(basis) > bases.indexOf(weak) ? basis : weak), 'day');

/** Cost of a trip, line by line. Pure: the same query and prices give the same budget. */
export function budgetOf(question: BudgetQuestion, prices: BudgetPrices): Budget {
  const lines = [
    ...legsOf(question).map((leg) => ferryLine(question, leg, prices)),
    ...staysOf(question).flatMap((stay) => stayLines(question, stay, prices)),
    ...outingLines(question, prices),
  ];
  const byCategory = categories.map((category) => ({
    category,
    range: sum(lines.filter((line) => line.category === category).map(({ range }) => range)),
  }));
  const total = sum(byCategory.map(({ range }) => range));
  const nights = nightsOf(question);
  return {
    lines,
    byCategory,
    total,
    perPerson: share(total, question.adults + question.children),
    perDay: share(total, nights),
    nights,
    rooms: roomsFor(question),
  };
}

function ferryLine(question: BudgetQuestion, leg: LegAsk, prices: BudgetPrices): BudgetLine {
  const { range, basis, date } = prices.leg(question, leg);
  return {
    category: 'ferries',
    leg: date === undefined ? leg : { ...leg, date },
    count: question.adults + question.children,
    units: 1,
    range,
    basis,
  };
}

function stayLines(question: BudgetQuestion, stay: Stay, prices: BudgetPrices): BudgetLine[] {
  const { adults, children, style, move } = question;
  const { island, nights, months } = stay;
  const eaters = adults + children * childShare;
  const travellers = adults + children;
  const group = costGroupOf(island);
  const nightly = (category: Category, count: number, price: (month: number) => Priced) => {
    const priced = months.map(price);
    const range = times(sum(priced.map(({ range }) => range)), count);
    const basis = weakest(priced.map(({ basis }) => basis));
    return { category, island, count, units: nights, range, basis };
  };
  const daily = (
    category: Category,
    items: Readonly<Partial<Record<CostItem, number>>>,
    by: number,
  ) => {
    const found = Object.entries(items).map(([item, number]) => ({
      number,
      cost: costOf(item as CostItem, group, seasonOfMonth(months[0] ?? 1)),
    }));
    const day = sum(found.map(({ cost, number }) => times(cost.range, number)));
    const basis = weakest(found.map(({ cost }) => cost.basis));
    return { category, island, units: nights, range: times(day, by * nights), basis };
  };
  const cars = Math.ceil(travellers / seatsOfCar);
  const beach = beachDays[style](nights);
  const pairs = Math.ceil(travellers / 2);
  return [
    nightly('stays', roomsFor(question), (month) => prices.room(island, month, style)),
    { ...daily('food', tableOf[style], eaters), count: travellers },
    ...(move === 'bus'
      ? [{ ...daily('around', { bus: ridesADay }, eaters), count: travellers }]
      : []),
    ...(move === 'hire' ? [nightly('around', cars, (month) => prices.car(island, month))] : []),
    ...(beach > 0
      ? [
          {
            ...daily('beach', { sunbeds: 1 }, (pairs * beach) / nights),
            count: pairs,
            units: beach,
          },
        ]
      : []),
  ];
}

function outingLines(question: BudgetQuestion, prices: BudgetPrices): BudgetLine[] {
  const { adults, children, outings, stops } = question;
  if (outings === 0) return [];
  const [month = 1] = staysOf(question)[0]?.months ?? [];
  const { range, basis } = prices.outing([...new Set(stops.map(({ island }) => island))], month);
  const all =
    basis === 'unknown' ? nothing : times(range, outings * (adults + children * childShare));
  return [{ category: 'outings', count: adults + children, units: outings, range: all, basis }];
}
