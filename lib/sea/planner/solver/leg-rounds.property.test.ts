import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { problemOf } from './problem-of.ts';
import { randomPlan } from './testing/random-plan.ts';

describe('legs found boat by boat', () => {
  it('cost what a scan of all boats says, whatever leaving early and arriving late are charged', () => {
    let known = 0;
    let ended = 0;
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 9000 }),
        (seed, islands, early, late) => {
          const { feed, request } = randomPlan(seed, islands);
          const wishes = { ...request.wishes, weights: { early, late } };
          const timetable = compileTimetable(feed);
          const problem = problemOf(timetable, { ...request, wishes }, () => false);
          for (let from = 0; from <= islands; from += 1) {
            for (let day = 0; day < problem.days; day += 1) {
              const { cost } = problem.legsFrom(from, day);
              const { scan } = problem.scannedLater(from, day, Number.NEGATIVE_INFINITY);
              for (let to = 0; to < islands; to += 1) {
                if (to === from || problem.ends.isByLand(from, to)) continue;
                const target = problem.ends.targets[to] as number;
                for (let nights = 0; nights < 2; nights += 1) {
                  const expected = scan.cost[target * 2 + nights] as number;
                  expect(cost[to * 2 + nights]).toBe(expected);
                  if (expected < Infinity) known += 1;
                }
              }
              // If the tour may have to end in time, the cost comes from a scan of that leg alone.
              if (from === islands || problem.ends.isByLand(from, islands)) continue;
              const end = problem.ends.targets[islands] as number;
              for (let nights = 0; nights < 2; nights += 1) {
                const { scan: home } = problem.scannedLeg(from, day, islands, nights);
                expect(cost[islands * 2 + nights]).toBe(home.cost[end * 2 + nights]);
                if ((home.cost[end * 2 + nights] as number) < Infinity) ended += 1;
              }
            }
          }
        },
      ),
      { numRuns: 60, seed: 2027 },
    );
    expect(known).toBeGreaterThan(1000);
    expect(ended).toBeGreaterThan(100);
  });
});
