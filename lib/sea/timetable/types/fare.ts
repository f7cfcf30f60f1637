import type { AsOf } from '../../../foundation/time/as-of.ts';

/** Origins of a fare: printed by a company or a newspaper, or estimated by the feed's author. */
export const fareBases = ['published', 'estimate'] as const;

/** Origin of a fare, from our columns `basis` and `as_of`. */
export interface FareOrigin {
  readonly basis: (typeof fareBases)[number];
  /** Date of a printed fare, or the period of an estimate. */
  readonly asOf: AsOf;
}

/** GTFS fare rule with its price in cents for one adult on deck or in economy. */
export interface Fare {
  readonly lineId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  /** Absent in feeds that do not say: their fares are the publisher's. */
  readonly origin?: FareOrigin;
}

/**
 * Fares other than the ordinary one, if the feed has them (Fares V2): for children, and for adults
 * and children in a fare class.
 */
export interface Tariff {
  readonly rider: 'adult' | 'child';
  /** Name of the class in the feed; blank for the cheapest, which is the ordinary adult fare. */
  readonly fareClass: string;
  readonly fares: readonly Fare[];
}

/**
 * Fare in cents of a vehicle between two ports of a line, from our extension `vehicle_fares.txt`.
 */
export interface VehicleFare extends Fare {
  readonly vehicle: Vehicle;
}

export const vehicles = ['car', 'motorcycle'] as const;
export type Vehicle = (typeof vehicles)[number];
