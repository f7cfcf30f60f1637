import type { FerryFeed } from '../types.ts';
import { type ConnectionSource, connectionSource } from './connection-source.ts';
import { compileFares, type FareTable } from './fare-table.ts';
import { compilePorts, type PortTable } from './port-table.ts';
import { type ServiceClock, serviceClock } from './service-clock.ts';
import { compileTrips, type TripTable } from './trip-table.ts';

/**
 * Feed compiled for searching. Ports, trips, lines and services are numbered by their order in the
 * feed. Data of single days is computed on first use and cached, so a timetable should live as long
 * as its feed.
 */
export interface Timetable extends ConnectionSource {
  readonly feed: FerryFeed;
  readonly clock: ServiceClock;
  readonly ports: PortTable;
  readonly trips: TripTable;
  readonly fares: FareTable;
  /** Class of the fares; absent for ordinary fares. */
  readonly fareClass?: string;
  /** In a timetable with changes, the original timetable and the original number of each trip. */
  readonly scheduled?: { readonly timetable: Timetable; readonly tripOf: Int32Array };
}

/** Arrays of a timetable, which contain only numbers. */
export type TimetableArrays = Pick<Timetable, 'ports' | 'trips' | 'fares'>;

/**
 * Compiles a feed.
 *
 * @throws {Error} when the feed has a dangling reference, which no validated feed has @throws
 * {RangeError} when the runtime does not know the feed's time zone, or the times of a trip do not
 * increase
 */
export function compileTimetable(feed: FerryFeed): Timetable {
  const trips = compileTrips(feed);
  return timetableOver(feed, {
    ports: compilePorts(feed),
    trips,
    fares: compileFares(feed, trips),
  });
}

/** Creates a timetable from arrays that were compiled from the feed before. */
export function timetableOver(feed: FerryFeed, arrays: TimetableArrays): Timetable {
  const clock = serviceClock(feed.info.timezone);
  return { feed, clock, ...arrays, ...connectionSource(feed.services, arrays.trips, clock) };
}
