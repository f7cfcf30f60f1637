import type { LonLat } from '../../foundation/geo/projection.ts';
import type { Localized } from '../../foundation/i18n/locales.ts';
import type { IsoDate } from '../../foundation/time/types.ts';
import type { Fare, Tariff, VehicleFare } from './types/fare.ts';

export {
  type Fare,
  type FareOrigin,
  fareBases,
  type Tariff,
  type Vehicle,
  type VehicleFare,
  vehicles,
} from './types/fare.ts';
export type { Journey, Leg, LegCall, RoadLeg, SeaLeg } from './types/journey.ts';

/*
 * Timetable model of the product, independent of the GTFS feed. Money is in euro cents, positions
 * in WGS 84 degrees, times in whole minutes. A feed without translations repeats its texts in both
 * languages.
 */

/** Kinds of vessels, distinguished by comfort, fares and vehicles. */
export const vesselKinds = ['conventional', 'high-speed', 'local', 'passenger'] as const;
/**
 * `conventional`: a large car ferry; `high-speed`: a fast ferry or catamaran over 25 knots;
 * `local`: a small car ferry or open-deck boat on a short line; `passenger`: a boat for foot
 * passengers only.
 */
export type VesselKind = (typeof vesselKinds)[number];

/** GTFS stop where boats call. */
export interface Port {
  /** GTFS `stop_id`: `piraeus`, `naxos-chora`, `amorgos-aegiali`. */
  readonly id: string;
  readonly name: Localized;
  readonly position: LonLat;
  /** GTFS `parent_station`, or the port's own id: an island with two ports is one place. */
  readonly stationId: string;
  /** Minutes between getting off one boat and boarding another in this port. */
  readonly minTransferMinutes: number;
}

/**
 * Place that travellers name: an island or a mainland port. A GTFS station, or a stop without a
 * station.
 */
export interface Station {
  readonly id: string;
  readonly name: Localized;
  readonly position: LonLat;
  readonly portIds: readonly string[];
}

/** GTFS agency. */
export interface Operator {
  readonly id: string;
  readonly name: Localized;
  readonly url: string;
  readonly phone?: string;
}

/** GTFS route. */
export interface Line {
  readonly id: string;
  readonly operatorId: string;
  readonly name: Localized;
  readonly vesselKind: VesselKind;
}

/**
 * Stop time of a trip, in minutes since the start of the service day. 1440 and above is after
 * midnight.
 */
export interface PortCall {
  readonly portId: string;
  /**
   * GTFS `stop_sequence`, by which realtime messages refer to a call. Undefined in feeds not read
   * from files.
   */
  readonly sequence?: number;
  readonly arrival: number;
  readonly departure: number;
  /** False if nobody may board, or get off. */
  readonly boards: boolean;
  readonly alights: boolean;
  /** Set if boarding, or getting off, has to be arranged by phone. */
  readonly boardsBy?: Arrangement;
  readonly alightsBy?: Arrangement;
  /**
   * Original calls of the feed if this call combines several: at quays of one port, or where two
   * trips meet.
   */
  readonly stops?: readonly FeedCall[];
}

/** Contact for boarding or getting off by arrangement. */
export interface Arrangement {
  /** Phone number of the booking rule; absent if the feed gives none. */
  readonly phone?: string;
  /** Last and first moment for the call; absent if the feed does not say. */
  readonly latest?: PriorNotice;
  readonly earliest?: PriorNotice;
}

/** Moment before a departure, as a booking rule gives it. */
export type PriorNotice =
  | { readonly minutes: number }
  | {
      /** Days before the day of departure. */
      readonly days: number;
      /** Time on that day, `HH:MM`. */
      readonly time?: string;
      /** True if only days on which the company takes bookings count. */
      readonly isServiceDays?: true;
    };

/** One of several calls of the feed that are combined into one. */
export interface FeedCall {
  /** Stop id in the feed. */
  readonly stopId: string;
  readonly sequence?: number;
  readonly arrival: number;
  readonly departure: number;
  /** Marks the start of the next of several joined trips. */
  readonly startsPart?: true;
}

/** Returns the original calls of the feed behind a call, in most cases just itself. */
export function feedCalls(call: PortCall): readonly FeedCall[] {
  const { stops, portId, sequence, arrival, departure } = call;
  const own = { stopId: portId, ...(sequence === undefined ? {} : { sequence }) };
  return stops ?? [{ ...own, arrival, departure }];
}

/** GTFS `direction_id`. */
export type Direction = 0 | 1;

/** GTFS trip: one boat, on the days of its service. */
export interface GtfsTrip {
  readonly id: string;
  readonly lineId: string;
  readonly serviceId: string;
  /** Name of the vessel, if the feed gives it. */
  readonly vessel?: string;
  readonly vesselKind: VesselKind;
  readonly takesVehicles: boolean;
  /** False if the feed marks the times as approximate (`timepoint` 0). */
  readonly exactTimes: boolean;
  readonly calls: readonly PortCall[];
  readonly shapeId?: string;
  readonly direction?: Direction;
  /** Id of the feed's trip that frequencies.txt repeats. */
  readonly repeats?: string;
  /**
   * Trips of the feed that are joined in this one, because the same vessel sails them and
   * passengers stay on board: two or more.
   */
  readonly parts?: readonly TripPart[];
}

/** One of several trips of the feed that are joined into one. */
export interface TripPart {
  readonly tripId: string;
  readonly lineId: string;
  readonly direction?: Direction;
  /** Index into the calls of the whole trip, where this part begins and the previous one ends. */
  readonly firstCall: number;
}

/** GTFS calendar and calendar_dates in one. */
export interface Service {
  readonly id: string;
  /** From Monday. */
  readonly weekdays: readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean];
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly added: ReadonlySet<IsoDate>;
  readonly removed: ReadonlySet<IsoDate>;
}

/**
 * Road between two ports: a GTFS transfer of type 2 between different stops, in the given
 * direction.
 */
export interface RoadTransfer {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/**
 * Named period of the year with its own sailings, from our extension `seasons.txt`. Other feeds
 * have none.
 */
export interface Season {
  readonly id: 'winter' | 'shoulder' | 'summer';
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Contents of feed_info.txt, and properties of the whole feed. */
export interface FeedInfo {
  readonly publisher: string;
  readonly publisherUrl: string;
  readonly version: string;
  /** First and last day with sailings. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** IANA name, shared by all agencies of a feed. */
  readonly timezone: string;
  /** True for the pattern that ships with the product: typical sailings, not a real schedule. */
  readonly isTypical: boolean;
  /**
   * Set for the last good feed of an earlier process, until its publisher's address returns a good
   * feed again.
   */
  readonly isKept?: true;
}

/** Validated feed: all references resolve, and all times increase along trips. */
export interface FerryFeed {
  readonly info: FeedInfo;
  readonly operators: readonly Operator[];
  readonly ports: readonly Port[];
  readonly stations: readonly Station[];
  readonly lines: readonly Line[];
  readonly trips: readonly GtfsTrip[];
  readonly services: readonly Service[];
  readonly transfers: readonly RoadTransfer[];
  readonly fares: readonly Fare[];
  readonly vehicleFares: readonly VehicleFare[];
  /** Absent if the feed has the same fare for everybody. */
  readonly tariffs?: readonly Tariff[];
  readonly seasons: readonly Season[];
  /** Points of a shape in order, by shape id. */
  readonly shapes: ReadonlyMap<string, readonly LonLat[]>;
  /** Port or station for each GTFS `stop_id` of the feed; absent if ports keep the feed's ids. */
  readonly stopIds?: ReadonlyMap<string, string>;
}
