import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { islandSlugs } from '../../../foundation/ids/island-slugs.ts';
import type { PlanRequest } from '../problem/request.ts';
import { solve } from './solve.ts';

/**
 * Request in July with one or two nights on each island. Islands after the first `required` are a
 * wish list.
 */
function asked(islands: number, required: number): PlanRequest {
  return {
    start: { place: 'piraeus' },
    end: { place: 'piraeus' },
    firstDay: '2027-07-02',
    lastDay: '2027-07-24',
    islands: islandSlugs.slice(0, islands).map((island, index) => ({
      island,
      minNights: 1,
      maxNights: 2,
      required: index < required,
    })),
    locks: [],
    wishes: { priority: 'balanced', fewEarlyMornings: true, noLateArrivals: true, pace: 'steady' },
    party: { adults: 2, children: 0 },
  };
}

function planOf(request: PlanRequest) {
  // The clock is frozen, so no search is cut short.
  const outcome = solve(ferryNetwork().timetable, request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error('no plan');
  return outcome.plan;
}

describe('an explanation', () => {
  it('is complete where all its comparisons are proven', () => {
    const all = planOf(asked(10, 10));
    expect([all.optimal, all.explanation.complete]).toEqual([true, true]);
    const some = planOf(asked(10, 8));
    expect([some.optimal, some.explanation.complete]).toEqual([true, true]);
  });

  it('says that it is not where states were dropped, though no clock ended them', () => {
    const { explanation, timedOut } = planOf(asked(11, 9));
    expect(timedOut).toBe(false);
    expect(explanation.wishCosts.length).toBeGreaterThan(0);
    expect(explanation.complete).toBe(false);
  });

  it('says so beyond ten islands, where islands are left out of the order as it is', () => {
    const { optimal, nextBest, explanation } = planOf(asked(11, 11));
    expect([optimal, explanation.complete]).toEqual([true, false]);
    expect(nextBest).toBeDefined();
    expect(explanation.withoutIsland).toHaveLength(11);
  });

  it('shows the mildest changes that help, three at most', () => {
    const request = asked(10, 10);
    const { explanation } = planOf({ ...request, wishes: { ...request.wishes, pace: 'easy' } });
    const shown = explanation.unmetWishes.map(({ relaxations }) => relaxations.length);
    expect(Math.max(...shown)).toBe(3);
    expect(explanation.complete).toBe(true);
  });

  it('ends soon: no comparison begins after the time for them', () => {
    let time = 0;
    const request = asked(10, 10);
    const wished = { ...request, wishes: { ...request.wishes, pace: 'easy' as const } };
    const outcome = solve(ferryNetwork().timetable, wished, { now: () => (time += 40) });
    if (outcome.kind !== 'plan') throw new Error('no plan');
    expect(outcome.plan.explanation.complete).toBe(false);
    expect(time).toBeLessThan(400);
  });
});
