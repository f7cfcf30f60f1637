import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { SeaAreaId } from '@/lib/records/weather/sea-areas';
import type { BoatKind } from '@/lib/sea/ferries/sailing-weather/outlook';
import type { BoatWarning } from '@/lib/sea/timetable/boat-warnings';
import type { SharedTrip, TripSailing } from '@/lib/trips/saved-trips/types';

/** Kinds of findings; where several concern one boat, the first says most. */
export const findingKinds = [
  'gone',
  'cancelled',
  'port',
  'moved',
  'tight',
  'flight',
  'doubtful',
  'wind',
  'late',
  'early',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * Origin of a finding: the timetable in service, a realtime message about the boat, a notice to
 * travellers, or the wind forecast with the scale of the ferry guide.
 */
export const findingSources = ['timetable', 'live', 'notice', 'forecast'] as const;
export type FindingSource = (typeof findingSources)[number];

/** Boat as the trip keeps it. */
export type FoundBoat = Pick<
  TripSailing,
  'fromPort' | 'toPort' | 'departsAt' | 'arrivesAt' | 'operator' | 'vessel'
>;

/** Details of a change. Instants are minutes since the epoch. */
export interface FindingFacts {
  /** Trip and service day in the timetable in service; absent for a boat that it does not have. */
  readonly tripId?: string;
  readonly serviceDay?: IsoDate;
  /** Times at which the boat leaves and arrives now. */
  readonly departs?: EpochMinutes;
  readonly arrives?: EpochMinutes;
  /** Port from which it leaves now, on the same island. */
  readonly port?: string;
  /** Set if the party takes a vehicle, with which one has to be at the port earlier. */
  readonly withVehicle?: true;
  /** Arrival of the boat before, for a connection. */
  readonly before?: EpochMinutes;
  readonly warning?: BoatWarning['kind'];
  /** Kind of the finding that puts a flight at risk. */
  readonly cause?: FindingKind;
  /** Sea area, force and waves of the forecast, with the kind of boat that the rule judges. */
  readonly area?: SeaAreaId;
  readonly beaufort?: number;
  readonly waveM?: number;
  readonly boatKind?: BoatKind;
}

/** One change that concerns a boat of a trip. */
export interface Finding {
  /** The same for the same change of the same boat, however often it is found. */
  readonly key: string;
  readonly kind: FindingKind;
  /** Step of a delay, minutes: the next one is a finding of its own. */
  readonly step?: number;
  /** Leg of the trip, and boat of the leg. */
  readonly position: number;
  readonly sequence: number;
  readonly boat: FoundBoat;
  readonly facts: FindingFacts;
  readonly source: FindingSource;
  /** Time of the news. */
  readonly since: EpochMinutes;
}

/** Parts of a trip that the rules look at. */
export type WatchedTrip = Pick<
  SharedTrip,
  'stops' | 'legs' | 'startDate' | 'endGateway' | 'adults' | 'children' | 'vehicle'
>;
