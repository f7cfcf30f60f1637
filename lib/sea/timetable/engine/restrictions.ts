import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Vehicle, VesselKind } from '../types.ts';
import { vehicleCentsOf } from './fare-table.ts';
import { childCentsOf } from './tariffs.ts';
import type { Timetable } from './timetable.ts';

/** Restrictions of a party. Applied during a search, before journeys are compared. */
export interface Restrictions {
  /** Vehicle of the party. Only boats that take vehicles are boarded, and its fare counts. */
  readonly vehicle?: Vehicle;
  /**
   * Number of adults for the party's price, 1 by default. Unused without a vehicle and children.
   */
  readonly adults?: number;
  /** Number of children at child fares, 0 by default. */
  readonly children?: number;
  /** Only vessels of these kinds. */
  readonly kinds?: readonly VesselKind[];
  /** Returns true if the first boat may leave at the instant. */
  readonly mayLeave?: (departure: EpochMinutes) => boolean;
  /** Maximum minutes from getting off one boat to the departure of the next, including roads. */
  readonly maxWait?: number;
  /** Maximum minutes from the first departure to the last arrival. */
  readonly maxMinutes?: number;
  /** Maximum fare of one adult over all boats. Excludes journeys with an unknown fare. */
  readonly maxCents?: number;
  /** Ports where boats may not be changed. Journeys may still begin and end there. */
  readonly noChangeIn?: readonly string[];
}

/** Restrictions for the scans, by indices of the timetable. */
export interface ScanLimits {
  /** By trip: 1 if it may be boarded; absent if all may. */
  readonly usable?: Uint8Array | undefined;
  /** By port: 1 if boats may not be changed there; absent if they may anywhere. */
  readonly noChange?: Uint8Array | undefined;
}

/**
 * Converts restrictions to limits for the scans.
 *
 * @throws {Error} when a port is not in the timetable
 */
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

/** By trip: 1 if its kind is allowed and it takes the vehicle. Undefined if neither restricts. */
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

/**
 * Returns a function for the price of one boat for a party, by index of the fare table; infinite if
 * a part is unknown.
 */
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
