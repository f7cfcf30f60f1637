import { journeyOf } from '../../timetable/engine/journey.ts';
import { mayComeBack } from '../../timetable/engine/places.ts';
import { ridesOf } from './itinerary.ts';
import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

/**
 * Costs of legs are found without a look at where one has been, and so are a little too low where the cheapest way leads
 * back to a place. Looks at the legs of dated orders, and where one does, at the costs of all ways that do not; true
 * where there was any. An order that is best with too low costs, and on whose own legs none are, is the best.
 */
export function straighten(problem: Problem, orders: readonly DatedOrder[]): boolean {
  // All before any is changed: with other costs an order has other dates.
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
    const rides = ridesOf(
      problem,
      problem.scannedLeg(from, day, to, nights),
      day,
      target * 2 + nights,
    );
    const journey = journeyOf(timetable, rides);
    return journey && mayComeBack(timetable, portsOf(problem, from, to), journey.legs)
      ? [{ from, day }]
      : [];
  });
}

/** The ports in which a leg may begin and end. */
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
