import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { islandSlugs } from '../../../foundation/ids/island-slugs.ts';
import { addDays } from '../../../foundation/time/days.ts';
import type { Journey } from '../../timetable/types.ts';
import { type PlanRequest, priorities } from '../problem/request.ts';
import { solve } from './solve.ts';
import { randomFrom } from './testing/random-plan.ts';

const { timetable, ports } = ferryNetwork();

/** Places at which a journey calls, without consecutive repetitions. */
function placesOf({ legs }: Journey): string[] {
  const called = legs.flatMap((leg) =>
    leg.kind === 'sea' ? leg.calls.map(({ portId }) => portId) : [leg.from, leg.to],
  );
  const places = called.map((port) => ports.get(port)?.stationId ?? port);
  return places.filter((place, index) => place !== places[index - 1]);
}

function requestFor(change: Partial<PlanRequest>): PlanRequest {
  return {
    start: { place: 'piraeus' },
    end: { place: 'piraeus' },
    firstDay: '2027-07-08',
    lastDay: '2027-07-20',
    islands: [],
    locks: [],
    wishes: {
      priority: 'balanced',
      fewEarlyMornings: false,
      noLateArrivals: false,
      pace: 'steady',
    },
    party: { adults: 2, children: 0 },
    ...change,
  };
}

function journeysOf(request: PlanRequest): Journey[] {
  const outcome = solve(timetable, request, { now: () => 0 });
  if (outcome.kind !== 'plan') return [];
  const { legs, nextBest } = outcome.plan;
  return [...legs, ...(nextBest?.legs ?? [])].flatMap(({ journey }) => journey ?? []);
}

const visits = (...slugs: readonly (typeof islandSlugs)[number][]) =>
  slugs.map((island) => ({ island, minNights: 2, maxNights: 5, required: true }));

it('does not ride past Kea, or out and home, to burn a night', () => {
  const journeys = journeysOf(requestFor({ islands: visits('amorgos', 'kea') }));
  expect(journeys.length).toBeGreaterThan(0);
  for (const places of journeys.map(placesOf)) expect(places).toEqual([...new Set(places)]);
});

it('spends no night on a quay to pass a day that is left over', () => {
  const journeys = journeysOf(
    requestFor({
      firstDay: '2027-10-05',
      lastDay: '2027-10-09',
      islands: [{ island: 'folegandros', minNights: 1, maxNights: 2, required: true }],
      wishes: {
        priority: 'cheapest',
        fewEarlyMornings: false,
        noLateArrivals: false,
        pace: 'steady',
      },
    }),
  );
  expect(journeys.length).toBeGreaterThan(1);
  // A boat of Folegandros reaches Piraeus on every one of these days.
  for (const { departure, arrival } of journeys) expect(arrival - departure).toBeLessThan(12 * 60);
});

it('spends no night on a quay to spare an early morning', () => {
  const journeys = journeysOf(
    requestFor({
      firstDay: '2027-08-27',
      lastDay: '2027-09-02',
      islands: [{ island: 'koufonisia', minNights: 1, maxNights: 2, required: true }],
      wishes: {
        priority: 'cheapest',
        fewEarlyMornings: true,
        noLateArrivals: false,
        pace: 'easy',
      },
    }),
  );
  expect(journeys.length).toBeGreaterThan(1);
  // A boat of each morning reaches Koufonisia, and fast ones later in the day.
  for (const { departure, arrival } of journeys) expect(arrival - departure).toBeLessThan(12 * 60);
});

it('leads to no place twice, whatever is wished', () => {
  const random = randomFrom(64);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  let seen = 0;
  for (let plan = 0; plan < 40; plan += 1) {
    const firstDay = addDays('2027-04-01', Math.floor(random() * 190));
    const request = requestFor({
      firstDay,
      lastDay: addDays(firstDay, 10 + Math.floor(random() * 5)),
      start: { place: pick(['piraeus', 'rafina', 'lavrio']) },
      islands: visits(...new Set([pick(islandSlugs), pick(islandSlugs)])),
      wishes: {
        priority: pick(priorities),
        fewEarlyMornings: random() < 0.3,
        noLateArrivals: random() < 0.3,
        pace: 'steady',
      },
    });
    for (const places of journeysOf(request).map(placesOf)) {
      expect(places).toEqual([...new Set(places)]);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(80);
});
