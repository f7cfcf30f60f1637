import { journeyOf } from '../../timetable/engine/journey.ts';
import { mayComeBack } from '../../timetable/engine/places.ts';
import { ridesOf } from './itinerary.ts';
import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

/**
 * Repairs the legs of dated orders that no traveller would take: replaces those that return to a place
 * by ways that do not, and drops those that only pass the time (see {@link wastesNight}). Returns
 * true if there were any. Legs cost a little too little before that, so an order that is the best at
 * these costs, and whose own legs need no repair, is the best.
 */
export function repairLegs(problem: Problem, orders: readonly DatedOrder[]): boolean {
  // Collect the legs first: with other costs an order has other dates.
  const legs = orders.flatMap((dated) => legsOf(problem, dated));
  const crooked = legs.filter((leg) => comesBack(problem, leg));
  const idle = legs.filter((leg) => wastesNight(problem, leg));
  const replaced = [...crooked, ...idle.flatMap(bothDays)].filter(({ from, day }) =>
    problem.straighten(from, day),
  );
  // A way that returns to a place is no reason to drop another one.
  if (replaced.length === 0) for (const leg of idle) problem.dropNight(leg.from, leg.to, leg.day);
  return replaced.length + idle.length > 0;
}

/** Leg by sea on boats that no lock sets. */
interface FreeLeg {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly nights: number;
}

function legsOf({ islands, ends, locks }: Problem, { order, leave, arrive }: DatedOrder) {
  return leave.flatMap((day, stop): FreeLeg[] => {
    const from = order[stop - 1] ?? islands;
    const to = order[stop] ?? islands;
    const isLocked = locks.some((lock) => lock.boats && lock.from === from && lock.day === day);
    if (isLocked || ends.isByLand(from, to)) return [];
    return [{ from, to, day, nights: (arrive[stop] as number) - day }];
  });
}

function comesBack(problem: Problem, { from, to, day, nights }: FreeLeg): boolean {
  const { ends, timetable } = problem;
  const target = ends.targets[to] as number;
  const rides = ridesOf(problem, problem.scannedLeg(from, day), day, target * 2 + nights);
  const journey = journeyOf(timetable, rides);
  return journey !== undefined && mayComeBack(timetable, portsOf(problem, from, to), journey.legs);
}

/** Departures on the evening before a night, and on the morning after it. */
const bothDays = ({ from, day }: FreeLeg) => [
  { from, day },
  { from, day: day + 1 },
];

/**
 * True for a leg over night that costs no less than one that arrives on the evening before, or than
 * one that leaves the next morning. It serves only to reach the end of the tour on its last day.
 */
function wastesNight(problem: Problem, { from, to, day, nights }: FreeLeg): boolean {
  if (nights === 0) return false;
  const cost = (leavesOn: number, on: number) =>
    problem.legsFrom(from, leavesOn)[to * 2 + on] as number;
  return Math.min(cost(day, 0), cost(day + 1, 0)) <= cost(day, 1);
}

/** Ports in which a leg may begin and end. */
function portsOf(
  { timetable: { feed }, ends, islands, placeOf }: Problem,
  from: number,
  to: number,
) {
  const target = ends.targets[to] as number;
  const ids = (isOne: (port: number) => boolean) =>
    feed.ports.flatMap(({ id }, port) => (isOne(port) ? [id] : []));
  return {
    from: ids((port) => ((ends.startRoads[from] as Int32Array)[port] as number) >= 0),
    to: ids((port) =>
      to === islands ? (ends.endRoad[port] as number) >= 0 : placeOf[port] === target,
    ),
  };
}
