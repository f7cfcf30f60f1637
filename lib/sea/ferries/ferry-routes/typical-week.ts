import { addDays, dayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { GtfsTrip, Journey } from '@/lib/sea/timetable/types';
import { type FareBook, fareBook, isSea } from '../search/offers';
import type { JourneysOfDay } from './journeys';
import type { RouteLeg, RouteSailing, RouteWeek } from './types';

const minutesPerDay = 1440;
/** A boat that leaves before this minute is the last of the day before. */
const endOfNight = 180;
/** Departures at equal intervals from which a boat is shown as going back and forth. */
const fewestRepeats = 5;

/** Departure as it counts for the last boat of a day: minutes, over 1440 after midnight. */
const lateness = (departure: number) =>
  departure < endOfNight ? departure + minutesPerDay : departure;

/** Sailings of the week of a Monday, those of several days joined. */
export function typicalWeek(
  timetable: Timetable,
  season: RouteWeek['season'],
  monday: IsoDate,
  journeys: JourneysOfDay,
): RouteWeek {
  const book = fareBook(timetable.feed);
  const byDay = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const midnight = timetable.clock.midnight(dayOf(date));
    return journeys(date).flatMap((journey) => sailingOf(journey, midnight, index, book));
  });
  const all = byDay.flat();
  const sailings = shuttlesOf(joined(all)).toSorted((a, b) => a.departure - b.departure);
  const lasts = lastsOf(all);
  return {
    season,
    sailings,
    boats: all.length,
    days: byDay.filter((own) => own.length > 0).length,
    firstBoat: all.length > 0 ? Math.min(...all.map(({ departure }) => departure)) : null,
    lastBoat: lasts.length > 0 ? [Math.min(...lasts), Math.max(...lasts)] : null,
  };
}

/** Latest departure of each day with one. */
function lastsOf(all: readonly RouteSailing[]): number[] {
  const lasts = new Map<number, number>();
  for (const { days, departure } of all) {
    const late = lateness(departure);
    const day = (days.indexOf(true) + (late > departure ? 6 : 0)) % 7;
    lasts.set(day, Math.max(lasts.get(day) ?? 0, late));
  }
  return [...lasts.values()];
}

function sailingOf(
  { departure, arrival, legs, cents }: Journey,
  midnight: number,
  weekday: number,
  book: FareBook,
): RouteSailing[] {
  const boats = legs.filter(isSea).flatMap((leg): RouteLeg[] => {
    const trip = book.trips.get(leg.tripId);
    return trip ? [legOf(leg, trip, midnight, book)] : [];
  });
  if (boats.length === 0) return [];
  const days = Array.from({ length: 7 }, (_, index) => index === weekday);
  return [
    { days, departure: departure - midnight, arrival: arrival - midnight, legs: boats, cents },
  ];
}

function legOf(
  leg: Extract<Journey['legs'][number], { kind: 'sea' }>,
  trip: GtfsTrip,
  midnight: number,
  book: FareBook,
): RouteLeg {
  const { tripId, lineId, from, to, calls } = leg;
  return {
    tripId,
    lineId,
    kind: trip.vesselKind,
    from,
    to,
    departure: leg.departure - midnight,
    arrival: leg.arrival - midnight,
    calls: calls.map(({ portId }) => portId),
    carCents: trip.takesVehicles ? book.vehicleFare('car', lineId, from, to) : null,
  };
}

const nameOf = (leg: RouteLeg) => [leg.lineId, leg.from, leg.to, leg.calls.join()].join('|');

/** Joins ways that are the same on several days. */
function joined(all: readonly RouteSailing[]): RouteSailing[] {
  const same = Map.groupBy(all, ({ departure, arrival, legs, cents }) =>
    [departure, arrival, cents, ...legs.map((leg) => `${nameOf(leg)}|${leg.departure}`)].join(' '),
  );
  return [...same.values()].flatMap((own) => {
    const [first] = own;
    const days = Array.from({ length: 7 }, (_, index) => own.some((one) => one.days[index]));
    return first ? [{ ...first, days }] : [];
  });
}

/** Replaces the departures of a boat that leaves at equal intervals by one row. */
function shuttlesOf(all: readonly RouteSailing[]): RouteSailing[] {
  const alike = Map.groupBy(all, ({ legs, days, departure, arrival, cents }) =>
    [legs.map(nameOf).join(' '), days.join(), arrival - departure, cents].join(' '),
  );
  return [...alike.values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => a.departure - b.departure);
    const [first, second] = sorted;
    const last = sorted.at(-1);
    if (!first || !second || !last || sorted.length < fewestRepeats) return own;
    const every = second.departure - first.departure;
    const isRegular = sorted.every(
      ({ departure }, index) => departure === first.departure + index * every,
    );
    return isRegular ? [{ ...first, repeats: { every, last: last.departure } }] : own;
  });
}
