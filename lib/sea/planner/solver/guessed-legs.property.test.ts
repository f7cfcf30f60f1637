import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { problemOf } from './problem-of.ts';
import { forgetScans } from './scan-memory.ts';
import { randomPlan } from './testing/random-plan.ts';

const never = () => false;

describe('legs over the night that are guessed', () => {
  it('never cost less than guessed, and what they cost once looked at', () => {
    const seen = { guessed: 0, dearer: 0, known: 0 };
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 6 }), (seed, islands) => {
        const { feed, request: drawn } = randomPlan(seed, islands);
        const { order: _, ...rest } = drawn;
        const request = { ...rest, islands: rest.islands.map((w) => ({ ...w, required: true })) };
        const timetable = compileTimetable(feed);
        const guess = problemOf(timetable, request, never, true);
        // Otherwise the second problem would reuse the scans of the first.
        forgetScans();
        const whole = problemOf(timetable, request, never);
        expect(whole.guessed).not.toContain(1);
        guess.legCost.forEach((cost, index) => {
          const known = whole.legCost[index] as number;
          if (guess.guessed[index] === 0) {
            expect(cost).toBe(known);
            if (known < Infinity) seen.known += 1;
            return;
          }
          expect(cost).toBeLessThanOrEqual(known);
          seen.guessed += 1;
          if (cost < known) seen.dearer += 1;
        });
        for (let from = 0; from <= islands; from += 1) {
          for (let day = 0; day < guess.days; day += 1) guess.settle(from, day);
        }
        expect(guess.legCost).toEqual(whole.legCost);
        expect(guess.guessed).not.toContain(1);
      }),
      { numRuns: 150, seed: 2027 },
    );
    expect(Math.min(seen.guessed, seen.dearer, seen.known)).toBeGreaterThan(100);
  });
});
