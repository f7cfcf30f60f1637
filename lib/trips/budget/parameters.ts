import { z } from 'zod';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { type Currency, currencies } from './currency';
import {
  type BudgetQuestion,
  boatChoices,
  budgetLimits,
  gateways,
  moves,
  type Stop,
  seatsOfCar,
  styles,
  type When,
} from './question';

/** Possible errors of a query. Their messages are in messages/<locale>/budget.json under `errors`. */
export const budgetFaults = [
  'missing-island',
  'unknown-island',
  'same-island',
  'too-many-islands',
  'missing-nights',
  'nights-range',
  'adults-range',
  'children-range',
  'too-many-persons',
  'car-full',
  'missing-when',
  'not-a-date',
  'past',
  'too-far',
  'month-range',
  'outings-range',
  'unknown-choice',
  'not-an-amount',
] as const;
export type BudgetFault = (typeof budgetFaults)[number];

/** Parameters of a query. `island` and `nights` are repeated for each stop, in the same order. */
export const budgetParameters = z.object({
  island: z
    .array(z.enum(islandSlugs))
    .min(1)
    .max(budgetLimits.stops)
    .meta({ description: 'Slugs of the islands, in order: `naxos`.' }),
  nights: z
    .array(z.int().min(1).max(budgetLimits.nights))
    .min(1)
    .max(budgetLimits.stops)
    .meta({ description: 'Nights on each island, in the same order.' }),
  date: z.iso.date().optional().meta({
    description: 'First day, in Athens time; fares are those of the boats on each day.',
    format: 'date',
  }),
  month: z.int().min(1).max(12).optional().meta({
    description: 'Required without `date`; fares are those of usual boats of the season.',
  }),
  adults: z
    .int()
    .min(1)
    .max(budgetLimits.persons)
    .default(2)
    .meta({ description: 'Number of adults.' }),
  children: z
    .int()
    .min(0)
    .max(budgetLimits.persons - 1)
    .default(0)
    .meta({
      description:
        'Children aged 5 to 10, who pay half fare on boats; at most nine travellers in total.',
    }),
  style: z
    .enum(styles)
    .default('middle')
    .meta({ description: 'Level of spending on rooms, meals and sunbeds.' }),
  move: z.enum(moves).default('bus').meta({
    description:
      'How you get around: by bus, by hire car, or in your own car, which travels on the boats.',
  }),
  from: z.enum(gateways).default('athens').meta({
    description: 'Where the boat journeys start and end; `none`: only boats between the islands.',
  }),
  boats: z
    .enum(boatChoices)
    .default('any')
    .meta({ description: '`cheapest`: the cheapest boat each day.' }),
  outings: z
    .int()
    .min(0)
    .max(budgetLimits.outings)
    .default(1)
    .meta({ description: 'Number of paid activities per traveller over the whole trip.' }),
  currency: z
    .enum(['EUR', ...currencies])
    .optional()
    .meta({
      description:
        'Also return totals in this currency, at daily reference rates; `EUR` returns euros only.',
    }),
});

export type BudgetField = keyof z.infer<typeof budgetParameters>;

export interface BudgetFieldFault {
  readonly field: BudgetField;
  readonly fault: BudgetFault;
  /** Row of the island, from 0. */
  readonly index?: number;
}

export interface BudgetAsk {
  readonly question: BudgetQuestion;
  readonly currency?: Currency;
}

export type BudgetReading =
  | ({ readonly ok: true } & BudgetAsk)
  | { readonly ok: false; readonly faults: readonly BudgetFieldFault[] };

/** One row of the form as it came, wrong or not. */
export interface StopText {
  readonly island: string;
  readonly nights: string;
}

const textOf = (value: RawQuery[string]) => firstValue(value)?.trim().slice(0, 40) ?? '';

/** Number of rows read; later ones are ignored. */
const mostRows = 24;

/** The rows of islands as received, without empty ones. */
export function stopTexts(query: RawQuery): StopText[] {
  const [islands, nights] = [allValues(query.island), allValues(query.nights)];
  return Array.from(
    { length: Math.min(Math.max(islands.length, nights.length), mostRows) },
    (_, at) => ({
      island: textOf(islands[at]).toLowerCase(),
      nights: textOf(nights[at]),
    }),
  ).filter(({ island, nights }) => island !== '' || nights !== '');
}

