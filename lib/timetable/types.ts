import type { LonLat } from '../geo/projection.ts';
import type { Localized } from '../i18n/locales.ts';
import type { Instant, IsoDate } from '../time/types.ts';

/*
 * The timetable as the rest of the product sees it, whatever GTFS feed it came from. Money is in euro
 * cents, positions in WGS 84 degrees, times in whole minutes. A feed without translations repeats its own
 * words in both languages.
 */

/** Kind of vessel, as far as comfort, fares and vehicles go. */
export const vesselKinds = ['conventional', 'high-speed', 'local', 'passenger'] as const;
/**
 * `conventional`: a large car ferry; `high-speed`: a fast ferry or catamaran over 25 knots; `local`: a small
 * car ferry or open-deck boat of a short line; `passenger`: a boat for people on foot only.
 */
export type VesselKind = (typeof vesselKinds)[number];

/** A GTFS stop where boats call. */
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

/** Place that travellers name: an island or a mainland port. A GTFS station, or a stop without one. */
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

/** One stop time of a trip. Minutes since the start of the service day; 1440 and more is past midnight. */
export interface PortCall {
  readonly portId: string;
  /** GTFS `stop_sequence`, by which messages name a call; undefined in feeds that were not read. */
  readonly sequence?: number;
  readonly arrival: number;
  readonly departure: number;
  /** False where nobody may board, or nobody may get off. */
  readonly boards: boolean;
  readonly alights: boolean;
  /** The feed's own calls, where this one was made of several: at quays of one port, or where two trips meet. */
  readonly stops?: readonly FeedCall[];
}

/** One of several calls of the feed that are one to the traveller. */
export interface FeedCall {
  /** The feed's own id. */
  readonly stopId: string;
  readonly sequence?: number;
  readonly arrival: number;
  readonly departure: number;
  /** Where the next of joined trips begins. */
  readonly startsPart?: true;
}

/** The calls of the feed that a call was made of: itself, mostly. */
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
  /** Name of the vessel, where the feed says it. */
  readonly vessel?: string;
  readonly vesselKind: VesselKind;
  readonly takesVehicles: boolean;
  /** False where the feed calls the times approximate (`timepoint` 0). */
  readonly exactTimes: boolean;
  readonly calls: readonly PortCall[];
  readonly shapeId?: string;
  readonly direction?: Direction;
  /** The feed's own trip, which frequencies.txt repeats. */
  readonly repeats?: string;
  /** The feed's own trips, where one vessel sails several and passengers stay on board: two or more. */
  readonly parts?: readonly TripPart[];
}

/** One of several trips of the feed that are one to the traveller. */
export interface TripPart {
  readonly tripId: string;
  readonly lineId: string;
  readonly direction?: Direction;
  /** Index into the calls of the whole trip: where this part begins and the one before it ends. */
  readonly firstCall: number;
}

/** GTFS calendar and calendar_dates in one. */
export interface Service {
  readonly id: string;
  /** Monday first. */
  readonly weekdays: readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean];
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly added: ReadonlySet<IsoDate>;
  readonly removed: ReadonlySet<IsoDate>;
}

/** Between two ports on land, GTFS transfer of type 2 between different stops. Holds in the named direction. */
export interface RoadTransfer {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** A rule of GTFS fares with its price: what one adult pays on deck or in economy, cents. */
export interface Fare {
  readonly lineId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/**
 * What those pay who do not pay the ordinary fare, where the feed says it (Fares V2): children, and adults and
 * children in a class that can be chosen.
 */
export interface Tariff {
  readonly rider: 'adult' | 'child';
  /** As the feed names it; blank for the cheapest, which is the ordinary fare of an adult. */
  readonly fareClass: string;
  readonly fares: readonly Fare[];
}

/** Fare of a vehicle on a line between two ports, cents: `vehicle_fares.txt`, an addition of ours. */
export interface VehicleFare extends Fare {
  readonly vehicle: Vehicle;
}

export const vehicles = ['car', 'motorcycle'] as const;
export type Vehicle = (typeof vehicles)[number];

/** A named period of the year with its own sailings: `seasons.txt`, an addition of ours. Empty in other feeds. */
export interface Season {
  readonly id: 'winter' | 'shoulder' | 'summer';
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** feed_info.txt, and what follows from the whole feed. */
export interface FeedInfo {
  readonly publisher: string;
  readonly publisherUrl: string;
  readonly version: string;
  /** First and last day with sailings; nothing is known outside. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** IANA name; all agencies of a feed share it. */
  readonly timezone: string;
  /** True for the pattern that ships with the product: typical sailings, not a live schedule. */
  readonly isTypical: boolean;
  /** Of the last good feed of an earlier process, while its publisher's address does not answer with it or another. */
  readonly isKept?: true;
}

/** A feed read and checked: every reference resolves, every time goes forward. */
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
  /** Absent where the feed has one fare for everybody. */
  readonly tariffs?: readonly Tariff[];
  readonly seasons: readonly Season[];
  /** Points of a shape in order, by shape id. */
  readonly shapes: ReadonlyMap<string, readonly LonLat[]>;
  /** The port or station that each GTFS `stop_id` of the feed has become; absent where they keep the feed's ids. */
  readonly stopIds?: ReadonlyMap<string, string>;
}

/* ── Answers of the engine ─────────────────────────────────────────────────────────────────────────── */

/** One call of a boat on a leg: first and last are where the traveller boards and gets off. */
export interface LegCall {
  readonly portId: string;
  readonly arrival: Instant;
  readonly departure: Instant;
}

/** From boarding a boat to getting off it. */
export interface SeaLeg {
  readonly kind: 'sea';
  readonly tripId: string;
  /** Day to which the trip belongs in the timetable; it may leave past midnight of it. */
  readonly serviceDay: IsoDate;
  readonly lineId: string;
  readonly from: string;
  readonly to: string;
  readonly departure: Instant;
  readonly arrival: Instant;
  readonly calls: readonly LegCall[];
  /** Fare of one adult, cents; null where the feed names none. */
  readonly cents: number | null;
  /** Of a trip that calls at `from` again and again: which of those calls one boards at, from 2 on. */
  readonly round?: number;
  /**
   * Of a boat of which news has come: minutes by which it is expected later than the timetable says, or earlier
   * where they are negative. The times of the leg are those expected.
   */
  readonly delay?: { readonly departure: number; readonly arrival: number };
}

/** By road from one port of an island to another. */
export interface RoadLeg {
  readonly kind: 'road';
  readonly from: string;
  readonly to: string;
  readonly departure: Instant;
  readonly arrival: Instant;
}

export type Leg = SeaLeg | RoadLeg;

/** A way from one place to another. */
export interface Journey {
  readonly departure: Instant;
  readonly arrival: Instant;
  /** Changes of boat: sea legs less one. */
  readonly transfers: number;
  /** Fare of one adult over all legs, cents; null where one leg has no known fare. */
  readonly cents: number | null;
  readonly legs: readonly Leg[];
}
