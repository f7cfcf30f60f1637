import type { Network } from '@/lib/sea/timetable/network';
import type { FareOrigin, Operator, Station, VesselKind } from '@/lib/sea/timetable/types';

/** One boat of a way. */
export interface RouteLeg {
  readonly tripId: string;
  readonly lineId: string;
  readonly kind: VesselKind;
  /** Port ids. */
  readonly from: string;
  readonly to: string;
  /** Minutes after the midnight before the first departure of the way. */
  readonly departure: number;
  readonly arrival: number;
  /** Port ids of all calls, both ends included. */
  readonly calls: readonly string[];
  /** Fare of a car, cents; null if the boat takes none. */
  readonly carCents: number | null;
}

/** A way that is the same on several days of a week. */
export interface RouteSailing {
  /** From Monday. */
  readonly days: readonly boolean[];
  /** Minutes after midnight of the day of departure. */
  readonly departure: number;
  /** The same, and therefore over 1440 after the next midnight. */
  readonly arrival: number;
  /** One, or two with a change. */
  readonly legs: readonly RouteLeg[];
  /** Fare of one adult, cents; null when unknown. */
  readonly cents: number | null;
  /** Set for a boat that goes back and forth: it leaves every so many minutes until `last`. */
  readonly repeats?: { readonly every: number; readonly last: number };
}

/** Sailings of a week that represents its season. */
export interface RouteWeek {
  readonly season: 'summer' | 'winter';
  /** In order of departure. */
  readonly sailings: readonly RouteSailing[];
  /** Number of departures. */
  readonly boats: number;
  /** Number of days with a departure. */
  readonly days: number;
  /** Latest departure of a day: the earliest and the latest of the week, minutes; null without a boat. */
  readonly lastBoat: readonly [number, number] | null;
  readonly firstBoat: number | null;
}

/** Ways with one kind of vessel only. */
export interface RouteKind {
  readonly kind: VesselKind;
  /** Shortest and longest, from the first departure to the last arrival. */
  readonly minutes: readonly [number, number];
  /** Lowest and highest adult fare, cents; null when unknown. */
  readonly cents: readonly [number, number] | null;
}

/** Ways with one change in a week. */
export interface RouteByChange {
  /** Port where most of them change. */
  readonly port: string;
  /** Of the fastest. */
  readonly minutes: number;
  readonly days: number;
}

/** Facts of the way by boat from one place to another, in a typical year. */
export interface RouteFacts {
  readonly from: Station;
  readonly to: Station;
  /** False if the way takes one change. */
  readonly isDirect: boolean;
  /** January first: direct boats a week, or with a change the days a week on which the way is possible. */
  readonly months: readonly number[];
  readonly summer: RouteWeek;
  readonly winter: RouteWeek;
  readonly minutes: readonly [number, number];
  readonly cents: readonly [number, number] | null;
  /** Origins of the adult fares, each once; empty if the timetable does not say. */
  readonly fareOrigins: readonly FareOrigin[];
  /** Lowest fare of a car without its driver, cents; null if no boat takes one all the way. */
  readonly carCents: number | null;
  /** Fastest first; empty if every way mixes kinds. */
  readonly kinds: readonly RouteKind[];
  /** Kinds of all boats, mixed ways included. */
  readonly allKinds: readonly VesselKind[];
  /** Those with the most boats first. */
  readonly operators: readonly Operator[];
  /** Port ids by number of boats, the most used first. */
  readonly portsFrom: readonly string[];
  readonly portsTo: readonly string[];
  /** Port ids where one changes, the most frequent first; empty for a direct way. */
  readonly changes: readonly string[];
  /** Ways with a change in a winter without direct boats; null if there is none either. */
  readonly winterByChange: RouteByChange | null;
  /** Legs of the way that is drawn: the fastest among the frequent ones. */
  readonly mainLegs: readonly RouteLeg[];
  /** Length of the drawn way, nautical miles. */
  readonly miles: number;
  /** Names what the facts refer to by id. */
  readonly network: Network;
}
