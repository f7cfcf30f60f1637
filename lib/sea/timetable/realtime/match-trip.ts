import { type Day, dayOf, isDate } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { Direction, GtfsTrip } from '../types.ts';
import type { TripDescriptor } from './messages.ts';

/** Trip as messages name it: one of ours, or a part of a joined one. */
interface NamedTrip {
  /** Index into the feed's trips. */
  readonly trip: number;
  /** Index among the parts of a joined trip; 0 for any other trip. */
  readonly part: number;
}

/** Trip of the timetable on a service day. */
export interface MatchedTrip extends NamedTrip {
  readonly day: Day;
}

/** Indexes of the feed's trips for the names in messages. */
export interface TripNames {
  /** By the feed's ids of trips, including the parts of joined ones. */
  readonly byId: ReadonlyMap<string, readonly NamedTrip[]>;
  /** Departures that frequencies.txt generated from a trip, by its id. */
  readonly repeated: ReadonlyMap<string, readonly NamedTrip[]>;
  readonly byLine: ReadonlyMap<string, readonly NamedTrip[]>;
  /** True if a trip sails on a day. */
  sails(trip: number, day: Day): boolean;
}

/** Maximum number of days ahead to look for the next sailing. */
const mostDaysAhead = 7;

/** Part of a trip with its calls. A trip that is not joined is a single part. */
export function partOf({ id, lineId, direction, parts, calls }: GtfsTrip, part: number) {
  const whole = { tripId: id, lineId, direction, firstCall: 0 };
  const own = parts?.[part] ?? whole;
  const lastCall = parts?.[part + 1]?.firstCall ?? calls.length - 1;
  return { ...own, lastCall };
}

export function tripNames(timetable: Timetable): TripNames {
  const { feed } = timetable;
  const byId = new Map<string, NamedTrip[]>();
  const repeated = new Map<string, NamedTrip[]>();
  const byLine = new Map<string, NamedTrip[]>();
  const add = (to: Map<string, NamedTrip[]>, name: string, trip: NamedTrip) => {
    const known = to.get(name);
    if (known) known.push(trip);
    else to.set(name, [trip]);
  };
  feed.trips.forEach((trip, index) => {
    for (const part of (trip.parts ?? [trip]).keys()) {
      const { tripId, lineId } = partOf(trip, part);
      const named = { trip: index, part };
      add(byId, tripId, named);
      add(byLine, lineId, named);
      if (trip.repeats) add(repeated, trip.repeats, named);
    }
  });
  const days = new Map<Day, ReadonlySet<number>>();
  return {
    byId,
    repeated,
    byLine,
    sails(trip, day) {
      const sailing = days.get(day) ?? new Set(timetable.tripsOn(day));
      days.set(day, sailing);
      return sailing.has(trip);
    },
  };
}

/**
 * Finds the sailing that a message refers to. Undefined if the timetable has none or the reference
 * is ambiguous.
 *
 * Trips repeated by frequencies.txt are named by id and time of departure. Trips without an id are
 * named by line, day and time, and by direction if two leave at that time. Without a day the
 * sailing nearest to `at` among those of yesterday, today and tomorrow is meant. A cancellation
 * never refers to a past sailing: if today's is over, it refers to the next one.
 *
 * @param at time in the message, or else the time of the message
 */
export function matchTrip(
  timetable: Timetable,
  names: TripNames,
  trip: TripDescriptor,
  at: EpochMinutes,
  isCalledOff: boolean,
): MatchedTrip | undefined {
  const { tripId, startTime, startDate } = trip;
  const minute = minuteOf(startTime);
  const day = startDate ? dayOfStart(startDate) : undefined;
  if (startDate && day === undefined) return undefined;
  if (!tripId) {
    if (minute === undefined || day === undefined) return undefined;
    const found = tripsAtHour(timetable, names, trip).filter((one) => names.sails(one.trip, day));
    return found.length === 1 ? { ...(found[0] as NamedTrip), day } : undefined;
  }
  for (const named of byIdAndHour(names, tripId, minute)) {
    const found = day ?? dayMeant(timetable, names, named, at, isCalledOff);
    if (found !== undefined && names.sails(named.trip, found)) return { ...named, day: found };
  }
  return undefined;
}

/**
 * Returns all trips that a notice may refer to, on any day. Without a time a repeated trip stands
 * for each of its departures.
 */
export function matchingTrips(
  timetable: Timetable,
  names: TripNames,
  trip: TripDescriptor,
): readonly NamedTrip[] {
  const { tripId, startTime } = trip;
  if (!tripId) return tripsAtHour(timetable, names, trip);
  const found = byIdAndHour(names, tripId, minuteOf(startTime));
  return found.length > 0 ? found : (names.repeated.get(tripId) ?? []);
}

function byIdAndHour(
  { byId }: TripNames,
  tripId: string,
  minute: number | undefined,
): readonly NamedTrip[] {
  const repeated = minute === undefined ? undefined : byId.get(`${tripId}@${minute}`);
  return repeated ?? byId.get(tripId) ?? [];
}

/**
 * Trips of a line that leave at the given time and in the given direction, if the descriptor states
 * them.
 */
function tripsAtHour(
  { feed }: Timetable,
  { byLine }: TripNames,
  { routeId = '', startTime, directionId }: TripDescriptor,
): readonly NamedTrip[] {
  const minute = minuteOf(startTime);
  return (byLine.get(routeId) ?? []).filter(({ trip: index, part }) => {
    const trip = feed.trips[index];
    if (!trip) return false;
    const { firstCall, direction } = partOf(trip, part);
    const leaves = trip.calls[firstCall]?.departure;
    return (minute === undefined || leaves === minute) && isOfDirection(direction, directionId);
  });
}

/** True if the directions are equal or one of them is unknown. */
export const isOfDirection = (direction: Direction | undefined, wanted: number | undefined) =>
  direction === undefined || wanted === undefined || direction === wanted;

function dayMeant(
  { clock, feed }: Timetable,
  names: TripNames,
  { trip: index, part }: NamedTrip,
  at: EpochMinutes,
  isCalledOff: boolean,
): Day | undefined {
  const trip = feed.trips[index];
  if (!trip) return undefined;
  const { firstCall, lastCall } = partOf(trip, part);
  const start = trip.calls[firstCall]?.departure ?? 0;
  const end = trip.calls[lastCall]?.arrival ?? 0;
  const today = clock.dayAt(at);
  const away = (day: Day) => {
    const time = at - clock.origin(day);
    return time < start ? start - time : Math.max(0, time - end);
  };
  const sailing = (days: readonly Day[]) => days.filter((day) => names.sails(index, day));
  const around = sailing([today - 1, today, today + 1]);
  const [nearest] = around.toSorted((a, b) => away(a) - away(b));
  if (!isCalledOff || nearest === undefined) return nearest;
  const later = Array.from({ length: mostDaysAhead }, (_, index) => today + 1 + index);
  const isOver = (day: Day) => clock.origin(day) + end <= at;
  return [...around, ...sailing(later)].find((day) => !isOver(day)) ?? nearest;
}

/** Parses a date such as `20270807`; undefined if it is invalid. */
export function dayOfStart(startDate: string): Day | undefined {
  const date = startDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDate(date) ? dayOf(date) : undefined;
}

/** Parses a time such as `7:25:00` to minutes of the service day. Hours may exceed 24. */
function minuteOf(startTime: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(startTime?.trim() ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
