import type { IslandSlug } from '../../../foundation/ids/island-slugs.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { Vehicle, VesselKind } from '../../timetable/types.ts';
import type { AirportCode } from './gateways.ts';

/** Start or end of a tour: a place of the timetable (`piraeus`, `naxos`) or an airport. */
export type Gateway =
  | { readonly place: string; readonly airport?: never }
  | { readonly airport: AirportCode; readonly place?: never };

export interface IslandWish {
  readonly island: IslandSlug;
  /** From 1 to 30. A night counts if it includes 01:30 to 05:00 (lib/foundation/time/nights.ts). */
  readonly minNights: number;
  readonly maxNights: number;
  /** False for islands of the wish list, of which `choose` are visited. */
  readonly required: boolean;
}

/** Default number of nights on an island. */
export const usualNights = { min: 2, max: 3 } as const;

/** Leg with fixed date or boats. Its ends are visited consecutively. */
export interface LockedLeg {
  readonly from: 'start' | IslandSlug;
  readonly to: 'end' | IslandSlug;
  /** Day of departure. A departure before 05:00 counts to the previous day. */
  readonly date: IsoDate;
  /** Trips in order. Without them any sailing of the day may be used. */
  readonly tripIds?: readonly string[];
}

export const priorities = ['cheapest', 'balanced', 'least-sea'] as const;
export type Priority = (typeof priorities)[number];

/** Adults and children of one plan. */
export const mostTravellers = 9;

/**
 * `easy`: long stays, no boat over three hours; `steady`: up to five hours; `brisk`: short stays,
 * any boat.
 */
export const paces = ['easy', 'steady', 'brisk'] as const;
export type Pace = (typeof paces)[number];

/**
 * Weights in whole cents that combine fares, time and comfort into one cost. Fares count at face
 * value. All but `nightOff` are per person.
 */
export interface Weights {
  /** Per minute on board. */
  readonly seaMinute: number;
  /** Per minute between two boats. */
  readonly waitMinute: number;
  readonly transfer: number;
  /** Per minute between an airport and a port. */
  readonly roadMinute: number;
  /** Per leg that leaves before 08:00; three times as much before 06:30. */
  readonly early: number;
  /** Per leg that arrives from 22:00 to 05:00. */
  readonly late: number;
  /** Per minute on one boat above the limit of the pace. */
  readonly longMinute: number;
  /** Per night above or below the number preferred by the pace, for the party. */
  readonly nightOff: number;
  /**
   * Per night of the dates (up to the flight, if there is one) that is spent on no island: at a
   * gateway before the first boat or after the last, or on the way.
   */
  readonly idleDay: number;
  /** Assumed fare of a boat without a known fare. */
  readonly unknownFare: number;
}

export interface Wishes {
  readonly priority: Priority;
  /** Few departures before 08:00. */
  readonly fewEarlyMornings: boolean;
  /** No arrivals from 22:00 to 05:00. */
  readonly noLateArrivals: boolean;
  readonly pace: Pace;
  /** For people who get seasick: big ships, few hours at sea, an hour or more between two boats. */
  readonly seasick?: true;
  /** Replaces single weights of the priority. */
  readonly weights?: Partial<Weights>;
}

export interface Flight {
  readonly airport: AirportCode;
  /** Time on the clock in Greece, `2027-07-20T18:30`. */
  readonly departure: string;
  /**
   * Minutes between reaching the airport and take-off, 180 by default. Excludes the road from the
   * port.
   */
  readonly bufferMinutes?: number;
}

export interface Party {
  readonly adults: number;
  /**
   * Children from five to ten, at the feed's child fare or half the adult fare. Younger ones travel
   * free and are not counted.
   */
  readonly children: number;
  /** Name of a fare class of the feed; absent for the ordinary fare. */
  readonly fareClass?: string;
  /** Only boats that take vehicles are used. */
  readonly vehicle?: Vehicle;
}

/**
 * Restrictions on every leg, in addition to those of the party's vehicle. Absent fields do not
 * restrict.
 */
export interface LegRestrictions {
  /** Only vessels of these kinds. */
  readonly kinds?: readonly VesselKind[];
  /** No change of boat. */
  readonly directOnly?: true;
  /** Local time of departure, `HH:MM`. */
  readonly leavesFrom?: string;
  readonly leavesBefore?: string;
  /** Maximum minutes between two boats; never more than fourteen hours. */
  readonly maxWait?: number;
  /** Maximum minutes from the first departure to the last arrival. */
  readonly maxMinutes?: number;
  /** Maximum fare of one adult for the leg. Excludes legs with an unknown fare. */
  readonly maxCents?: number;
}

export interface PlanRequest {
  readonly start: Gateway;
  readonly end: Gateway;
  /**
   * First day on which a boat may leave, from 05:00, and last day on which one may arrive, until
   * midnight.
   */
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** Earliest departure: earlier boats have already left. */
  readonly notBefore?: EpochMinutes;
  /**
   * Time on the clock of the first day, `HH:MM`, from which one is at the start: at an airport the landing.
   */
  readonly landing?: string;
  /** Latest time at the end on the last day, `HH:MM`. An earlier day has no limit. */
  readonly homeBy?: string;
  /**
   * Earliest departure of the last boat, `HH:MM`, on whatever day it leaves. Departures before 05:00 count to
   * the evening before and are never too early.
   */
  readonly lastBoatFrom?: string;
  readonly islands: readonly IslandWish[];
  /**
   * Number of islands from the wish list. By default `as-many-as-fit`, which ranks their number
   * above any cost.
   */
  readonly choose?: number | 'as-many-as-fit';
  /** Exactly these islands in this order. */
  readonly order?: readonly IslandSlug[];
  readonly locks: readonly LockedLeg[];
  readonly restrictions?: LegRestrictions;
  readonly wishes: Wishes;
  /** Flight from the airport that is the end gateway. */
  readonly flight?: Flight;
  readonly party: Party;
}
