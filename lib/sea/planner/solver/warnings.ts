import { dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import { firstArrival } from '../../timetable/engine/best-journey.ts';
import type { ServiceClock } from '../../timetable/engine/service-clock.ts';
import type { Journey } from '../../timetable/types.ts';
import type { Itinerary, PlanWarning } from '../problem/plan.ts';
import type { Problem } from './problem.ts';
import { dayOfArriving, dayOfLeaving, leavesSince } from './window.ts';

/** Minutes beyond those that a change needs, below which a late boat can break it. */
const spareMinutes = 30;
/** Minutes by which somebody who misses a boat may arrive later without a warning: as late as boats often are. */
const tolerableMinutes = 120;
/** Minutes in which a boat in place of a missed one is looked for. */
const lookAheadMinutes = 3 * minutesPerDay;

/** Returns the warnings a traveller should know before relying on the plan. */
export function warningsOf(problem: Problem, itinerary: Itinerary): PlanWarning[] {
  const { clock, feed } = problem.timetable;
  const warnings: PlanWarning[] = [];
  itinerary.legs.forEach(({ journey, cents }, leg) => {
    if (cents === null) warnings.push({ code: 'unknown-fare', leg });
    if (!journey) return;
    warnings.push(...nightWarnings(clock, journey, leg));
    const boats = journey.legs.filter(({ kind }) => kind === 'sea');
    boats.slice(1).forEach((boat, index) => {
      const before = boats[index];
      if (!before) return;
      const wait = boat.departure - before.arrival;
      const road = feed.transfers.filter(({ from, to }) => from === before.to && to === boat.from);
      const asked =
        before.to === boat.from
          ? (feed.ports.find(({ id }) => id === boat.from)?.minTransferMinutes ?? 0)
          : Math.min(...road.map(({ minutes }) => minutes));
      if (wait - asked >= spareMinutes) return;
      const nextArrival = arrivalAfterMissing(problem, boat, journey);
      const isLast = leg === itinerary.legs.length - 1;
      const missesFlight = isLast && nextArrival > (problem.endBy ?? Infinity);
      if (nextArrival - journey.arrival < tolerableMinutes && !missesFlight) return;
      warnings.push({
        code: 'tight-connection',
        leg,
        port: boat.from,
        minutes: wait,
        ...(nextArrival < Infinity ? { nextArrival } : {}),
      });
    });
  });
  const last = lastBoat(problem, itinerary);
  if (last) warnings.push(last);
  const unused = unusedDays(problem, itinerary);
  if (unused.before + unused.after > 0) warnings.push({ code: 'unused-days', ...unused });
  return warnings;
}

/** Earliest arrival at the end of a leg for somebody who misses one of its boats; infinite if there is none. */
function arrivalAfterMissing(
  { timetable, request }: Problem,
  { from, departure }: Journey['legs'][number],
  journey: Journey,
): EpochMinutes {
  const { vehicle } = request.party;
  const { kinds } = request.restrictions ?? {};
  const end = journey.legs.at(-1)?.to ?? '';
  const until = departure + lookAheadMinutes;
  const next = firstArrival(timetable, {
    from: [from],
    to: timetable.feed.stations.find(({ portIds }) => portIds.includes(end))?.portIds ?? [end],
    window: [departure + 1, until],
    latestArrival: until,
    maxTransfers: 3,
    restrictions: { ...(vehicle ? { vehicle } : {}), ...(kinds ? { kinds } : {}) },
  });
  return next?.arrival ?? Infinity;
}

function nightWarnings(clock: ServiceClock, journey: Journey, leg: number): PlanWarning[] {
  const { departure, arrival } = journey;
  const leaves = dayOfLeaving(clock, departure);
  const arrives = clock.dayAt(arrival);
  const isAtNight = leaves < clock.dayAt(departure);
  // A boat that arrives at 00:40 costs no night.
  const isNightGone = dayOfArriving(clock, arrival) > leaves;
  const isInDark = arrival < leavesSince(clock, arrives);
  return [
    ...(isAtNight ? [{ code: 'leaves-at-night', leg } as const] : []),
    ...(!isAtNight && isNightGone ? [{ code: 'overnight', leg } as const] : []),
    ...(isNightGone && isInDark ? [{ code: 'night-lost', leg } as const] : []),
  ];
}

/**
 * Warns if no later way from the last island catches the flight. Checks every day up to the flight.
 */
function lastBoat(problem: Problem, itinerary: Itinerary): PlanWarning | undefined {
  const leg = itinerary.legs.length - 1;
  const { journey } = itinerary.legs[leg] ?? {};
  const island = itinerary.stays.at(-1)?.island;
  if (!journey || problem.endBy === undefined || problem.flightDay === undefined) return undefined;
  const from = problem.request.islands.findIndex((wish) => wish.island === island);
  const day = dayOfLeaving(problem.timetable.clock, journey.departure) - problem.firstDay;
  for (let later = day; later <= problem.flightDay; later += 1) {
    if (problem.legs.reachesEnd(from, later, journey.departure + 1)) return undefined;
  }
  return { code: 'last-boat-before-flight', leg, departure: journey.departure };
}

function unusedDays(problem: Problem, { stays, legs }: Itinerary) {
  const { clock } = problem.timetable;
  const end = legs.at(-1)?.journey;
  const arrived = end ? dayOfArriving(clock, end.arrival) : dayOf(stays.at(-1)?.leave ?? '');
  return {
    before: dayOf(legs[0]?.date ?? '') - problem.firstDay,
    after: dayOf(problem.request.lastDay) - arrived,
  };
}