/** A whole number, digits only: Number() would also read 1e0 and 0x3. */
const whole = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);

/** As far ahead as a budget makes sense, days. */
const farthest = '2099-12-31';

/** Reads a query. Every error names its field and, for the islands, the row; no value is guessed. */
export function readBudget(query: RawQuery, today: IsoDate): BudgetReading {
  const faults: BudgetFieldFault[] = [];
  const complain = (field: BudgetField, fault: BudgetFault, index?: number) =>
    faults.push({ field, fault, ...(index === undefined ? {} : { index }) });
  const number = (
    field: BudgetField,
    usual: number,
    least: number,
    most: number,
    fault: BudgetFault,
  ) => {
    const text = textOf(query[field]);
    const value = text === '' ? usual : whole(text);
    if (value >= least && value <= most) return value;
    complain(field, fault);
    return usual;
  };
  const choice = <Value extends string>(
    field: BudgetField,
    values: readonly Value[],
    usual: Value,
  ) => {
    const text = textOf(query[field]);
    const value = values.find((one) => one === text);
    if (value === undefined && text !== '') complain(field, 'unknown-choice');
    return value ?? usual;
  };

  const stops = readStops(stopTexts(query), complain);
  const when = readWhen(query, today, complain);
  const { persons, outings: mostOutings } = budgetLimits;
  const adults = number('adults', 2, 1, persons, 'adults-range');
  const children = number('children', 0, 0, persons - 1, 'children-range');
  const wrong = new Set(faults.map(({ field }) => field));
  if (adults + children > persons && !wrong.has('adults') && !wrong.has('children')) {
    complain('children', 'too-many-persons');
  }
  const move = choice('move', moves, 'bus');
  if (move === 'own' && adults + children > seatsOfCar) complain('move', 'car-full');
  const currency = textOf(query.currency).toUpperCase();
  const known = currencies.find((one) => one === currency);
  if (currency !== '' && currency !== 'EUR' && !known) complain('currency', 'unknown-choice');
  const question = {
    stops,
    adults,
    children,
    style: choice('style', styles, 'middle'),
    move,
    from: choice('from', gateways, 'athens'),
    boats: choice('boats', boatChoices, 'any'),
    outings: number('outings', 1, 0, mostOutings, 'outings-range'),
  };
  if (faults.length > 0 || !when) return { ok: false, faults };
  return { ok: true, question: { ...question, when }, ...(known ? { currency: known } : {}) };
}

type Complain = (field: BudgetField, fault: BudgetFault, index?: number) => void;

function readStops(rows: readonly StopText[], complain: Complain): Stop[] {
  if (rows.length === 0) complain('island', 'missing-island', 0);
  if (rows.length > budgetLimits.stops) complain('island', 'too-many-islands', budgetLimits.stops);
  return rows.slice(0, budgetLimits.stops).flatMap((row, index) => {
    const island = islandSlugs.find((slug) => slug === row.island);
    const nights = whole(row.nights);
    const isCount = nights >= 1 && nights <= budgetLimits.nights;
    if (!island) complain('island', row.island ? 'unknown-island' : 'missing-island', index);
    if (island && island === rows[index - 1]?.island) complain('island', 'same-island', index);
    if (!isCount) complain('nights', row.nights ? 'nights-range' : 'missing-nights', index);
    return island && isCount ? [{ island, nights }] : [];
  });
}

/** A date counts before a month: the form has both. */
function readWhen(query: RawQuery, today: IsoDate, complain: Complain): When | undefined {
  const [date, month] = [textOf(query.date), textOf(query.month)];
  if (date !== '') {
    if (!isDate(date)) complain('date', 'not-a-date');
    else if (date < today) complain('date', 'past');
    else if (date > farthest) complain('date', 'too-far');
    else return { kind: 'date', date };
    return undefined;
  }
  const number = whole(month);
  if (number >= 1 && number <= 12) return { kind: 'month', month: number };
  complain('month', month === '' ? 'missing-when' : 'month-range');
  return undefined;
}
