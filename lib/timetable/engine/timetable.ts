import type { FerryFeed } from '../types.ts';
import { type ConnectionSource, connectionSource } from './connection-source.ts';
import { compileFares, type FareTable } from './fare-table.ts';
import { compilePorts, type PortTable } from './port-table.ts';
import { type ServiceClock, serviceClock } from './service-clock.ts';
import { compileTrips, type TripTable } from './trip-table.ts';

/**
 * A feed compiled for searching. Ports, trips, lines and services are numbered as they stand in the feed's
 * arrays. What depends on the day is made when first asked for and kept, so one timetable should live as
 * long as its feed.
 */
export interface Timetable extends ConnectionSource {
  readonly feed: FerryFeed;
  readonly clock: ServiceClock;
  readonly ports: PortTable;
  readonly trips: TripTable;
  readonly fares: FareTable;
  /** The class whose fares these are; absent for the ordinary ones. */
  readonly fareClass?: string;
  /** Of a timetable with changes: the one without, and the number there of each trip here. */
  readonly scheduled?: { readonly timetable: Timetable; readonly tripOf: Int32Array };
}

/** The arrays of a timetable: numbers only. */
export type TimetableArrays = Pick<Timetable, 'ports' | 'trips' | 'fares'>;

/**
 * @throws {Error} when the feed has a dangling reference, which no feed that was read has
 * @throws {RangeError} when the runtime does not know the feed's time zone, or a trip's times do not go forward
 */
export function compileTimetable(feed: FerryFeed): Timetable {
  const trips = compileTrips(feed);
  return timetableOver(feed, {
    ports: compilePorts(feed),
    trips,
    fares: compileFares(feed, trips),
  });
}

/** A timetable over arrays that were compiled from the feed before. */
export function timetableOver(feed: FerryFeed, arrays: TimetableArrays): Timetable {
  const clock = serviceClock(feed.info.timezone);
  return { feed, clock, ...arrays, ...connectionSource(feed.services, arrays.trips, clock) };
}
