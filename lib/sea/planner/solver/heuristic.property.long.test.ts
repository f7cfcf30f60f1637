import fc from 'fast-check';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { islandSlugs } from '../../../foundation/ids/island-slugs.ts';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import type { PlanRequest } from '../problem/request.ts';
import { problemOf } from './problem.ts';
import { searchMany } from './search.ts';
import { solve } from './solve.ts';
import { randomPlan } from './testing/random-plan.ts';

const never = () => false;

describe('beyond ten islands', () => {
  it('is never below the optimum, nor its bound above', () => {
    const seen = { plans: 0, optimal: 0, proven: 0, none: 0, missed: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 6 }), (seed, islands) => {
        const { feed, request: drawn } = randomPlan(seed, islands);
        const { order: _, ...request } = drawn;
        const timetable = compileTimetable(feed);
        const outcome = solve(timetable, request, { now: () => 0 });
        const problem = problemOf(timetable, request);
        const { orders, lowest, proven } = searchMany(problem, never);
        const [best] = orders;
        if (outcome.kind !== 'plan') {
          expect(best).toBeUndefined();
          seen.none += 1;
          return;
        }
        const { plan } = outcome;
        if (!best) {
          expect(lowest).toBe(0);
          seen.missed += 1;
          return;
        }
        if (best.order.length !== plan.order.length) {
          expect(proven).toBe(false);
          return;
        }
        seen.plans += 1;
        expect(best.cost).toBeGreaterThanOrEqual(plan.cost);
        expect(lowest).toBeLessThanOrEqual(plan.cost);
        if (best.cost === plan.cost) seen.optimal += 1;
        if (lowest === plan.cost) seen.proven += 1;
      }),
      { numRuns: 120, seed: 2027 },
    );
    expect(seen.plans).toBeGreaterThan(35);
    expect(seen.optimal).toBeGreaterThan(seen.plans * 0.9);
    expect(seen.proven).toBeGreaterThan(seen.plans * 0.9);
    expect(seen.missed).toBeLessThan(5);
  });

  it('returns a plan when the time is up, and says so', () => {
    const { timetable } = ferryNetwork();
    const request: PlanRequest = {
      start: { place: 'piraeus' },
      end: { place: 'piraeus' },
      firstDay: '2027-07-02',
      lastDay: '2027-07-24',
      islands: islandSlugs
        .slice(0, 11)
        .map((island) => ({ island, minNights: 1, maxNights: 2, required: true })),
      locks: [],
      wishes: {
        priority: 'balanced',
        fewEarlyMornings: true,
        noLateArrivals: true,
        pace: 'steady',
      },
      party: { adults: 2, children: 0 },
    };
    const outcome = solve(timetable, request, { now: () => 0, limitMs: 0 });
    if (outcome.kind !== 'plan') throw new Error('no plan');
    expect(outcome.plan).toMatchObject({ timedOut: true, optimal: false });
    expect(outcome.plan.explanation.complete).toBe(false);
  });
});

describe('up to ten islands', () => {
  it('finds the best plan in any time, and says what it did not compare', () => {
    const seen = { plans: 0, cut: 0, none: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 120 }), (seed, limitMs) => {
        const { feed, request } = randomPlan(seed, 5);
        const timetable = compileTimetable(feed);
        let time = 0;
        const outcome = solve(timetable, request, { now: () => (time += 1), limitMs });
        // After the deadline the clock is read only a few more times.
        expect(time).toBeLessThan(limitMs + 60);
        const best = solve(timetable, request, { now: () => 0 });
        expect(outcome.kind).toBe(best.kind);
        if (outcome.kind === 'infeasible') {
          seen.none += 1;
          expect(outcome.proven).toBe(true);
        }
        if (outcome.kind !== 'plan' || best.kind !== 'plan') return;
        seen.plans += 1;
        expect(outcome.plan).toMatchObject({ cost: best.plan.cost, optimal: true });
        if (!outcome.plan.explanation.complete) seen.cut += 1;
      }),
      { numRuns: 150, seed: 2027 },
    );
    expect(Math.min(seen.plans, seen.cut, seen.none)).toBeGreaterThan(0);
  });
});
