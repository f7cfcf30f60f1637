import { addDays } from '../../../foundation/time/days.ts';
import { compileTimetable, type Timetable } from '../../timetable/engine/timetable.ts';
import * as rounds from './leg-rounds.ts';
import { prepareRows } from './prepare-rows.ts';
import type { PlanRequest } from './request.ts';
import { solve } from './solve.ts';
import { randomPlan } from './testing/random-plan.ts';

jest.mock('./leg-rounds.ts', () => {
  const { legRow } = jest.requireActual('./leg-rounds.ts');
  return { legRow: jest.fn(legRow) };
});
const scanned = rounds.legRow as jest.Mock;
const still = { now: () => 0 };

function prepare(timetable: Timetable, request: PlanRequest): number {
  return [...prepareRows(timetable, request)].length;
}

/** Random network with a first request and a later one for other islands and another day. */
function drawn(seed: number) {
  const { feed, request } = randomPlan(seed, 4);
  const { order: _, choose: __, flight: ___, restrictions: ____, ...free } = request;
  const [left, ...islands] = free.islands;
  const { adults, children } = free.party;
  // Without vehicle and restrictions, because relaxations that drop them use other prices.
  const first = { ...free, party: { adults, children }, locks: [], islands: left ? [left] : [] };
  const then = { ...first, islands, lastDay: addDays(free.lastDay, 1) };
  return { feed, first, then };
}

describe('legs prepared while nobody asks', () => {
  it('change no answer, and leave nothing to be scanned for other islands and days', () => {
    const seen = { plans: 0, scanned: 0, prepared: 0 };
    for (let seed = 0; seed < 60; seed += 1) {
      const { feed, first, then } = drawn(seed);
      scanned.mockClear();
      const expected = solve(compileTimetable(feed), then, still);
      if (expected.kind !== 'plan') continue;
      seen.plans += 1;
      seen.scanned += scanned.mock.calls.length;
      const timetable = compileTimetable(feed);
      seen.prepared += prepare(timetable, first);
      scanned.mockClear();
      expect(solve(timetable, then, still)).toEqual(expected);
      expect(scanned.mock.calls.length).toBe(0);
      // A second preparation has nothing to do.
      expect(prepare(timetable, then)).toBe(0);
    }
    expect(Math.min(seen.plans, seen.scanned, seen.prepared)).toBeGreaterThan(5);
  });

  it('are none where a leg is limited, as rows do not tell what it costs', () => {
    const { feed, first } = drawn(1);
    const limited = { ...first, restrictions: { maxCents: 5000 } };
    expect(prepare(compileTimetable(feed), limited)).toBe(0);
  });
});
