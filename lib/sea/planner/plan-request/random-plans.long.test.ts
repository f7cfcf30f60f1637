import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { boatsAround, midnightOf } from '@/lib/sea/ferries/search/testing/boats-around';
import { type PlanRequest, paces, priorities } from '@/lib/sea/planner/solver/request';
import { solve } from '@/lib/sea/planner/solver/solve';
import { randomFrom } from '@/lib/sea/planner/solver/testing/random-plan';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { Journey } from '@/lib/sea/timetable/types';

const { feed, timetable } = ferryNetwork();
const stationOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
const islands = islandSlugs.filter((id) => feed.stations.some((station) => station.id === id));
/** 2,000 take some minutes. */
const plans = Number(process.env.RANDOM_PLANS ?? 500);
/** Plans end within the timetable, which ends on 31 October 2027. */
const days = daysBetween('2027-03-01', '2027-10-15');

function randomRequest(seed: number): PlanRequest {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const firstDay = addDays('2027-03-01', below(days));
  const chosen = islands
    .map((island) => ({ island, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 1 + below(3));
  return {
    start: { place: pick(['piraeus', 'rafina']) },
    end: { place: pick(['piraeus', 'rafina']) },
    firstDay,
    lastDay: addDays(firstDay, 5 + chosen.length * 2),
    ...(random() < 0.5 ? { notBefore: midnightOf(firstDay) + 360 + below(900) } : {}),
    islands: chosen.map(({ island }) => ({ island, minNights: 1, maxNights: 3, required: true })),
    locks: [],
    wishes: {
      priority: pick(priorities),
      fewEarlyMornings: random() < 0.3,
      noLateArrivals: random() < 0.3,
      pace: pick(paces),
    },
    party: {
      adults: 1 + below(3),
      children: below(3),
      ...(random() < 0.4 ? { vehicle: 'car' as const } : {}),
    },
  };
}

/** Lists what is wrong with the way of a leg from one place to another, by the feed's own rows. */
function faultsOf(journey: Journey, date: string, target: string, request: PlanRequest): string[] {
  const { boats } = boatsAround(feed, date);
  const faults: string[] = [];
  const visited = [stationOf.get(journey.legs[0]?.from ?? '')];
  let ready = Math.max(request.notBefore ?? 0, midnightOf(request.firstDay) + 300);
  let here = journey.legs[0]?.from;
  for (const leg of journey.legs) {
    if (leg.from !== here) faults.push(`leaves ${leg.from} from ${here}`);
    if (leg.kind === 'sea') {
      if (leg.departure < ready) faults.push('leaves before it can be boarded');
      const isSailing = boats.some(
        ({ trip, calls }) =>
          trip.id === leg.tripId &&
          (!request.party.vehicle || trip.takesVehicles) &&
          calls.some(
            (from, index) =>
              from.boards &&
              from.portId === leg.from &&
              from.departure === leg.departure &&
              calls
                .slice(index + 1)
                .some((to) => to.alights && to.portId === leg.to && to.arrival === leg.arrival),
          ),
      );
      if (!isSailing) faults.push(`no sailing ${leg.tripId}`);
    }
    ready = leg.arrival;
    here = leg.to;
    const place = stationOf.get(leg.to);
    if (place !== visited.at(-1)) visited.push(place);
  }
  if (visited.at(-1) !== target) faults.push(`ends in ${visited.at(-1)}`);
  if (new Set(visited).size < visited.length) faults.push(`comes back: ${visited.join(' ')}`);
  return faults;
}

test('plans on the shipped timetable use real boats, none of them gone, and no leg comes back', () => {
  const wrong: unknown[] = [];
  let planned = 0;
  for (let seed = 0; seed < plans; seed += 1) {
    const request = randomRequest(seed);
    const outcome = solve(timetable, request, { now: () => 0 });
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    if (outcome.kind !== 'plan') continue;
    planned += 1;
    let reached = Number.NEGATIVE_INFINITY;
    for (const { journey, date, to } of outcome.plan.legs) {
      if (!journey) continue;
      const target = to === 'end' ? (request.end.place ?? '') : to;
      const faults = faultsOf(journey, date, target, request);
      if (journey.departure < reached) faults.push('leaves before the leg before it arrives');
      reached = journey.arrival;
      if (faults.length > 0) wrong.push({ seed, date, to, faults });
    }
  }
  expect(wrong).toEqual([]);
  expect(planned).toBeGreaterThan(plans / 4);
}, 3_600_000);
