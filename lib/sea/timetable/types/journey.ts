import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';

/** Call of a boat on a leg. The first and last are where the traveller boards and gets off. */
export interface LegCall {
  readonly portId: string;
  readonly arrival: EpochMinutes;
  readonly departure: EpochMinutes;
}

/** Ride on one boat, from boarding to getting off. */
export interface SeaLeg {
  readonly kind: 'sea';
  readonly tripId: string;
  /** Service day of the trip. The boat may leave after its midnight. */
  readonly serviceDay: IsoDate;
  readonly lineId: string;
  readonly from: string;
  readonly to: string;
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
  readonly calls: readonly LegCall[];
  /** Fare of one adult in cents; null if the feed has none. */
  readonly cents: number | null;
  /** Number of the boarding call at `from`, if it is at least the second call of the trip there. */
  readonly round?: number;
  /**
   * Difference in minutes between expected and scheduled times, negative if early. Set if there is
   * news of the boat. The times of the leg are the expected ones.
   */
  readonly delay?: { readonly departure: number; readonly arrival: number };
}

/** Road from one port of an island to another. */
export interface RoadLeg {
  readonly kind: 'road';
  readonly from: string;
  readonly to: string;
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
}

export type Leg = SeaLeg | RoadLeg;

/** Journey from one place to another. */
export interface Journey {
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
  /** Number of changes: sea legs minus one. */
  readonly transfers: number;
  /** Fare of one adult over all legs in cents; null if the fare of a leg is unknown. */
  readonly cents: number | null;
  readonly legs: readonly Leg[];
}
