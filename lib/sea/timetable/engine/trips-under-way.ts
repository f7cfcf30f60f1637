import { dateOf } from '../../../foundation/time/days.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { Timetable } from './timetable.ts';

/** Scheduled position of a boat. */
export interface TripUnderWay {
  /** Index into the timetable's trips, with the calls of that day. */
  readonly trip: number;
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  readonly lineId: string;
  /**
   * Index of a call in the trip. The boat is between this call and the next or, with `inPort`,
   * still at this call.
   */
  readonly segment: number;
  /** Elapsed share of the segment's time, 0 to 1; 0 in port. */
  readonly fraction: number;
  readonly inPort: boolean;
}

/**
 * Finds the boats between their first departure and last arrival, in the order of service days and
 * of the feed. Includes the minute of departure and excludes the minute of the last arrival.
 *
 * @param instant may be fractional
 */
export function tripsUnderWay(timetable: Timetable, instant: EpochMinutes): TripUnderWay[] {
  const { feed, trips, clock } = timetable;
  const day = clock.dayAt(instant);
  const found: TripUnderWay[] = [];
  for (let serviceDay = day - timetable.maxLag; serviceDay <= day + 1; serviceDay += 1) {
    const time = instant - clock.origin(serviceDay);
    for (const trip of timetable.tripsOn(serviceDay)) {
      const first = trips.firstCall[trip] as number;
      const last = (trips.firstCall[trip + 1] as number) - 1;
      if (time < (trips.callDeparture[first] as number)) continue;
      if (time >= (trips.callArrival[last] as number)) continue;
      let call = first;
      while (time >= (trips.callArrival[call + 1] as number)) call += 1;
      const left = trips.callDeparture[call] as number;
      const inPort = time < left;
      const arrives = trips.callArrival[call + 1] as number;
      found.push({
        trip,
        tripId: feed.trips[trip]?.id ?? '',
        serviceDay: dateOf(serviceDay),
        lineId: feed.trips[trip]?.lineId ?? '',
        segment: call - first,
        fraction: inPort ? 0 : (time - left) / (arrives - left),
        inPort,
      });
    }
  }
  return found;
}
