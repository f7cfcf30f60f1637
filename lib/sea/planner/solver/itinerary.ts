import type { IslandSlug } from '../../../foundation/ids/island-slugs.ts';
import { dateOf } from '../../../foundation/time/days.ts';
import { fareIndex, journeyOf } from '../../timetable/engine/journey.ts';
import type { SeaLeg } from '../../timetable/types.ts';
import { airportPorts } from '../problem/gateways.ts';
import { type Itinerary, type PlanLeg, type Stay, type Term, terms } from '../problem/plan.ts';
import type { DatedOrder } from './orders.ts';
import { earlyTimes } from './pricing.ts';
import type { Problem } from './problem.ts';

/** Computes stays, journeys and prices of a dated order. */
export function itineraryOf(problem: Problem, dated: DatedOrder): Itinerary {
  const { order, leave, arrive, cost } = dated;
  const sums = Object.fromEntries(terms.map((term) => [term, 0])) as Record<Term, number>;
  const stays = order.map((island, index): Stay => {
    const arrival = arrive[index] as number;
    const departure = leave[index + 1] as number;
    sums.nights += (problem.stayCosts[island] as Float64Array)[departure - arrival] as number;
    return {
      island: slugOf(problem, island),
      arrive: dateOf(problem.firstDay + arrival),
      leave: dateOf(problem.firstDay + departure),
      nights: departure - arrival,
    };
  });
  const slept = stays.reduce((sum, { nights }) => sum + nights, 0);
  const idle = (problem.flightDay ?? problem.days - 1) - slept;
  sums.idleDays = idle * problem.pricing.weights.idleDay;
  const legs = leave.map((day, index) =>
    legOf(
      problem,
      index === 0 ? problem.islands : (order[index - 1] as number),
      order[index] ?? problem.islands,
      day,
      arrive[index] as number,
      sums,
    ),
  );
  const sea = legs.flatMap(({ journey }) => journey ?? []);
  return {
    stays,
    legs,
    totals: {
      cents: legs.reduce<number | null>(
        (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
        0,
      ),
      seaMinutes: legs.reduce((sum, { seaMinutes }) => sum + seaMinutes, 0),
      nights: slept,
      boats: sea.reduce((sum, { transfers }) => sum + transfers + 1, 0),
      transfers: sea.reduce((sum, { transfers }) => sum + transfers, 0),
      earlyMornings: legs.filter(({ early }) => early).length,
      lateArrivals: legs.filter(({ late }) => late).length,
    },
    cost,
    terms: sums,
  };
}

export function slugOf({ request }: Problem, island: number): IslandSlug {
  return request.islands[island]?.island as IslandSlug;
}

function legOf(
  problem: Problem,
  from: number,
  to: number,
  day: number,
  arriveDay: number,
  sums: Record<Term, number>,
): PlanLeg {
  const { islands, request, pricing, timetable } = problem;
  const ends = {
    from: from === islands ? ('start' as const) : slugOf(problem, from),
    to: to === islands ? ('end' as const) : slugOf(problem, to),
    date: dateOf(problem.firstDay + day),
  };
  const locked = request.locks.some(
    (lock) => lock.from === ends.from && lock.to === ends.to && lock.date === ends.date,
  );
  const nothing = { cents: 0, seaMinutes: 0, roadMinutes: 0, early: false, late: false, locked };
  if (problem.legs.isByLand(from, to)) return { ...ends, ...nothing, journey: null };

  const way = problem.legs.wayOf(from, to, day, arriveDay - day);
  const rides = way ? problem.legs.ridesOf(way, day) : [];
  const journey = journeyOf(timetable, rides);
  if (!journey) throw new Error(`No journey behind the leg from ${ends.from} to ${ends.to}`);
  const { weights, partyFare, seaMinute, longest } = pricing;
  const fares = rides.map(
    (ride) => partyFare[fareIndex(timetable, ride.trip, ride.boardCall, ride.alightCall)] as number,
  );
  const sea = journey.legs.filter((leg): leg is SeaLeg => leg.kind === 'sea');
  const minutes = sea.map((leg) => leg.arrival - leg.departure);
  const seaMinutes = minutes.reduce((sum, value) => sum + value, 0);
  const waiting = journey.arrival - journey.departure - seaMinutes;
  const roadMinutes =
    (from === islands ? gatewayMinutes(problem, 'start', sea[0]?.from) : 0) +
    (to === islands ? gatewayMinutes(problem, 'end', sea.at(-1)?.to) : 0);
  const early = earlyTimes(clockMinutes(problem, journey.departure));
  const arrivalClock = clockMinutes(problem, journey.arrival);
  const late = arrivalClock >= 1320 || arrivalClock < 300;
  sums.fares += fares.reduce((sum, fare) => sum + (fare < 0 ? weights.unknownFare : fare), 0);
  rides.forEach(({ trip }, boat) => {
    sums.seaTime += (minutes[boat] as number) * (seaMinute[trip] as number);
  });
  sums.waiting += waiting * weights.waitMinute;
  sums.transfers += journey.transfers * weights.transfer;
  sums.road += roadMinutes * weights.roadMinute;
  sums.earlyMornings += early * weights.early;
  sums.lateArrivals += late ? weights.late : 0;
  for (const value of minutes) {
    if (value > longest) sums.longCrossings += (value - longest) * weights.longMinute;
  }
  return {
    ...ends,
    journey,
    cents: fares.includes(-1) ? null : fares.reduce((sum, fare) => sum + fare, 0),
    seaMinutes,
    roadMinutes,
    early: early > 0,
    late,
    locked,
  };
}

function gatewayMinutes({ request }: Problem, side: 'start' | 'end', port: string | undefined) {
  const { airport } = request[side];
  return airport ? (airportPorts[airport].find((road) => road.port === port)?.minutes ?? 0) : 0;
}

/** Minutes since midnight on the clock of the timetable. */
function clockMinutes({ timetable: { clock } }: Problem, instant: number): number {
  return instant - clock.origin(clock.dayAt(instant));
}
