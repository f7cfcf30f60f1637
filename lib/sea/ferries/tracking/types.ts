import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { LegCall, VesselKind } from '../../timetable/types.ts';

/** A boat of the timetable between its first departure and its last arrival. */
export interface TrackedVessel {
  /** Trip and service day: the same for as long as the boat is under way. */
  readonly id: string;
  readonly tripId: string;
  readonly serviceDay: IsoDate;
  /** Null if the timetable names no vessel. */
  readonly name: string | null;
  readonly kind: VesselKind;
  readonly lineId: string;
  readonly operatorId: string;
  /** All calls of the trip. */
  readonly calls: readonly LegCall[];
  /** Index of the call where the boat is in port, or that it left last. */
  readonly segment: number;
  readonly inPort: boolean;
  /** From the port it left to the next one; the port alone while it lies there. */
  readonly path: readonly LonLat[];
  readonly position: LonLat;
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly source: 'estimate' | 'live';
  /** News about its hours; undefined when it is on time, or nothing is known. */
  readonly delay?: VesselDelay;
  /** Time of a reported live position. */
  readonly reportedAt?: EpochMinutes;
}

/** News about a boat's hours. */
export interface VesselDelay {
  /** By how much it is late at the port it calls at next, or leaves: minutes, negative where it is early. */
  readonly minutes: number;
  /** Time of the news. */
  readonly at: EpochMinutes;
  /** Ports at which it does not call today. */
  readonly skips: readonly string[];
}

/** A position as a provider reports it. */
export interface VesselReport {
  readonly name: string;
  readonly position: LonLat;
  readonly heading?: number;
  readonly at: EpochMinutes;
}

/** Source of vessel positions. Returns an empty list when nothing is known; never throws. */
export interface VesselPositions {
  reports(): Promise<readonly VesselReport[]>;
}
