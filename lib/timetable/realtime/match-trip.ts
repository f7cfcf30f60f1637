import { type Day, dayOf, isDate } from '../../time/days.ts';
import type { Instant } from '../../time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { TripDescriptor } from './messages.ts';

/** A trip of the timetable on a service day. */
export interface MatchedTrip {
  /** Index into the feed's trips. */
  readonly trip: number;
  readonly day: Day;
}

/** Numbers of the feed's trips by what a message may call them. */
export interface TripNames {
  readonly byId: ReadonlyMap<string, number>;
  /** Trips that the feed's own ones were joined to, as vessels sail them. */
  readonly byPart: ReadonlyMap<string, readonly number[]>;
  readonly byLine: ReadonlyMap<string, readonly number[]>;
  /** Whether a trip sails on a day. */
  sails(trip: number, day: Day): boolean;
}

export function tripNames(timetable: Timetable): TripNames {
  const { feed } = timetable;
  const byLine = new Map<string, number[]>();
  feed.trips.forEach(({ lineId }, index) => {
    const known = byLine.get(lineId);
    if (known) known.push(index);
    else byLine.set(lineId, [index]);
  });
  const byPart = new Map<string, number[]>();
  feed.trips.forEach(({ parts = [] }, index) => {
    for (const { tripId } of parts) byPart.set(tripId, [...(byPart.get(tripId) ?? []), index]);
  });
  const days = new Map<Day, ReadonlySet<number>>();
  return {
    byPart,
    byId: new Map(feed.trips.map(({ id }, index) => [id, index])),
    byLine,
    sails(trip, day) {
      const sailing = days.get(day) ?? new Set(timetable.tripsOn(day));
      days.set(day, sailing);
      return sailing.has(trip);
    },
  };
}

/**
 * The sailing a message speaks of; undefined where the timetable has none, or several that it may be.
 *
 * A trip that frequencies.txt repeats is named by its hour of departure beside its id, a trip without an id by
 * its line, day and hour. Without a day the sailing is the one nearest to the message among those of yesterday,
 * today and tomorrow.
 *
 * @param at when the message was made
 */
export function matchTrip(
  timetable: Timetable,
  names: TripNames,
  { tripId, routeId, startTime, startDate }: TripDescriptor,
  at: Instant,
): MatchedTrip | undefined {
  const minute = minuteOf(startTime);
  const day = startDate ? dayOfStart(startDate) : undefined;
  if (startDate && day === undefined) return undefined;
  if (!tripId) return byHour(timetable, names, routeId ?? '', minute, day);
  const repeated = minute === undefined ? undefined : names.byId.get(`${tripId}@${minute}`);
  const trips = [repeated ?? names.byId.get(tripId), ...(names.byPart.get(tripId) ?? [])];
  for (const trip of trips) {
    if (trip === undefined) continue;
    const found = day ?? nearestDay(timetable, names, trip, at);
    if (found !== undefined && names.sails(trip, found)) return { trip, day: found };
  }
  return undefined;
}

function byHour(
  timetable: Timetable,
  names: TripNames,
  lineId: string,
  minute: number | undefined,
  day: Day | undefined,
): MatchedTrip | undefined {
  if (minute === undefined || day === undefined) return undefined;
  const found = (names.byLine.get(lineId) ?? []).filter(
    (trip) => timetable.feed.trips[trip]?.calls[0]?.departure === minute && names.sails(trip, day),
  );
  return found.length === 1 ? { trip: found[0] as number, day } : undefined;
}

function nearestDay(
  timetable: Timetable,
  names: TripNames,
  trip: number,
  at: Instant,
): Day | undefined {
  const { clock, feed } = timetable;
  const calls = feed.trips[trip]?.calls ?? [];
  const [start, end] = [calls[0]?.departure ?? 0, calls.at(-1)?.arrival ?? 0];
  const today = clock.dayAt(at);
  const away = (day: Day) => {
    const time = at - clock.origin(day);
    return time < start ? start - time : Math.max(0, time - end);
  };
  return [today - 1, today, today + 1]
    .filter((day) => names.sails(trip, day))
    .sort((a, b) => away(a) - away(b))[0];
}

/** `20270807`; undefined for what is no day. */
export function dayOfStart(startDate: string): Day | undefined {
  const date = startDate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDate(date) ? dayOf(date) : undefined;
}

/** `7:25:00` as minutes of the service day; hours go beyond 24. */
function minuteOf(startTime: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(startTime?.trim() ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
