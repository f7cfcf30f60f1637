import { athensDate } from '@/lib/foundation/time/athens';
import { type Day, dateOf } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import type { TripSailing } from '@/lib/trips/saved-trips/types';

type Source = Pick<FerryNetwork, 'timetable' | 'ports' | 'lines' | 'operators' | 'info'>;

/** Sailing of the timetable in service, without realtime, between two of its calls. */
export interface Ride {
  readonly trip: GtfsTrip;
  readonly serviceDay: IsoDate;
  readonly origin: EpochMinutes;
  /** Indexes of the calls at which one boards and lands. */
  readonly from: number;
  readonly to: number;
  readonly departs: EpochMinutes;
  readonly arrives: EpochMinutes;
}

/**
 * A stored boat in the timetable in service. `unknown`: the timetable does not reach to its day, does
 * not have its ports, or is the shipped pattern, which says nothing about a boat of a real timetable.
 */
export type BoatNow =
  | { readonly state: 'same' | 'moved' | 'port'; readonly ride: Ride }
  | { readonly state: 'gone' | 'unknown' };

/** Minutes within which a boat is looked for: most for one trip of the timetable, and for one ship. */
export const sameVessel = 12 * 60;
/** The same for a company that names no ship, whose next boat of the day may be another one. */
const sameCompany = 90;
/** Days around a boat whose boats show which of them sail beside each other. */
const nearDays = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7] as const;
const minutesPerDay = 24 * 60;
/** Changes below these, minutes, are left to the ticket. */
const leastMoved = { departure: 5, arrival: 30 };
/** A trip begins at most so many days before one of its calls. */
const mostLag = 2;

/**
 * Finds a stored boat in the timetable in service: by its trip, else by ports, time, ship and company. Another sailing
 * of its ship or company is the same boat, moved, only if the two could not stand in one timetable side by side:
 * the ship cannot make both, and on no day around do both sail.
 */
export function boatNow(network: Source, boat: TripSailing): BoatNow {
  const { info, ports } = network;
  const departs = epochMinutesOf(boat.departsAt);
  const date = athensDate(departs);
  const [from, to] = [ports.get(boat.fromPort), ports.get(boat.toPort)];
  const isKnown = boat.isTypical || !info.isTypical;
  if (!isKnown || !from || !to || date < info.start || date > info.end) return { state: 'unknown' };
  const ridesAt = (at: EpochMinutes) =>
    ridesOn(network, at, from.stationId).flatMap((boarding) =>
      rideTo(network, boarding, to.stationId),
    );
  const rides = ridesAt(departs);
  const isExact = (ride: Ride) => ride.departs === departs && portOf(ride, 'from') === from.id;
  const same =
    rides.find((ride) => isExact(ride) && ride.trip.id === boat.sailing) ??
    rides.find((ride) => isExact(ride) && isOfCompany(network, ride, boat));
  const isMovedTo = (ride: Ride) =>
    ride.trip.id === boat.sailing ||
    !nearDays.some((days) => {
      const shift = days * minutesPerDay;
      const all = ridesAt(departs + shift).filter((one) => likeness(network, one, boat) >= 0);
      const sails = (at: EpochMinutes, port: string | undefined) =>
        all.some((one) => one.departs === at + shift && portOf(one, 'from') === port);
      return sails(departs, from.id) && sails(ride.departs, portOf(ride, 'from'));
    });
  const found = same ?? nearest(rides, departs, (ride) => likeness(network, ride, boat), isMovedTo);
  if (!found) return { state: 'gone' };
  if (portOf(found, 'from') !== from.id) return { state: 'port', ride: found };
  const isMoved =
    Math.abs(found.departs - departs) >= leastMoved.departure ||
    Math.abs(found.arrives - epochMinutesOf(boat.arrivesAt)) >= leastMoved.arrival;
  return { state: isMoved ? 'moved' : 'same', ride: found };
}

const portOf = ({ trip, from, to }: Ride, end: 'from' | 'to') =>
  trip.calls[end === 'from' ? from : to]?.portId;

