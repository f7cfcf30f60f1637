import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { cheapestOrder, searchWithout } from './cheapest-tour.ts';
import { newCharges } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import { searchByBounds } from './search-by-bounds.ts';
import { searchSubsets } from './subset-search.ts';
import { randomPlan } from './testing/random-plan.ts';
import { twoBestOrders } from './tour-order.ts';

const never = () => false;

/** Random problem that requires all islands, with a few days more than their nights take. */
function demanding(seed: number, islands: number, spare: number): Problem {
  const { feed, request } = randomPlan(seed, islands);
  const { order: _, choose: _all, flight: _flight, ...rest } = request;
  const wishes = request.islands.map((wish) => ({ ...wish, required: true }));
  const nights = wishes.reduce((sum, { minNights }) => sum + minNights, 0);
  const start = Date.parse(rest.firstDay);
  const lastDay = new Date(start + (nights + 1 + spare) * 86_400_000).toISOString().slice(0, 10);
  return problemOf(compileTimetable(feed), { ...rest, islands: wishes, lastDay }, never);
}

/** Results of the exhaustive search and of the search by bounds. */
function both(problem: Problem, wide?: number) {
  const charges = newCharges(problem);
  const every = searchSubsets(problem, never);
  const bounded = searchByBounds(problem, charges, never, wide);
  if (!every) throw new Error('Not in time');
  return { every, bounded };
}

const seeds = fc.tuple(
  fc.integer(),
  fc.integer({ min: 2, max: 6 }),
  fc.integer({ min: 0, max: 5 }),
);

describe('a search that only follows what bounds allow', () => {
  it('finds the two best tours of all islands, and the best without each', () => {
    const seen = { tours: 0, seconds: 0, shorter: 0 };
    fc.assert(
      // With `wide` 0 every island gets its own charges; with 15 000 hardly any does.
      fc.property(seeds, fc.constantFrom(0, 15_000), ([seed, islands, spare], wide) => {
        const problem = demanding(seed, islands, spare);
        const { every, bounded } = both(problem, wide);
        const all = 2 ** islands - 1;
        // The search by bounds may find no order, which proves nothing.
        if (!bounded) return;
        seen.tours += 1;
        const [best, next] = twoBestOrders(problem, bounded, all);
        const [first, second] = twoBestOrders(problem, every, all);
        expect(best.cost).toBe(first.cost);
        expect(next?.cost).toBe(second?.cost);
        if (next) seen.seconds += 1;
        const { weigh } = orderCosts(problem);
        expect([best, ...(next ? [next] : [])].map(({ order }) => weigh(order))).toEqual(
          [first, ...(second ? [second] : [])].map(({ cost }) => cost),
        );
        for (let island = 0; island < islands; island += 1) {
          const set = all & ~(1 << island);
          expect(bounded.tour(set)).toBe(every.tour(set));
          if (every.tour(set) === Infinity) continue;
          seen.shorter += 1;
          expect(weigh(twoBestOrders(problem, bounded, set)[0].order)).toBe(every.tour(set));
        }
      }),
      { numRuns: 150, seed: 2027 },
    );
    expect(seen.tours).toBeGreaterThan(60);
    expect(Math.min(seen.seconds, seen.shorter)).toBeGreaterThan(50);
  });

  it('finds the best whatever charges and order it starts from', () => {
    let found = 0;
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 6, maxLength: 6 }),
        ([seed, islands, spare], drawn) => {
          const problem = demanding(seed, islands, spare);
          const { every } = both(problem);
          const charges = { island: Float64Array.from(drawn.slice(0, islands)), optional: 0 };
          const order = cheapestOrder(
            problem,
            drawn.map((_, at) => at).slice(0, islands),
            charges,
            never,
          );
          const { weigh } = orderCosts(problem);
          const all = 2 ** islands - 1;
          if (!order) return;
          found += 1;
          expect(weigh(order)).toBe(every.tour(all));
          const without = searchWithout(
            problem,
            0,
            order.filter((island) => island > 0),
            charges,
            never,
          );
          if (without) expect(without.tour(all - 1)).toBe(every.tour(all - 1));
        },
      ),
      { numRuns: 70, seed: 2027 },
    );
    expect(found).toBeGreaterThan(30);
  });
});
