import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { costGroupOf } from '@/lib/records/costs/rules';
import { costGroups } from '@/lib/records/costs/schema';
import { type BudgetQuestion, budgetLimits, type Stop, styles, type When } from './question';
import { type Budget, type BudgetPrices, budgetOf } from './rules';

/** Possible changes to a query. `earlier` and `later` move the time, `leave` moves nights to another island. */
export const changes = [
  'style',
  'bus',
  'hire',
  'earlier',
  'later',
  'leave',
  'boats',
  'outings',
] as const;
export type Change = (typeof changes)[number];

export interface Saving {
  readonly change: Change;
  /** The trip with this one change made. */
  readonly question: BudgetQuestion;
  /** Euro cents by which its likely total is lower; more than 0. */
  readonly cents: number;
}

/** Distance to another date, days: four weeks keep the weekday, on which boats depend. */
const weeksAway = 28;

function moved(when: When, by: 1 | -1, today: IsoDate): When | undefined {
  if (when.kind === 'month') return { kind: 'month', month: ((when.month - 1 + by + 12) % 12) + 1 };
  const date = addDays(when.date, by * weeksAway);
  return date < today ? undefined : { kind: 'date', date };
}

/** Recalculates the query with one change at a time. Returns those that save money, the largest saving first. */
export function savingsOf(
  question: BudgetQuestion,
  budget: Budget,
  prices: BudgetPrices,
  today: IsoDate,
): Saving[] {
  return alternativesTo(question, budget, today)
    .flatMap(({ change, question: other }) => {
      const changed = budgetOf(other, prices);
      // A change that makes a price unknown does not count as a saving.
      if (unknowns(changed) > unknowns(budget)) return [];
      return [{ change, question: other, cents: budget.total.likely - changed.total.likely }];
    })
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents);
}

const unknowns = ({ lines }: Budget) => lines.filter(({ basis }) => basis === 'unknown').length;

/** The same trip with one thing changed at a time, whether that saves anything or not. */
export function alternativesTo(question: BudgetQuestion, budget: Budget, today: IsoDate) {
  const { style, move, boats, outings, when } = question;
  const found: { change: Change; question: BudgetQuestion }[] = [];
  const add = (change: Change, changed: Partial<BudgetQuestion>) =>
    found.push({ change, question: { ...question, ...changed } });
  const simpler = styles[styles.indexOf(style) - 1];
  if (simpler) add('style', { style: simpler });
  if (move !== 'bus') add('bus', { move: 'bus' });
  if (move === 'own') add('hire', { move: 'hire' });
  for (const [change, by] of [
    ['earlier', -1],
    ['later', 1],
  ] as const) {
    const other = moved(when, by, today);
    if (other) add(change, { when: other });
  }
  const without = withoutDearest(question, budget);
  if (without) add('leave', { stops: without });
  if (boats === 'any' && budget.lines.some(({ category }) => category === 'ferries')) {
    add('boats', { boats: 'cheapest' });
  }
  if (outings > 0) add('outings', { outings: outings - 1 });
  return found;
}

/** The nights of the stop that costs most a night spent at the one that costs least; undefined if all are one. */
function withoutDearest({ stops }: BudgetQuestion, { lines }: Budget): Stop[] | undefined {
  const aNight = ({ island, nights }: Stop) =>
    lines
      .filter((line) => line.island === island)
      .reduce((all, { range }) => all + range.likely, 0) / nights;
  const byCost = stops.toSorted(
    (a, b) =>
      aNight(b) - aNight(a) ||
      costGroups.indexOf(costGroupOf(a.island)) - costGroups.indexOf(costGroupOf(b.island)),
  );
  const [dearest, cheapest] = [byCost[0], byCost.at(-1)];
  if (!dearest || !cheapest || dearest.island === cheapest.island) return undefined;
  const left = stops
    .filter((stop) => stop !== dearest)
    .map((stop) => (stop === cheapest ? { ...stop, nights: stop.nights + dearest.nights } : stop));
  // Two stays on an island that now follow one another are one.
  const joined: Stop[] = [];
  for (const stop of left) {
    const last = joined.at(-1);
    if (last?.island !== stop.island) joined.push(stop);
    else joined.splice(-1, 1, { ...last, nights: last.nights + stop.nights });
  }
  return joined.some(({ nights }) => nights > budgetLimits.nights) ? undefined : joined;
}
