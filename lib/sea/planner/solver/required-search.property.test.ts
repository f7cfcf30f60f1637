import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { newCharges } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import { problemOf } from './problem-of.ts';
import { searchRequired } from './required-search.ts';
import { forgetScans } from './scan-memory.ts';
import * as subsets from './subset-search.ts';
import { randomPlan } from './testing/random-plan.ts';
import { cheapestOrderOf, twoBestOrders } from './tour-order.ts';

jest.mock('./subset-search.ts', () => {
  const real = jest.requireActual('./subset-search.ts');
  return { ...real, searchSubsets: jest.fn(real.searchSubsets) };
});
const searched = subsets.searchSubsets as jest.Mock;
const never = () => false;

describe('a table of tours over legs of which some are guessed', () => {
  it('says of all islands, and of all but each, what a table over known legs says', () => {
    const seen = { sets: 0, seconds: 0, again: 0, alone: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 6 }), (seed, islands) => {
        const { feed, request } = randomPlan(seed, islands);
        const { order: _, choose: __, ...rest } = request;
        const every = { ...rest, islands: rest.islands.map((w) => ({ ...w, required: true })) };
        const timetable = compileTimetable(feed);
        searched.mockClear();
        const guess = problemOf(timetable, every, never, true);
        const found = searchRequired(guess, newCharges(guess), never);
        const alone = searched.mock.calls.filter(([, , among]) => among !== undefined).length;
        if (alone > 0) seen.alone += 1;
        if (searched.mock.calls.length - alone > 1) seen.again += 1;
        // Otherwise the second problem would reuse the scans of the first.
        forgetScans();
        const known = problemOf(timetable, every, never);
        const table = subsets.searchSubsets(known, never);
        if (!found || !table) throw new Error('Not in time');
        const { weigh } = orderCosts(known);
        const all = 2 ** islands - 1;
        for (const set of [all, ...every.islands.map((_, island) => all & ~(1 << island))]) {
          expect(found.tour(set)).toBe(table.tour(set));
          if (table.tour(set) === Infinity) continue;
          expect(weigh(cheapestOrderOf(guess, found, set))).toBe(table.tour(set));
          seen.sets += 1;
        }
        if (table.tour(all) === Infinity) return;
        const second = twoBestOrders(guess, found, all)[1];
        expect(second?.cost).toBe(twoBestOrders(known, table, all)[1]?.cost);
        if (!second) return;
        expect(weigh(second.order)).toBe(second.cost);
        seen.seconds += 1;
      }),
      { numRuns: 300, seed: 2027 },
    );
    expect(Math.min(seen.sets, seen.seconds)).toBeGreaterThan(60);
    expect(Math.min(seen.again, seen.alone)).toBeGreaterThan(5);
  });
});
