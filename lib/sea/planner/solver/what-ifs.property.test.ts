import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { candidateRelaxations, relaxed } from '../problem/relaxations.ts';
import { wished } from './explanation.ts';
import { itineraryOf } from './itinerary.ts';
import { findOrders, timeLimit } from './search.ts';
import { solve } from './solve.ts';
import { tryEverything } from './testing/brute-force.ts';
import { randomPlan } from './testing/random-plan.ts';
import { changesThat, reSolve } from './what-ifs.ts';

const limit = timeLimit(() => 0, 1);

describe('a plan without one of its wishes', () => {
  it('is the best of all that can be sailed', () => {
    const seen = { solved: 0, other: 0, byBounds: 0 };
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        (seed, count, all) => {
          const { feed, request: drawn } = randomPlan(seed, count);
          const islands = drawn.islands.map((wish) => ({ ...wish, required: true }));
          const { order: _, choose: __, ...free } = drawn;
          const request = all ? { ...free, islands } : drawn;
          const timetable = compileTimetable(feed);
          const found = findOrders(timetable, request, limit);
          const [best] = found.orders;
          if (!best) return;
          const own = itineraryOf(found.problem, best).stays.map(({ island }) => island);
          for (const wish of wished(request)) {
            const wishes = { ...request.wishes, [wish]: wish === 'pace' ? 'brisk' : false };
            const changed = { ...request, wishes };
            const solved = { timetable, request, found, isOver: limit };
            const { plan, proven } = reSolve(solved, changed);
            expect(proven).toBe(true);
            expect(plan?.cost).toBe(tryEverything(feed, changed).cost);
            seen.solved += 1;
            if (all) seen.byBounds += 1;
            if (plan?.stays.map(({ island }) => island).join() !== own.join()) seen.other += 1;
          }
        },
      ),
      { numRuns: 160, seed: 2027 },
    );
    // Covers plans whose own order does not stay the best.
    expect(Math.min(seen.solved, seen.byBounds, seen.other)).toBeGreaterThan(5);
  });
});

describe('changes of a request', () => {
  it('cost what the changed request costs when it is solved from nothing', () => {
    const seen = { longer: 0, fewer: 0, other: 0, moved: 0 };
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        (seed, count, all) => {
          const { feed, request: drawn } = randomPlan(seed, count);
          const { order: _, choose: __, ...free } = drawn;
          const islands = drawn.islands.map((wish) => ({ ...wish, required: true }));
          const request = all ? { ...free, islands } : drawn;
          const timetable = compileTimetable(feed);
          const found = findOrders(timetable, request, limit);
          const costs: number[] = [];
          changesThat({ timetable, request, found, isOver: limit }, [
            ({ cost }) => costs.push(cost) === 0,
          ]);
          const [best] = found.orders;
          const expected = candidateRelaxations(request, best !== undefined).flatMap((change) => {
            const outcome = solve(timetable, relaxed(request, change), { now: () => 0 });
            if (outcome.kind !== 'plan') return [];
            seen[
              change.change === 'longer-range'
                ? 'longer'
                : change.change === 'fewer-nights'
                  ? 'fewer'
                  : 'other'
            ] += 1;
            const own = best?.order.map((island) => request.islands[island]?.island).join();
            if (change.change === 'fewer-nights' && outcome.plan.order.join() !== own)
              seen.moved += 1;
            return outcome.plan.cost;
          });
          expect(costs).toEqual(expected);
        },
      ),
      { numRuns: 60, seed: 2027 },
    );
    expect(Math.min(seen.longer, seen.fewer, seen.other, seen.moved)).toBeGreaterThan(5);
  });
});
