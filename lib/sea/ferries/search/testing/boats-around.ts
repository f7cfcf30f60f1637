import type { FerryFeed, GtfsTrip, PortCall } from '@/lib/sea/timetable/types';

/*
 * Calendar and clock of the tests, which share nothing with the engine: what sails around a date.
 */

/** Trip on one service day. */
export interface Boat {
  readonly trip: GtfsTrip;
  /** Times in minutes since 1970. */
  readonly calls: readonly PortCall[];
}

const clocks = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  minute: '2-digit',
});
/** Time on the clock in Athens, `07:25`. */
export const clockOf = (instant: number) => clocks.format(instant * 60_000);

/** Midnight of Athens is two or three hours before that of UTC. */
export function midnightOf(date: string): number {
  const utc = Date.parse(`${date}T00:00Z`) / 60_000;
  return [utc - 180, utc - 120].find((instant) => clockOf(instant) === '00:00') ?? Number.NaN;
}

/** Noon less twelve hours. */
function originOf(date: string): number {
  const utc = Date.parse(`${date}T12:00Z`) / 60_000;
  const noon = [utc - 180, utc - 120].find((instant) => clockOf(instant) === '12:00');
  return (noon ?? Number.NaN) - 720;
}

/** Date some days later, or earlier. */
export const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const boatsKnown = new WeakMap<FerryFeed, Map<string, ReturnType<typeof boatsFound>>>();

/**
 * Boats that begin within two days of a date, and their calls by port. Collected once for each feed
 * and date.
 */
export function boatsAround(feed: FerryFeed, date: string) {
  const ofFeed = boatsKnown.get(feed) ?? new Map<string, ReturnType<typeof boatsFound>>();
  boatsKnown.set(feed, ofFeed);
  const known = ofFeed.get(date) ?? boatsFound(feed, date);
  ofFeed.set(date, known);
  return known;
}

function boatsFound(feed: FerryFeed, date: string) {
  const services = new Map(feed.services.map((service) => [service.id, service]));
  const boats = [-2, -1, 0, 1, 2].flatMap((days) => {
    const on = shifted(date, days);
    const origin = originOf(on);
    const weekday = (new Date(`${on}T00:00Z`).getUTCDay() + 6) % 7;
    return feed.trips.flatMap((trip): Boat[] => {
      const service = services.get(trip.serviceId);
      if (!service || service.removed.has(on)) return [];
      const isRegular = on >= service.start && on <= service.end && service.weekdays[weekday];
      if (!isRegular && !service.added.has(on)) return [];
      const calls = trip.calls.map((call) => ({
        ...call,
        arrival: origin + call.arrival,
        departure: origin + call.departure,
      }));
      return [{ trip, calls }];
    });
  });
  const callsAt = Map.groupBy(
    boats.flatMap((boat) => boat.calls.map((call, index) => ({ boat, index, call }))),
    ({ call }) => call.portId,
  );
  return { boats, callsAt };
}