/** Most minutes between the stored departure and this one for the two to be one boat; none if never. */
function likeness(network: Source, ride: Ride, boat: TripSailing): number {
  const { trip } = ride;
  if (trip.id === boat.sailing) return sameVessel;
  if (boat.vessel && trip.vessel) {
    return boat.vessel === trip.vessel ? Math.min(sameVessel, thereAndBack(ride, boat)) : -1;
  }
  return isOfCompany(network, ride, boat) ? sameCompany : -1;
}

/** Minutes after which a ship may leave on the same way once more. */
const thereAndBack = ({ departs, arrives }: Ride, { departsAt, arrivesAt }: TripSailing) =>
  2 * Math.min(arrives - departs, epochMinutesOf(arrivesAt) - epochMinutesOf(departsAt));

function isOfCompany(
  { lines, operators }: Pick<Source, 'lines' | 'operators'>,
  { trip }: Pick<Ride, 'trip'>,
  { operator, vessel }: TripSailing,
): boolean {
  if (vessel && vessel === trip.vessel) return true;
  const name = operators.get(lines.get(trip.lineId)?.operatorId ?? '')?.name.en;
  return name !== undefined && name === operator;
}

function nearest(
  rides: readonly Ride[],
  departs: EpochMinutes,
  within: (ride: Ride) => number,
  isWanted: (ride: Ride) => boolean,
): Ride | undefined {
  const distance = (ride: Ride) => Math.abs(ride.departs - departs);
  return rides
    .filter((ride) => distance(ride) <= within(ride))
    .sort((one, other) => distance(one) - distance(other))
    .find(isWanted);
}

interface Boarding extends Pick<Ride, 'trip' | 'serviceDay' | 'origin' | 'from' | 'departs'> {}

function rideTo({ ports }: Source, boarding: Boarding, station: string): Ride[] {
  const { trip, from, origin } = boarding;
  const to = trip.calls.findIndex(
    ({ portId, alights }, index) =>
      index > from && alights && ports.get(portId)?.stationId === station,
  );
  const arrival = trip.calls[to]?.arrival;
  return arrival === undefined ? [] : [{ ...boarding, to, arrives: origin + arrival }];
}

/** Departures by timetable, service day and place. */
const boardings = new WeakMap<Timetable, Map<Day, ReadonlyMap<string, readonly Boarding[]>>>();

/** Departures from a place whose service day is near an instant. */
function ridesOn(network: Source, at: EpochMinutes, station: string): readonly Boarding[] {
  const timetable = network.timetable.scheduled?.timetable ?? network.timetable;
  const known = boardings.get(timetable) ?? new Map<Day, ReadonlyMap<string, Boarding[]>>();
  boardings.set(timetable, known);
  const today = timetable.clock.dayAt(at);
  const found: Boarding[] = [];
  for (let day = today - mostLag; day <= today + 1; day += 1) {
    const byPlace = known.get(day) ?? boardingsOn(timetable, network.ports, day);
    known.set(day, byPlace);
    for (const one of byPlace.get(station) ?? []) {
      if (Math.abs(one.departs - at) <= sameVessel) found.push(one);
    }
  }
  return found;
}

function boardingsOn(
  { clock, tripsOn, feed }: Timetable,
  ports: Source['ports'],
  day: Day,
): ReadonlyMap<string, readonly Boarding[]> {
  const origin = clock.origin(day);
  const serviceDay = dateOf(day);
  const all = [...tripsOn(day)].flatMap((index) => {
    const trip = feed.trips[index];
    return (trip?.calls ?? []).flatMap(({ boards, departure }, from) =>
      trip && boards ? [{ trip, serviceDay, origin, from, departs: origin + departure }] : [],
    );
  });
  return Map.groupBy(all, ({ trip, from }) => {
    const portId = trip.calls[from]?.portId ?? '';
    return ports.get(portId)?.stationId ?? portId;
  });
}
