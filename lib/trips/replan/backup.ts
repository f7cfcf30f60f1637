import { athensDate } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { leavingDay } from '@/lib/foundation/time/nights';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { type AirportCode, airportPorts } from '@/lib/sea/planner/problem/gateways';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { boatsBetween } from '@/lib/trips/saved-trips/boats';
import type { SharedTrip, TripLeg } from '@/lib/trips/saved-trips/types';
import { arrivalOf, departureOf, isLastOfDay, type Sailings } from './boats-of-day';
import { endsByFlight } from './moves';

/** Margin of the way to an airport on the day of a flight. */
export interface FlightMargin {
  /** Arrival at the airport, by road from the port. */
  readonly atAirport: EpochMinutes;
  /** True if no later boat of the day reaches it. */
  readonly isLastBoat: boolean;
}

/** Boats to fall back on, for one leg of a trip. */
export interface Backup {
  /** Next boats of the day, else the first of the next one; undefined without either. */
  readonly sailings?: Sailings;
  readonly isNextDay: boolean;
  readonly flight?: FlightMargin;
}

type Planned = Pick<
  SharedTrip,
  'legs' | 'stops' | 'endGateway' | 'adults' | 'children' | 'vehicle'
>;

/** Boats to fall back on, by position, for the legs whose days the timetable has. */
export function backupsOf(trip: Planned, network: FerryNetwork): ReadonlyMap<number, Backup> {
  return new Map(
    trip.legs.flatMap((leg) => {
      const backup = backupOf(trip, leg, network);
      return backup ? [[leg.position, backup] as const] : [];
    }),
  );
}

function backupOf(trip: Planned, leg: TripLeg, network: FerryNetwork): Backup | undefined {
  const { sailings, position } = leg;
  const placeOf = (port = '') => network.ports.get(port)?.stationId;
  const [from, last] = [placeOf(sailings[0]?.fromPort), placeOf(sailings.at(-1)?.toPort)];
  const isToFlight = position === trip.stops.length && endsByFlight(trip);
  const to = isToFlight ? trip.endGateway : last;
  const departs = departureOf(sailings);
  const date = leavingDay(departs);
  const { start, end } = network.info;
  if (!from || !to || date < start || date > end) return undefined;
  const onDay = (day: string) =>
    boatsBetween(network, from, to, day, trip).map((option) => option.sailings);
  const today = onDay(date);
  const later = today.find((boats) => departureOf(boats) > departs && !shares(boats, sailings));
  const next = later ?? onDay(addDays(date, 1)).find((boats) => !shares(boats, sailings));
  return {
    ...(next ? { sailings: next } : {}),
    isNextDay: later === undefined,
    ...(isToFlight && to
      ? {
          flight: {
            atAirport: arrivalOf(sailings) + roadMinutes(to, sailings),
            isLastBoat: isLastOfDay(
              today,
              departs,
              athensDate(epochMinutesOf(sailings.at(-1)?.arrivesAt ?? '')),
            ),
          },
        }
      : {}),
  };
}

/** True if two journeys have a boat in common, which would fail both. */
const shares = (one: Sailings, other: Sailings) =>
  one.some(({ sailing, departsAt }) =>
    other.some((boat) => boat.sailing === sailing && boat.departsAt === departsAt),
  );

const roadMinutes = (airport: string, sailings: Sailings): number =>
  airportPorts[airport as AirportCode].find(({ port }) => port === sailings.at(-1)?.toPort)
    ?.minutes ?? 0;
