import { islandSlugs } from '../../lib/foundation/ids/island-slugs.ts';
import { addDays } from '../../lib/foundation/time/days.ts';
import type { PlanRequest } from '../../lib/sea/planner/problem/request.ts';
import { findOrders, timeLimit } from '../../lib/sea/planner/solver/search.ts';
import { solve } from '../../lib/sea/planner/solver/solve.ts';
import type { Timetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { type BenchRow, measure, processorTime, type Timing } from './measure.ts';
import { questionOf } from './solvers/questions.ts';

/** Time limit of the product in milliseconds of processor time. */
export const limitMs = 1400;

/** Processor time of each query, measured once after a warm-up, so that no slow measurement is averaged away. */
const measurePlans = (questions: readonly PlanRequest[], ask: (request: PlanRequest) => unknown) =>
  measure(questions, ask, 1, processorTime);

/**
 * Departures in July and sets of islands, the same in every run, with one to three nights on each
 * island.
 */
export function requests(islands: number, days: number, count: number): PlanRequest[] {
  return Array.from({ length: count }, (_, run) => {
    const firstDay = addDays('2027-07-01', run % 12);
    // Steps of 5, 7, 11 and so on share no factor with 24, so no island is repeated.
    const step = [5, 7, 11, 13, 17, 19][run % 6] as number;
    return {
      start: { place: 'piraeus' },
      end: { airport: 'ATH' },
      firstDay,
      lastDay: addDays(firstDay, days - 1),
      islands: Array.from({ length: islands }, (_, index) => ({
        island: islandSlugs[(run + index * step) % 24] as (typeof islandSlugs)[number],
        minNights: 1,
        maxNights: 3,
        required: true,
      })),
      locks: [],
      wishes: {
        priority: 'balanced',
        fewEarlyMornings: true,
        noLateArrivals: true,
        pace: 'steady',
      },
      party: { adults: 2, children: 0 },
    };
  });
}

/** Rows for the two best orders with their dates, proven optimal, and for the whole answer. */
function exactRows(
  timetable: Timetable,
  islands: number,
  days: number,
  targets: { readonly orders: number; readonly whole: number; readonly before?: string },
): BenchRow[] {
  const questions = requests(islands, days, 24);
  const what = `${islands} islands over ${days} days`;
  const orders = (request: PlanRequest) =>
    findOrders(timetable, request, timeLimit(processorTime, 10_000));
  const whole = (request: PlanRequest) =>
    solve(timetable, request, { now: processorTime, limitMs: 10_000 });
  const sailed = questions.filter((request) => orders(request).orders.length > 0).length;
  const explained = questions.filter((request) => {
    const outcome = whole(request);
    return outcome.kind === 'plan' && outcome.plan.explanation.complete;
  }).length;
  return [
    {
      what: `${what}: best order and next best, exact, with all legs`,
      timing: measurePlans(questions, orders),
      target: targets.orders,
      note: `${questions.length} tours, ${sailed} can be sailed`,
    },
    {
      what: `${what}: whole answer with explanation`,
      timing: measurePlans(questions, whole),
      target: targets.whole,
      before: targets.before ?? '',
      note: `${explained} explained in full`,
    },
  ];
}

/**
 * Too many islands to try all orders: measures how close to the optimum the result is proven to be
 * within the time limit.
 */
function manyRow(timetable: Timetable, islands: number, days: number): BenchRow {
  const questions = requests(islands, days, 4);
  const gaps: number[] = [];
  const timing = measurePlans(questions, (request) => {
    const outcome = solve(timetable, request, { now: processorTime, limitMs });
    if (outcome.kind === 'plan') gaps.push(outcome.plan.gap ?? Infinity);
  });
  const percent = (gap: number | undefined) => `${((gap ?? Number.NaN) * 100).toFixed(2)} %`;
  gaps.sort((a, b) => a - b);
  return {
    what: `${islands} islands over ${days} days: whole answer, limit ${limitMs} ms`,
    timing,
    target: 1500,
    note: `proven gap ${percent(gaps[gaps.length >> 1])} (median), ${percent(gaps.at(-1))} (most)`,
  };
}

/**
 * The same ten islands on a feed with ten times the sailings: at most five times as long, for the
 * median and the 99th percentile.
 */
export function largerRows(timetable: Timetable, larger: Timetable): BenchRow[] {
  const questions = requests(10, 21, 12);
  const whole = (over: Timetable): BenchRow => ({
    what: `10 islands over 21 days, ${over.trips.count} trips: whole answer with explanation`,
    timing: measurePlans(questions, (request) =>
      solve(over, request, { now: processorTime, limitMs: 60_000 }),
    ),
  });
  const [usual, many] = [whole(timetable), whole(larger)];
  const times = (quantile: keyof Timing) =>
    (many.timing[quantile] / usual.timing[quantile]).toFixed(1);
  const note = `${times('p50')} and ${times('p99')} times the usual feed`;
  return [usual, { ...many, target: usual.timing.p99 * 5, note }];
}

/** Whole answers to random questions (seeds 0 to 99): any season, ends, wishes and parties. */
function randomRow(timetable: Timetable, islands: number, target: number): BenchRow {
  const questions = Array.from({ length: 100 }, (_, seed) => questionOf(seed, islands));
  const ask = (request: PlanRequest) => solve(timetable, request, { now: processorTime, limitMs });
  const timing = measurePlans(questions, ask);
  const what = `${islands} islands, random questions: whole answer with explanation`;
  return { what, timing, target, note: `${questions.length} questions, each asked once` };
}

/** Limits on fare and duration, which bounds on legs ignore. */
function limitedRow(timetable: Timetable): BenchRow {
  const restrictions = { maxCents: 6000, maxMinutes: 600 };
  const questions = requests(10, 21, 6).map((request) => ({ ...request, restrictions }));
  const timing = measurePlans(questions, (request) =>
    solve(timetable, request, { now: processorTime, limitMs: 10_000 }),
  );
  const what = '10 islands over 21 days: at most 60 € and ten hours a leg';
  return { what, timing, before: '250 ms' };
}

/** Rows of the island-hopping solver. */
export function solverRows(timetable: Timetable): BenchRow[] {
  return [
    ...exactRows(timetable, 8, 21, { orders: 100, whole: 250 }),
    ...exactRows(timetable, 10, 21, { orders: 100, whole: 200 }),
    ...exactRows(timetable, 14, 30, { orders: 250, whole: 600 }),
    randomRow(timetable, 10, 200),
    randomRow(timetable, 14, 600),
    limitedRow(timetable),
    manyRow(timetable, 24, 45),
  ];
}
