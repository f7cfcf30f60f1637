import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import { isBeyondLimits } from './least-ways.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import type { Restrictions } from './restrictions.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensOrigin } from './testing/runs.ts';
import { compileTimetable } from './timetable.ts';

const limits = fc.record<Restrictions>(
  {
    maxCents: fc.integer({ min: 1, max: 25 }).map((euros) => euros * 100),
    maxMinutes: fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10),
    vehicle: fc.constant('car'),
  },
  { requiredKeys: [] },
);

describe('limits that exclude every journey', () => {
  it('leave none on any day, and differ from those that leave some', () => {
    const seen = { ruledOut: 0, found: 0, wrongly: 0 };
    fc.assert(
      fc.property(
        randomNetwork,
        fc.array(fc.tuple(randomEnds, limits, fc.integer({ min: 0, max: 2 })), { minLength: 4 }),
        ({ feed, firstDay }, questions) => {
          const timetable = compileTimetable(feed);
          for (const [ends, restrictions, maxTransfers] of questions) {
            const beyond = isBeyondLimits(timetable, ends, maxTransfers === 0, restrictions);
            const begins = athensOrigin(addDays(firstDay, -1));
            const ways = (bound: Restrictions) =>
              paretoJourneys(timetable, {
                ...ends,
                window: [begins, begins + 6 * 1440],
                maxTransfers,
                latestArrival: begins + 8 * 1440,
                restrictions: bound,
              }).length;
            const found = ways(restrictions);
            if (found > 0) seen.found += 1;
            if (!beyond) continue;
            seen.ruledOut += 1;
            if (found > 0) seen.wrongly += 1;
          }
        },
      ),
      { numRuns: 300, seed: 2027 },
    );
    expect(seen.wrongly).toBe(0);
    expect(Math.min(seen.ruledOut, seen.found)).toBeGreaterThan(100);
  });
});
