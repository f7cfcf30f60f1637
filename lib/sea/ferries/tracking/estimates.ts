import { measure, pointAlong } from '../../../foundation/geo/along.ts';
import { dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { type TripUnderWay, tripsUnderWay } from '../../timetable/engine/trips-under-way.ts';
import { seaPath } from '../../timetable/sea-path.ts';
import type { GtfsTrip, LegCall, Line, Port } from '../../timetable/types.ts';
import { progress } from './progress.ts';
import type { TrackedVessel } from './types.ts';

export interface TrackingSource {
  readonly timetable: Timetable;
  readonly ports: ReadonlyMap<string, Port>;
  readonly lines: ReadonlyMap<string, Line>;
}

/**
 * Estimated positions of the boats at an instant (which may be fractional), from the timetable:
 * along their sea routes, slower near the ports. None of them is an observation.
 */
export function estimateVessels(source: TrackingSource, instant: number): TrackedVessel[] {
  return tripsUnderWay(source.timetable, instant).flatMap((underWay) => {
    // Of the timetable, not by its id: on this day it may sail at other hours.
    const trip = source.timetable.feed.trips[underWay.trip];
    const line = source.lines.get(underWay.lineId);
    return trip && line ? (vesselOf(source, underWay, trip, line, instant) ?? []) : [];
  });
}

function vesselOf(
  { timetable, ports }: TrackingSource,
  { segment, inPort, serviceDay }: TripUnderWay,
  trip: GtfsTrip,
  line: Line,
  instant: number,
): TrackedVessel | undefined {
  const origin = timetable.clock.origin(dayOf(serviceDay));
  const calls = trip.calls.map(
    ({ portId, arrival, departure }): LegCall => ({
      portId,
      arrival: origin + arrival,
      departure: origin + departure,
    }),
  );
  const [left, next] = [calls[segment], calls[segment + 1]];
  const from = left && ports.get(left.portId);
  const to = next && ports.get(next.portId);
  if (!left || !next || !from || !to) return undefined;
  const path = seaPath(timetable.feed, from, to, trip.shapeId);
  const share = inPort ? 0 : progress(left.departure, next.arrival, instant);
  const { position, heading } = pointAlong(measure(path), share);
  return {
    id: `${trip.id}@${serviceDay}`,
    tripId: trip.id,
    serviceDay,
    name: trip.vessel ?? null,
    kind: trip.vesselKind,
    lineId: line.id,
    operatorId: line.operatorId,
    calls,
    segment,
    inPort,
    path,
    position: inPort ? from.position : position,
    heading,
    source: 'estimate',
  };
}

/** A boat that leaves its first port, at the expected time where there is news of it. */
export interface Departure {
  /** The trip, with the calls it makes that day. */
  readonly trip: GtfsTrip;
  /**
   * Index in the timetable of the first call that day, where it is not the first one of the trip.
   */
  readonly firstCall?: number;
  readonly serviceDay: IsoDate;
  readonly departure: EpochMinutes;
}

/** Trips that departures are wanted of, and days in which they leave. */
export interface WantedDepartures {
  readonly days: number;
  readonly isWanted: (trip: GtfsTrip) => boolean;
}

/** All departures within a day. */
const everyBoat: WantedDepartures = { days: 1, isWanted: () => true };

/**
 * Next departures after an instant, within a day unless more is wanted. The map lists them while no
 * boat is at sea.
 */
export function nextDepartures(
  { timetable }: Pick<TrackingSource, 'timetable'>,
  instant: EpochMinutes,
  most: number,
  { days, isWanted }: WantedDepartures = everyBoat,
): Departure[] {
  const { clock } = timetable;
  const day = clock.dayAt(instant);
  const found: Departure[] = [];
  for (let serviceDay = day - 1; serviceDay <= day + days; serviceDay += 1) {
    const origin = clock.origin(serviceDay);
    for (const index of timetable.tripsOn(serviceDay)) {
      const trip = timetable.feed.trips[index];
      if (!trip || !isWanted(trip)) continue;
      // Nobody boards at a call that the boat skips that day.
      const first = trip.calls.findIndex(({ boards }) => boards);
      const last = trip.calls.findLastIndex(({ alights }) => alights);
      const isWhole = first === 0 && last === trip.calls.length - 1;
      const departure = origin + (trip.calls[first]?.departure ?? Number.NaN);
      if (first < last && departure >= instant && departure < instant + days * minutesPerDay) {
        found.push({
          trip: isWhole ? trip : { ...trip, calls: trip.calls.slice(first, last + 1) },
          ...(first > 0 ? { firstCall: first } : {}),
          serviceDay: clock.dateOf(serviceDay),
          departure,
        });
      }
    }
  }
  return found.sort((a, b) => a.departure - b.departure).slice(0, most);
}
