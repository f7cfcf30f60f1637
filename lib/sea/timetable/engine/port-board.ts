import { type Day, dateOf, dayOf } from '../../../foundation/time/days.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { Timetable } from './timetable.ts';

/** Call of a boat on the board of a port. */
export interface BoardEntry {
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  readonly lineId: string;
  /** Index of the call within the trip. */
  readonly callIndex: number;
  /** Departure or arrival. */
  readonly instant: EpochMinutes;
  /**
   * For a departure the ports ahead where one may get off, for an arrival the previous ports where
   * one could board, in the order of the trip.
   */
  readonly portIds: readonly string[];
}

/** Departures and arrivals of a port on a calendar day, by time. */
export interface PortBoard {
  readonly departures: readonly BoardEntry[];
  readonly arrivals: readonly BoardEntry[];
}

/**
 * Returns the board of a port on a day.
 *
 * @throws {Error} when the port is not in the timetable
 */
export function directSailings(timetable: Timetable, portId: string, date: IsoDate): PortBoard {
  const { trips, ports, clock } = timetable;
  const port = ports.indexOf(portId);
  const day = dayOf(date);
  const start = clock.midnight(day);
  const end = clock.midnight(day + 1);
  const departures: BoardEntry[] = [];
  const arrivals: BoardEntry[] = [];
  for (let serviceDay = day - timetable.maxLag; serviceDay <= day + 1; serviceDay += 1) {
    const origin = clock.origin(serviceDay);
    for (const trip of timetable.tripsOn(serviceDay)) {
      const first = trips.firstCall[trip] as number;
      const last = (trips.firstCall[trip + 1] as number) - 1;
      for (let call = first; call <= last; call += 1) {
        if (trips.callPort[call] !== port) continue;
        const leaves = origin + (trips.callDeparture[call] as number);
        if (call < last && trips.callBoards[call] === 1 && leaves >= start && leaves < end) {
          const ahead = callPorts(timetable, trips.callAlights, call + 1, last);
          if (ahead.length > 0)
            departures.push(entryOf(timetable, trip, serviceDay, call, leaves, ahead));
        }
        const arrives = origin + (trips.callArrival[call] as number);
        if (call > first && trips.callAlights[call] === 1 && arrives >= start && arrives < end) {
          const behind = callPorts(timetable, trips.callBoards, first, call - 1);
          if (behind.length > 0)
            arrivals.push(entryOf(timetable, trip, serviceDay, call, arrives, behind));
        }
      }
    }
  }
  const byInstant = (a: BoardEntry, b: BoardEntry) => a.instant - b.instant;
  return { departures: departures.sort(byInstant), arrivals: arrivals.sort(byInstant) };
}

function callPorts(
  { feed, trips }: Timetable,
  allowed: Uint8Array,
  first: number,
  last: number,
): string[] {
  const portIds: string[] = [];
  for (let call = first; call <= last; call += 1) {
    if (allowed[call] === 1) portIds.push(feed.ports[trips.callPort[call] as number]?.id ?? '');
  }
  return portIds;
}

function entryOf(
  { feed, trips }: Timetable,
  trip: number,
  serviceDay: Day,
  call: number,
  instant: EpochMinutes,
  portIds: readonly string[],
): BoardEntry {
  return {
    tripId: feed.trips[trip]?.id ?? '',
    serviceDay: dateOf(serviceDay),
    lineId: feed.trips[trip]?.lineId ?? '',
    callIndex: call - (trips.firstCall[trip] as number),
    instant,
    portIds,
  };
}
