import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import type { PlanRequest } from '../problem/request.ts';
import { solve } from './solve.ts';
import { localInstant } from './testing/all-boats.ts';
import { everyOrder, tryEverything } from './testing/brute-force.ts';
import { type RandomPlan, randomPlan } from './testing/random-plan.ts';

const clock = { now: () => 0 };

/**
 * Cost of the next best plan of a request with an order: the best other order of the same islands.
 */
function nextToOrder({ feed, request }: RandomPlan): number {
  const { order, ...rest } = request;
  const islands = request.islands
    .filter(({ island }) => order?.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  const free: PlanRequest = { ...rest, islands, choose: 'as-many-as-fit' };
  const others = everyOrder(feed, free).filter((other) => other.order !== order?.join(' '));
  return others[0]?.cost ?? Number.POSITIVE_INFINITY;
}

function expectOptimum({ feed, request }: RandomPlan) {
  const outcome = solve(compileTimetable(feed), request, clock);
  // Random plans are valid, so that each of them counts.
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  const every = tryEverything(feed, request);
  if (outcome.kind === 'infeasible') {
    expect(every.cost).toBe(Number.POSITIVE_INFINITY);
    expect(outcome.proven).toBe(true);
    return outcome;
  }
  const { plan } = outcome;
  expect(plan.cost).toBe(every.cost);
  expect(plan.optimal).toBe(true);
  expect(plan.explanation.complete).toBe(true);
  expect(Object.values(plan.terms).reduce((sum, term) => sum + term, 0)).toBe(plan.cost);
  const next = request.order ? nextToOrder({ feed, request }) : every.nextCost;
  expect(plan.nextBest?.cost ?? Number.POSITIVE_INFINITY).toBe(next);
  return outcome;
}

describe('solver against brute force', () => {
  it.each([
    [1, 60, 20],
    [2, 80, 30],
    [3, 150, 50],
    [4, 150, 50],
    [5, 150, 50],
    [6, 260, 100],
  ])('finds the optimum of %i islands', (islands, runs, leastPlans) => {
    const seen = { plan: 0, infeasible: 0, ordered: 0 };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { feed, request } = randomPlan(seed, islands);
        const { kind } = expectOptimum({ feed, request });
        seen[kind] += 1;
        if (kind === 'plan' && request.order) seen.ordered += 1;
      }),
      { numRuns: runs, seed: 2027 },
    );
    expect(seen.plan).toBeGreaterThanOrEqual(leastPlans);
    expect(seen.ordered).toBeGreaterThan(0);
  });

  it('plans no boat that has left, and the best of the others', () => {
    const seen = { plan: 0, infeasible: 0, ordered: 0, later: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 360, max: 1300 }), (seed, minute) => {
        const { feed, request } = randomPlan(seed, 3);
        const notBefore = localInstant(`${request.firstDay}T00:00`) + minute;
        const outcome = expectOptimum({ feed, request: { ...request, notBefore } });
        seen[outcome.kind] += 1;
        if (outcome.kind !== 'plan') return;
        const [first] = outcome.plan.legs.flatMap(({ journey }) => journey ?? []);
        expect(first?.departure ?? notBefore).toBeGreaterThanOrEqual(notBefore);
        const free = solve(compileTimetable(feed), request, clock);
        if (free.kind === 'plan' && free.plan.cost < outcome.plan.cost) seen.later += 1;
      }),
      { numRuns: 120, seed: 2027 },
    );
    expect(seen.plan).toBeGreaterThan(40);
    expect(seen.later).toBeGreaterThan(5);
  });

  it('stays as it is when one of its boats is kept, also where that leads to an island of the wish list', () => {
    const seen = { kept: 0, chosen: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.nat(3), (seed, which) => {
        const { feed, request } = randomPlan(seed, 4);
        const timetable = compileTimetable(feed);
        const free = solve(timetable, request, clock);
        if (free.kind !== 'plan') return;
        const leg = free.plan.legs[which % free.plan.legs.length];
        if (!leg?.journey) return;
        const { from, to, date } = leg;
        const again = solve(timetable, { ...request, locks: [{ from, to, date }] }, clock);
        expect(again.kind === 'plan' && again.plan.cost).toBe(free.plan.cost);
        seen.kept += 1;
        const isWished = request.islands.some(
          ({ island, required }) => !required && (island === from || island === to),
        );
        if (isWished && typeof request.choose === 'number') seen.chosen += 1;
      }),
      { numRuns: 300, seed: 2027 },
    );
    expect(seen.kept).toBeGreaterThan(60);
    expect(seen.chosen).toBeGreaterThan(3);
  });

  it('says what each island of an order costs while the others keep theirs', () => {
    let weighed = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { feed, request } = randomPlan(seed, 4);
        const { order } = request;
        const outcome = solve(compileTimetable(feed), request, clock);
        if (!order || outcome.kind !== 'plan') return;
        const { cost, explanation } = outcome.plan;
        for (const { island, saves } of explanation.withoutIsland) {
          const rest: PlanRequest = {
            ...request,
            order: order.filter((other) => other !== island),
            islands: request.islands.filter((wish) => wish.island !== island),
          };
          expect(cost - (everyOrder(feed, rest)[0]?.cost ?? Number.NaN)).toBe(saves);
          weighed += 1;
        }
      }),
      { numRuns: 300, seed: 2027 },
    );
    expect(weighed).toBeGreaterThan(20);
  });

  it('keeps locked legs', () => {
    let kept = 0;
    fc.assert(
      fc.property(fc.integer(), fc.nat(3), fc.boolean(), (seed, which, withTrips) => {
        const { feed, request } = randomPlan(seed, 3);
        const free = solve(compileTimetable(feed), request, clock);
        if (free.kind !== 'plan') return;
        const leg = free.plan.legs[which % free.plan.legs.length];
        if (!leg?.journey) return;
        const tripIds = leg.journey.legs.flatMap((part) =>
          part.kind === 'sea' ? part.tripId : [],
        );
        const lock = {
          from: leg.from,
          to: leg.to,
          date: leg.date,
          ...(withTrips ? { tripIds } : {}),
        };
        const wishes = { ...request.wishes, priority: 'least-sea' as const, noLateArrivals: true };
        const outcome = expectOptimum({ feed, request: { ...request, wishes, locks: [lock] } });
        if (outcome.kind !== 'plan') return;
        const locked = outcome.plan.legs.find((other) => other.locked && other.date === lock.date);
        expect(locked).toBeDefined();
        if (withTrips) {
          expect(
            locked?.journey?.legs.flatMap((part) => (part.kind === 'sea' ? part.tripId : [])),
          ).toEqual(tripIds);
        }
        kept += 1;
      }),
      { numRuns: 150, seed: 2027 },
    );
    expect(kept).toBeGreaterThan(30);
  });
});
