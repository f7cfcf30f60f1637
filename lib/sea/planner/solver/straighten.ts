import { journeyOf } from '../../timetable/engine/journey.ts';
import { mayComeBack } from '../../timetable/engine/places.ts';
import { ridesOf } from './itinerary.ts';
import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

/**
 * Replaces legs that return to a place. The costs of legs ignore the places visited before, so they
 * are a little too low where the cheapest way returns to one. Checks the legs of dated orders, and
 * recomputes those that return with ways that do not. Returns true if there were any. An order that
 * is the best at costs that are too low, and whose own legs are exact, is the best.
 */
export function straighten(problem: Problem, orders: readonly DatedOrder[]): boolean {
  // Collect the legs first: with other costs an order has other dates.
  const crooked = orders.flatMap((dated) => crookedLegs(problem, dated));
  return crooked.filter(({ from, day }) => problem.straighten(from, day)).length > 0;
}

function crookedLegs(problem: Problem, { order, leave, arrive }: DatedOrder) {
  const { islands, ends, timetable, locks } = problem;
  return leave.flatMap((day, stop) => {
    const from = order[stop - 1] ?? islands;
    const to = order[stop] ?? islands;
    const isLocked = locks.some((lock) => lock.boats && lock.from === from && lock.day === day);
    if (isLocked || ends.isByLand(from, to)) return [];
    const nights = (arrive[stop] as number) - day;
    const target = ends.targets[to] as number;
    const rides = ridesOf(problem, problem.scannedLeg(from, day), day, target * 2 + nights);
    const journey = journeyOf(timetable, rides);
    return journey && mayComeBack(timetable, portsOf(problem, from, to), journey.legs)
      ? [{ from, day }]
      : [];
  });
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
