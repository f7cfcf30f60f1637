import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { curatedTripRequest } from '@/lib/trips/curated-trips/request';
import { type DayFood, daysOfPlan, kindsFor } from './days';

const islands = new Map(islandSlugs.map((slug) => [slug, islandBySlug(slug)] as const));
const allYear = [1, 12] as const;
const foods = new Map<IslandSlug, DayFood[]>([
  [
    'naxos',
    [
      { id: 'patoudo', season: [3, 5] },
      { id: 'graviera', season: allYear },
      { id: 'rosto', season: [11, 6] },
    ],
  ],
  ['paros', [{ id: 'graviera', season: allYear }]],
]);

function planOf(firstDay: string) {
  const request = curatedTripRequest(curatedTripBySlug('first-time'), firstDay);
  const outcome = solve(ferryNetwork().timetable, request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error('No plan');
  return outcome.plan;
}

describe('a plan as days', () => {
  const plan = planOf('2027-06-09');
  const days = daysOfPlan(plan, { islands, foods }, ['beaches']);

  it('has every day once, and every boat on its day', () => {
    expect(days.map(({ number }) => number)).toEqual(days.map((_, index) => index + 1));
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    expect(days.flatMap(({ legs }) => legs)).toEqual(plan.legs.map((_, index) => index));
  });

  it('spends as many nights on an island as the plan', () => {
    for (const { island, nights, arrive, leave } of plan.stays) {
      const there = days.filter((day) => day.date >= arrive && day.date < leave);
      expect(there.map((day) => day.island)).toEqual(Array(nights).fill(island));
    }
  });

  it('suggests places on the current island, without repetition, and two on a day without a boat', () => {
    const proposed = days.flatMap(({ places }) => places);
    const names = proposed.map(({ island, kind, place }) => `${island} ${kind} ${place.id}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { island, places, legs } of days) {
      for (const place of places) expect(place.island).toBe(island);
      if (legs.length === 0) expect(places).toHaveLength(2);
      else expect(places.length).toBeLessThanOrEqual(1);
    }
    expect(days.at(-1)?.places).toEqual([]);
  });

  it('suggests no dish twice, on any island', () => {
    const eaten = days.flatMap(({ food }) => food?.id ?? []);
    expect(eaten.toSorted()).toEqual(['graviera', 'rosto']);
  });

  it('suggests a dish only in its months', () => {
    const eatenIn = (firstDay: string) =>
      daysOfPlan(planOf(firstDay), { islands, foods }).flatMap(({ food }) => food?.id ?? []);
    expect(eatenIn('2027-08-04')).not.toContain('patoudo');
    expect(eatenIn('2027-08-04')).not.toContain('rosto');
    expect(eatenIn('2027-04-28')).toContain('patoudo');
  });

  it('suggests no swimming in winter', () => {
    const cold = daysOfPlan(planOf('2027-01-13'), { islands }, ['beaches']);
    expect(cold.flatMap(({ places }) => places).length).toBeGreaterThan(3);
    expect(cold.flatMap(({ places }) => places).filter(({ kind }) => kind === 'beach')).toEqual([]);
  });

  it('puts interests first', () => {
    expect(kindsFor(['history', 'nightlife'], '2027-06-01')[0]).toBe('sight');
    expect(kindsFor([], '2027-06-01')[0]).toBe('beach');
  });
});
