import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import {
  fareBooks,
  isBetter,
  type WayValues,
  waysOfTwoDays,
} from '@/lib/sea/ferries/search/testing/all-ways';
import { clockOf, midnightOf } from '@/lib/sea/ferries/search/testing/boats-around';
import { journeyFaults } from '@/lib/sea/ferries/search/testing/journey-faults';
import { type PlanRequest, paces, priorities } from '@/lib/sea/planner/problem/request';
import { longestCrossing } from '@/lib/sea/planner/solver/pricing';
import { solve } from '@/lib/sea/planner/solver/solve';
import { randomFrom } from '@/lib/sea/planner/solver/testing/random-plan';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { Journey } from '@/lib/sea/timetable/types';

const { feed, timetable } = ferryNetwork();
const stationOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
const islands = islandSlugs.filter((id) => feed.stations.some((station) => station.id === id));
/** 2,000 take some minutes. */
const plans = Number(process.env.RANDOM_PLANS ?? 200);
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
    // Some windows are longer than the nights: then some nights are left for the gateways.
    lastDay: addDays(firstDay, chosen.length * (2 + below(3))),
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

/** Lists what is wrong with the way of a leg from one place to another, by the rows of the feed. */
function faultsOf(journey: Journey, date: string, target: string, request: PlanRequest): string[] {
  const end = stationOf.get(journey.legs.at(-1)?.to ?? '');
  return [
    ...journeyFaults(journey, {
      feed,
      date,
      withVehicle: request.party.vehicle !== undefined,
      notBefore: Math.max(request.notBefore ?? 0, midnightOf(request.firstDay) + 300),
      placeOf: (port) => stationOf.get(port),
    }),
    ...(end === target ? [] : [`ends in ${end}`]),
  ];
}

const fareOf = fareBooks(feed);
const portsOf = new Map(feed.stations.map(({ id, portIds }) => [id, portIds]));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const none = Number.POSITIVE_INFINITY;

/**
 * Ways between the places of a leg that start on the day of its boat and beat it: no earlier off, no
 * later there, no more changes, minutes on board or money, and better in one of them. A way that breaks a
 * wish of the party more than the leg does not beat it.
 */
function betterWays(journey: Journey, { party, wishes }: PlanRequest) {
  const { adults, children, vehicle } = party;
  const ends = [journey.legs[0]?.from, journey.legs.at(-1)?.to];
  const [from = [], to = []] = ends.map((port) => portsOf.get(stationOf.get(port ?? '') ?? ''));
  // Nearly all children pay half.
  const passengers = adults + children / 2;
  const ways = waysOfTwoDays(feed, fareOf, [from, to, athensDate(journey.departure)], {
    passengers,
    withCar: vehicle !== undefined,
    mayBoard: ({ takesVehicles }) => vehicle === undefined || takesVehicles,
    mayLeaveAt: () => true,
    mayChangeIn: () => true,
    longestWait: 840,
    longestWay: none,
    highestFare: none,
    mostBoats: 4,
  });
  const boats = journey.legs.flatMap((leg) => (leg.kind === 'sea' ? [leg] : []));
  const cents = journey.cents ?? none;
  const cars = boats.map((leg) => {
    const { lineId = '' } = feed.trips.find(({ id }) => id === leg.tripId) ?? {};
    return vehicle ? fareOf(lineId, leg.from, leg.to).car : 0;
  });
  const own: WayValues = {
    departure: journey.departure,
    arrival: journey.arrival,
    changes: journey.transfers,
    cents,
    seaMinutes: sum(boats.map((leg) => leg.arrival - leg.departure)),
    partyCents: cents * passengers + sum(cars),
    boatMinutes: boats.map((leg) => leg.arrival - leg.departure),
  };
  const isEarly = ({ departure }: WayValues) =>
    clockOf(departure) >= '05' && clockOf(departure) < '08';
  const overPace = ({ boatMinutes }: WayValues) =>
    sum(boatMinutes.map((minutes) => Math.max(0, minutes - longestCrossing[wishes.pace])));
  const isLate = ({ arrival }: WayValues) => clockOf(arrival) >= '22' || clockOf(arrival) < '05';
  return ways.filter(
    (way) =>
      isBetter(way, own) &&
      way.seaMinutes <= own.seaMinutes &&
      overPace(way) <= overPace(own) &&
      !(wishes.noLateArrivals && isLate(way)) &&
      !(wishes.fewEarlyMornings && isEarly(way) && !isEarly(own)),
  );
}

test('plans on the shipped timetable use real boats that have not left, and no leg returns or is dominated', () => {
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
      const better = betterWays(journey, request);
      if (better.length > 0) faults.push(`beaten by ${JSON.stringify(better[0])}`);
      if (faults.length > 0) wrong.push({ seed, date, to, faults });
    }
  }
  expect(wrong).toEqual([]);
  expect(planned).toBeGreaterThan(plans / 4);
}, 3_600_000);
