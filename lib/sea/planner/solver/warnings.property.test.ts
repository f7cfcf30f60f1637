import fc from 'fast-check';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { relaxed } from '../problem/relaxations.ts';
import { solve } from './solve.ts';
import { tryEverything } from './testing/brute-force.ts';
import { catchesFlight } from './testing/flight-caught.ts';
import { randomPlan } from './testing/random-plan.ts';

const clock = { now: () => 0 };

describe('what a traveller is told', () => {
  it('names the last boat before the flight, and only that', () => {
    const seen = { last: 0, other: 0 };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { feed, request } = randomPlan(seed, 3);
        if (!request.flight) return;
        const outcome = solve(compileTimetable(feed), request, clock);
        if (outcome.kind !== 'plan') return;
        const last = outcome.plan.legs.at(-1);
        const stay = outcome.plan.stays.at(-1);
        if (!last?.journey || !stay) return;
        const before = last.journey.departure;
        const warned = outcome.plan.warnings.some(({ code }) => code === 'last-boat-before-flight');
        const later = catchesFlight(feed, request, stay.island, before);
        expect(warned).toBe(!later);
        seen[warned ? 'last' : 'other'] += 1;
      }),
      { numRuns: 300, seed: 2027 },
    );
    expect(Math.min(seen.last, seen.other)).toBeGreaterThan(5);
  });

  it('suggests only what helps', () => {
    let suggested = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { feed, request } = randomPlan(seed, 3);
        const outcome = solve(compileTimetable(feed), request, clock);
        if (outcome.kind !== 'infeasible') return;
        for (const relaxation of outcome.relaxations) {
          suggested += 1;
          expect(tryEverything(feed, relaxed(request, relaxation)).cost).toBeLessThan(Infinity);
        }
      }),
      { numRuns: 120, seed: 2027 },
    );
    expect(suggested).toBeGreaterThan(20);
  });
});
