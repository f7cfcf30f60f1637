/*
 * `npm run bench -- solvers --against FOLDER`: asks the solver of this checkout and that of another
 * one (`git worktree add FOLDER COMMIT`, with `node_modules`) the same 471 random questions over the
 * timetable of this checkout; `--every 10` asks each tenth of them. Prints how many plans cost the
 * same, less and more by the prices of this one, and the times of both side by side. Then it asks both for whole answers of 3,
 * 10, 14 and 24 islands, and for those to random questions of ten and 14. Times are processor time of
 * this thread, as in the product. Fails if a plan costs more than its set allows.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { PlanOutcome } from '../../lib/sea/planner/problem/plan.ts';
import type { PlanRequest } from '../../lib/sea/planner/problem/request.ts';
import { main, Stop } from '../run/stop.mjs';
import { typicalFiles } from './feed.ts';
import { processorTime as now, timingOf } from './measure.ts';
import { limitMs, requests } from './solver.ts';
import { questionOf, questionSets, questionsOf } from './solvers/questions.ts';

type Solver = (request: PlanRequest) => PlanOutcome;

/** Modules in which older solvers keep scans between questions; each question begins as in a new worker. */
const scanFiles = ['scan-memory.ts', 'legs.ts'].map((name) => `lib/sea/planner/solver/${name}`);

/** Solver of a checkout with the timetable of this one. */
async function solverOf(folder: string): Promise<Solver> {
  const load = (path: string) => import(pathToFileURL(resolve(folder, path)).href);
  const [{ solve }, { compileTimetable }, { readFeed }, ...rest] = await Promise.all([
    load('lib/sea/planner/solver/solve.ts'),
    load('lib/sea/timetable/engine/timetable.ts'),
    load('lib/sea/timetable/gtfs/read-feed.ts'),
    ...scanFiles.filter((path) => existsSync(resolve(folder, path))).map(load),
  ]);
  const forgetScans = rest.find((file) => file.forgetScans)?.forgetScans;
  const reading = readFeed(typicalFiles());
  if ('refused' in reading) throw new Stop(`${folder} refuses the timetable`);
  const timetable = compileTimetable(reading.feed);
  return (request) => {
    forgetScans?.();
    return solve(timetable, request, { now, limitMs });
  };
}

function timed(solver: Solver, request: PlanRequest) {
  const began = now();
  const outcome = solver(request);
  return { outcome, ms: now() - began };
}

/** Whole answers whose times are compared: tours in July, and random questions by their first seed. */
const sizes = [
  { islands: 3, days: 12, count: 60 },
  { islands: 10, days: 21, count: 60, most: 200 },
  { islands: 14, days: 30, count: 24, most: 600 },
  { islands: 24, days: 45, count: 12, most: 1500 },
  { islands: 10, seed: 0, count: 100, most: 200 },
  { islands: 14, seed: 0, count: 100, most: 600 },
];

function compareTimes(ours: Solver, theirs: Solver, every: number): void {
  for (const { islands, days, seed = 0, count, most } of sizes) {
    const asked = Math.ceil(count / every);
    const questions = days
      ? requests(islands, days, asked)
      : Array.from({ length: asked }, (_, index) => questionOf(seed + index, islands));
    const times = [ours, theirs].map(() => [] as number[]);
    const gaps: number[] = [];
    for (const request of questions) {
      [ours, theirs].forEach((solver, index) => {
        const { outcome, ms } = timed(solver, request);
        times[index]?.push(ms);
        if (index === 0 && outcome.kind === 'plan') gaps.push(outcome.plan.gap ?? Infinity);
      });
    }
    const [own = timingOf([]), other] = times.map((all) => timingOf(all));
    const ms = (timing = timingOf([])) => `${timing.p50.toFixed(0)} / ${timing.p99.toFixed(0)} ms`;
    const what = days ? `over ${days} days` : `random, seeds ${seed} to ${seed + asked - 1}`;
    const limit = most ? ` (at most ${most} ms: ${own.p99 <= most ? 'met' : 'MISSED'})` : '';
    console.log(
      `${islands} islands, ${what}: median / p99 here ${ms(own)}${limit}, there ${ms(other)}; proven gap at most ${(Math.max(...gaps) * 100).toFixed(2)} %`,
    );
  }
}

const costOf = (outcome: PlanOutcome) =>
  outcome.kind === 'plan' ? outcome.plan.cost : Number.POSITIVE_INFINITY;

/**
 * Cost of the best plan with the islands and days of another solver's plan, by the prices and rules
 * of this one; infinite if they refuse it. Both have changed since: hours of the night cost more, and
 * a night on the way has to save a room (ADR 64).
 */
function pricedBy(ours: Solver, request: PlanRequest, theirs: PlanOutcome): number {
  if (theirs.kind !== 'plan') return Number.POSITIVE_INFINITY;
  const locks = theirs.plan.legs.flatMap(({ from, to, date, journey }) =>
    journey ? [{ from, to, date }] : [],
  );
  return costOf(ours({ ...request, locks }));
}

await main(async () => {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, every: { type: 'string', default: '1' } },
  });
  if (values.against === undefined) throw new Stop('--against FOLDER is missing');
  const [ours, theirs] = [await solverOf('.'), await solverOf(values.against)];
  let tooDear = 0;
  for (const set of questionSets) {
    const questions = questionsOf(set).filter((_, index) => index % Number(values.every) === 0);
    const times = { ours: [] as number[], theirs: [] as number[] };
    const counts = { same: 0, less: 0, more: 0, without: 0 };
    let most = 0;
    for (const [index, request] of questions.entries()) {
      // Takes turns, so that a busy moment of the machine burdens both.
      const first = index % 2 === 0 ? timed(ours, request) : undefined;
      const other = timed(theirs, request);
      const own = first ?? timed(ours, request);
      times.ours.push(own.ms);
      times.theirs.push(other.ms);
      const cost = costOf(own.outcome);
      const reference =
        cost === costOf(other.outcome) ? cost : pricedBy(ours, request, other.outcome);
      if (cost === reference) counts.same += 1;
      else if (cost < reference) counts.less += 1;
      else counts.more += 1;
      if (reference === Number.POSITIVE_INFINITY) counts.without += 1;
      if (cost > reference) {
        const excess = cost / reference - 1;
        most = Math.max(most, excess);
        if (excess > set.most) {
          tooDear += 1;
          console.log(`  ${cost} instead of ${reference}: ${JSON.stringify(request)}`);
        }
      }
    }
    const [own, other] = [timingOf(times.ours), timingOf(times.theirs)];
    const ms = ({ p50, p99 }: typeof own) => `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`;
    console.log(
      `${set.name}: ${questions.length} questions, ${counts.without} without a plan there that is allowed here; ${counts.same} cost the same, ${counts.less} less, ${counts.more} more (at most ${(most * 100).toFixed(2)} %).
  median / p99: here ${ms(own)}, there ${ms(other)}; ratio ${(own.p50 / other.p50).toFixed(2)} / ${(own.p99 / other.p99).toFixed(2)}`,
    );
  }
  compareTimes(ours, theirs, Number(values.every));
  if (tooDear > 0) throw new Stop(`${tooDear} plans cost more than they may.`);
});
