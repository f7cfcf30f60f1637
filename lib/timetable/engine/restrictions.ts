import type { Instant } from '../../time/types.ts';
import type { Vehicle, VesselKind } from '../types.ts';
import { vehicleCentsOf } from './fare-table.ts';
import { childCentsOf } from './tariffs.ts';
import type { Timetable } from './timetable.ts';

/** Limits of one party. They apply while a search runs, before journeys are compared. */
export interface Restrictions {
  /** Comes along: only boats that take vehicles are boarded, and its fare counts. */
  readonly vehicle?: Vehicle;
  /** Adults who pay beside the vehicle and the children; 1 unless told, and of no account without these. */
  readonly adults?: number;
  /** Children who pay as children do; 0 unless told. */
  readonly children?: number;
  /** Only vessels of these kinds. */
  readonly kinds?: readonly VesselKind[];
  /** Whether the first boat may leave at an instant. */
  readonly mayLeave?: (departure: Instant) => boolean;
  /** Longest time from getting off one boat to the departure of the next, minutes, roads included. */
  readonly maxWait?: number;
  /** Longest journey from first departure to last arrival, minutes. */
  readonly maxMinutes?: number;
  /** Highest fare of one adult over all boats; an unknown fare does not pass. */
  readonly maxCents?: number;
  /** Ports one does not change boats in: where a journey may begin and end, not lead through. */
  readonly noChangeIn?: readonly string[];
}

/** The same for the scans, by indices of the timetable. */
export interface ScanLimits {
  /** By trip, 1 where it may be boarded; absent where all may. */
  readonly usable?: Uint8Array | undefined;
  /** By port, 1 where nobody changes boats; absent where one may anywhere. */
  readonly noChange?: Uint8Array | undefined;
}

/** @throws {Error} when a port is not in the timetable */
export function scanLimits(timetable: Timetable, restrictions: Restrictions): ScanLimits {
  const { noChangeIn = [] } = restrictions;
  const { count, indexOf } = timetable.ports;
  const noChange = new Uint8Array(noChangeIn.length > 0 ? count : 0);
  for (const port of noChangeIn) noChange[indexOf(port)] = 1;
  return {
    usable: usableTrips(timetable, restrictions),
    noChange: noChangeIn.length > 0 ? noChange : undefined,
  };
}

const kept = new WeakMap<Timetable, Map<string, Uint8Array>>();

/** By trip, 1 where its kind is asked for and it takes the vehicle; undefined where neither matters. */
export function usableTrips(
  timetable: Timetable,
  { vehicle, kinds }: Pick<Restrictions, 'vehicle' | 'kinds'>,
): Uint8Array | undefined {
  if (!vehicle && !kinds) return undefined;
  const key = `${vehicle ? 'vehicle' : ''} ${kinds ? [...kinds].sort() : 'any'}`;
  const known = kept.get(timetable) ?? new Map<string, Uint8Array>();
  kept.set(timetable, known);
  const found =
    known.get(key) ??
    Uint8Array.from(timetable.feed.trips, (trip) => {
      const taken = !vehicle || trip.takesVehicles;
      return taken && (!kinds || kinds.includes(trip.vesselKind)) ? 1 : 0;
    });
  known.set(key, found);
  return found;
}

/** Price of one boat for a party, by index of the fare table: infinite where a part of it is unknown. */
export function partyFareOf(
  timetable: Timetable,
  { vehicle, adults = 1, children = 0 }: Restrictions,
): (index: number, adultCents: number) => number {
  if (!vehicle && children === 0) return (_, adultCents) => adultCents;
  const { feed, fares } = timetable;
  const vehicleCents = vehicle && vehicleCentsOf(feed, fares, vehicle);
  const childCents = childCentsOf(timetable);
  return (index, adultCents) => {
    const cents = vehicleCents ? (vehicleCents[index] as number) : 0;
    const child = children > 0 ? (childCents[index] as number) : 0;
    if (cents < 0 || child < 0) return Number.POSITIVE_INFINITY;
    return adultCents * adults + child * children + cents;
  };
}
