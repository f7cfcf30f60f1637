import type { IslandSlug } from '../../islands/slugs.ts';
import type { Instant, IsoDate } from '../../time/types.ts';
import type { Vehicle, VesselKind } from '../../timetable/types.ts';
import type { AirportCode } from './gateways.ts';

/** Where a tour starts or ends: a place of the timetable (`piraeus`, `naxos`) or an airport. */
export type Gateway =
  | { readonly place: string; readonly airport?: never }
  | { readonly airport: AirportCode; readonly place?: never };

export interface IslandWish {
  readonly island: IslandSlug;
  /** 1 to 30. A night counts where one is from 01:30 to 05:00 (lib/time/nights.ts). */
  readonly minNights: number;
  readonly maxNights: number;
  /** False for the wish list, out of which `choose` are taken. */
  readonly required: boolean;
}

/** Nights on an island of which nobody said how many. */
export const usualNights = { min: 2, max: 3 } as const;

/** A leg kept as it is; both ends are then visited, one right after the other. */
export interface LockedLeg {
  readonly from: 'start' | IslandSlug;
  readonly to: 'end' | IslandSlug;
  /** Day of departure; before 05:00 the one whose evening it ends. */
  readonly date: IsoDate;
  /** The boats in order; without them any sailing of the day. */
  readonly tripIds?: readonly string[];
}

export const priorities = ['cheapest', 'balanced', 'least-sea'] as const;
export type Priority = (typeof priorities)[number];

/** `easy`: long stays, no boat over three hours; `steady`: five hours; `brisk`: short stays, any boat. */
/** Adults and children of one plan. */
export const mostTravellers = 9;

export const paces = ['easy', 'steady', 'brisk'] as const;
export type Pace = (typeof paces)[number];

/**
 * What things are worth, in whole cents, so that a plan has one cost. Fares count as they are. All but
 * `nightOff` are per person.
 */
export interface Weights {
  /** Per minute on board. */
  readonly seaMinute: number;
  /** Per minute between two boats. */
  readonly waitMinute: number;
  readonly transfer: number;
  /** Per minute between an airport and a port. */
  readonly roadMinute: number;
  /** Per leg that leaves before 08:00. */
  readonly early: number;
  /** Per leg that arrives from 22:00 to 05:00. */
  readonly late: number;
  /** Per minute of one boat beyond what the pace allows. */
  readonly longMinute: number;
  /** Per night off what the pace prefers, for the party. */
  readonly nightOff: number;
  /**
   * Per night of the range, which a flight ends, that is spent on no island: at a gateway before the first
   * boat or after the last, or on the way.
   */
  readonly idleDay: number;
  /** What a boat without a known fare is taken to cost. */
  readonly unknownFare: number;
}

export interface Wishes {
  readonly priority: Priority;
  /** Few departures before 08:00. */
  readonly fewEarlyMornings: boolean;
  /** No arrivals from 22:00 to 05:00. */
  readonly noLateArrivals: boolean;
  readonly pace: Pace;
  /** Replaces single weights of the priority. */
  readonly weights?: Partial<Weights>;
}

export interface Flight {
  readonly airport: AirportCode;
  /** Time on the clock in Greece, `2027-07-20T18:30`. */
  readonly departure: string;
  /** From reaching the airport to take-off, 180 unless told. The road from the port is not in it. */
  readonly bufferMinutes?: number;
}

export interface Party {
  readonly adults: number;
  /**
   * Five to ten years, at the feed's fare for children or half the adult's. Smaller ones sail free and are not
   * counted.
   */
  readonly children: number;
  /** As the feed names it; absent for the ordinary fare. */
  readonly fareClass?: string;
  /** Only boats that take vehicles are used. */
  readonly vehicle?: Vehicle;
}

/** What every leg has to be, beside what the party's vehicle asks of it. Whatever is absent does not matter. */
export interface LegRestrictions {
  /** Only vessels of these kinds. */
  readonly kinds?: readonly VesselKind[];
  /** No change of boat. */
  readonly directOnly?: true;
  /** Time on the quay of departure, `HH:MM`. */
  readonly leavesFrom?: string;
  readonly leavesBefore?: string;
  /** Longest time between two boats, minutes; never over fourteen hours. */
  readonly maxWait?: number;
  /** From the first departure to the last arrival, minutes. */
  readonly maxMinutes?: number;
  /** Fare of one adult for the leg; an unknown fare does not pass. */
  readonly maxCents?: number;
}

export interface PlanRequest {
  readonly start: Gateway;
  readonly end: Gateway;
  /** First day a boat may leave, from 05:00, and last day one may arrive, until midnight. */
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** Boats that leave before it have left, and are not planned. */
  readonly notBefore?: Instant;
  readonly islands: readonly IslandWish[];
  /** How many of the wish list. Default `as-many-as-fit`: their number comes before any cost. */
  readonly choose?: number | 'as-many-as-fit';
  /** Exactly these islands in this order. */
  readonly order?: readonly IslandSlug[];
  readonly locks: readonly LockedLeg[];
  readonly restrictions?: LegRestrictions;
  readonly wishes: Wishes;
  /** From the airport that is the end gateway. */
  readonly flight?: Flight;
  readonly party: Party;
}
