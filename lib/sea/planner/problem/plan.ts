import type { IslandSlug } from '../../../foundation/ids/island-slugs.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';
import type { Journey } from '../../timetable/types.ts';
import type { PlanError } from './rules.ts';

/** Stay on an island. Its dates follow the rule for nights in lib/foundation/time/nights.ts. */
export interface Stay {
  readonly island: IslandSlug;
  readonly arrive: IsoDate;
  readonly leave: IsoDate;
  readonly nights: number;
}

/**
 * Leg of a plan: from the start, between islands, or to the end. There is one more leg than there
 * are stays.
 */
export interface PlanLeg {
  readonly from: 'start' | IslandSlug;
  readonly to: 'end' | IslandSlug;
  /** Day to which it counts. A boat that leaves before 05:00 counts to the previous day. */
  readonly date: IsoDate;
  /** Null if gateway and island are the same place and no boat is needed. */
  readonly journey: Journey | null;
  /** Fare of the party with its vehicle in cents; null if a fare is unknown. */
  readonly cents: number | null;
  readonly seaMinutes: number;
  /** Road between an airport and the port. */
  readonly roadMinutes: number;
  readonly early: boolean;
  readonly late: boolean;
  readonly locked: boolean;
}

/** Terms of the objective, in cents of generalised cost for the party. */
export const terms = [
  'fares',
  'seaTime',
  'waiting',
  'transfers',
  'road',
  'earlyMornings',
  'lateArrivals',
  'longCrossings',
  'nights',
  'idleDays',
] as const;
export type Term = (typeof terms)[number];
export type Terms = Readonly<Record<Term, number>>;

export interface Totals {
  /** Fare of the party with its vehicle in cents; null if a fare is unknown. */
  readonly cents: number | null;
  readonly seaMinutes: number;
  readonly nights: number;
  readonly boats: number;
  readonly transfers: number;
  readonly earlyMornings: number;
  readonly lateArrivals: number;
}

/** Stays and legs of one order with their prices. */
export interface Itinerary {
  readonly stays: readonly Stay[];
  readonly legs: readonly PlanLeg[];
  readonly totals: Totals;
  /** Sum of the terms; smaller is better. */
  readonly cost: number;
  readonly terms: Terms;
}

export type PlanWarning =
  /** No later boat from the last island would still catch the flight. */
  | {
      readonly code: 'last-boat-before-flight';
      readonly leg: number;
      readonly departure: EpochMinutes;
    }
  /**
   * Less than half an hour beyond the minimum transfer time between two boats, and missing the second
   * costs two hours or the flight.
   */
  | {
      readonly code: 'tight-connection';
      readonly leg: number;
      readonly port: string;
      readonly minutes: number;
      /** Arrival of somebody who misses the second boat; absent if none follows within three days. */
      readonly nextArrival?: EpochMinutes;
    }
  /** Leaves by day and arrives after the night is lost. */
  | { readonly code: 'overnight'; readonly leg: number }
  /** Leaves between midnight and 05:00, so the night before does not count on the island. */
  | { readonly code: 'leaves-at-night'; readonly leg: number }
  /** Arrives between 01:30 and 05:00, so the rest of that night does not count. */
  | { readonly code: 'night-lost'; readonly leg: number }
  | { readonly code: 'unused-days'; readonly before: number; readonly after: number }
  | { readonly code: 'unknown-fare'; readonly leg: number };

export type WishName = 'fewEarlyMornings' | 'noLateArrivals' | 'pace';

/** Change of the request that was solved and helps. */
export type Relaxation =
  | { readonly change: 'longer-range'; readonly days: number }
  | { readonly change: 'fewer-nights'; readonly island: IslandSlug; readonly minNights: number }
  | { readonly change: 'drop-island'; readonly island: IslandSlug }
  /** Makes all islands a wish list, without an order and locked boats. */
  | { readonly change: 'as-many-as-fit' }
  | { readonly change: 'choose-fewer'; readonly choose: number }
  | { readonly change: 'free-order' }
  | { readonly change: 'drop-lock'; readonly lock: number }
  | { readonly change: 'without-vehicle' }
  | { readonly change: 'without-restrictions' }
  /** Without limits on when the last boat leaves and arrives; a flight still limits it. */
  | { readonly change: 'any-last-boat' }
  | { readonly change: 'shorter-buffer'; readonly bufferMinutes: number };

export interface Explanation {
  /**
   * Savings from leaving out each island, largest first; negative if leaving it out costs more. If
   * the request sets an order, or has too many islands to compare all orders, the other islands
   * keep their order.
   */
  readonly withoutIsland: readonly { readonly island: IslandSlug; readonly saves: number }[];
  /** Cost of each wish: the plan compared with the best one found without the wish. */
  readonly wishCosts: readonly {
    readonly wish: WishName;
    readonly extraCents: number | null;
    readonly extraSeaMinutes: number;
  }[];
  /**
   * Wishes that the plan does not meet, with the legs concerned and the mildest changes that would help,
   * three at most.
   */
  readonly unmetWishes: readonly {
    readonly wish: WishName;
    readonly legs: readonly number[];
    readonly relaxations: readonly Relaxation[];
  }[];
  /**
   * True if every cost is proven and no milder change would help. If false, islands and wishes may cost
   * more than reported, and other changes may help.
   */
  readonly complete: boolean;
}

export interface Plan extends Itinerary {
  readonly order: readonly IslandSlug[];
  /** True if it is proven that no order and no dates are better. */
  readonly optimal: boolean;
  /**
   * Proven gap: the plan costs at most this fraction more than the best with as many islands. 0 if
   * optimal, null if the bound is zero.
   */
  readonly gap: number | null;
  /** True if the time limit ended the search; the plan is the best found by then. */
  readonly timedOut: boolean;
  readonly warnings: readonly PlanWarning[];
  /** Best plan with another order; absent if there is none. */
  readonly nextBest?: Itinerary;
  readonly explanation: Explanation;
}

export type PlanOutcome =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** No plan satisfies the request. Each relaxation was solved and has a plan. */
  | {
      readonly kind: 'infeasible';
      readonly relaxations: readonly Relaxation[];
      readonly timedOut: boolean;
      /** False if no plan was found but one may exist: too many islands or too little time. */
      readonly proven: boolean;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly PlanError[] };
