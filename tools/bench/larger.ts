import type { FerryFeed } from '../../lib/sea/timetable/types.ts';

/** Minutes between a sailing and its copies. */
const step = 13;

/**
 * A feed with `times` as many sailings: each one again a little later, on the same line and for the
 * same fare.
 */
export function largerFeed(feed: FerryFeed, times: number): FerryFeed {
  const later = (minutes: number) =>
    feed.trips.map((trip) => ({
      ...trip,
      id: `${trip.id}+${minutes}`,
      calls: trip.calls.map((call) => ({
        ...call,
        arrival: call.arrival + minutes,
        departure: call.departure + minutes,
      })),
    }));
  const copies = Array.from({ length: times - 1 }, (_, copy) => later((copy + 1) * step));
  return { ...feed, trips: [...feed.trips, ...copies.flat()] };
}
