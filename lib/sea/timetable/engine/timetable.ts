import type { FerryFeed } from '../types.ts';
import { type ConnectionSource, connectionSource } from './connection-source.ts';
import { compileFares, type FareTable } from './fare-table.ts';
import { type ServiceClock, serviceClock } from './service-clock.ts';
import { compileTrips, indexById, type TripTable } from './trip-table.ts';

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

/** Ports by index with their transfer times. */
interface PortTable {
  readonly count: number;
  /** @throws {Error} when the feed has no such port */
  readonly indexOf: (portId: string) => number;
  /** Minutes between two boats in the same port. */
  readonly minTransfer: Int32Array;
  /**
   * Road transfers from port `p` have the indices `firstRoad[p]` up to but excluding `firstRoad[p +
   * 1]`. `roadMinutes` is the whole time from getting off to boarding: `minTransfer` is not added,
   * and roads are not chained.
   */
  readonly firstRoad: Int32Array;
  readonly roadTo: Int32Array;
  readonly roadMinutes: Int32Array;
}

function compilePorts(feed: FerryFeed): PortTable {
  const indexOf = indexById(feed.ports, 'port');
  const count = feed.ports.length;
  const firstRoad = new Int32Array(count + 1);
  const roadTo: number[] = [];
  const roadMinutes: number[] = [];
  feed.ports.forEach((port, index) => {
    for (const road of feed.transfers) {
      if (road.from !== port.id || road.to === port.id) continue;
      roadTo.push(indexOf(road.to));
      roadMinutes.push(road.minutes);
    }
    firstRoad[index + 1] = roadTo.length;
  });
  return {
    count,
    indexOf,
    minTransfer: Int32Array.from(feed.ports, (port) => port.minTransferMinutes),
    firstRoad,
    roadTo: Int32Array.from(roadTo),
    roadMinutes: Int32Array.from(roadMinutes),
  };
}
