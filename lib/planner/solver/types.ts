import type { IslandSlug } from '../../islands/slugs.ts';
import type { Instant, IsoDate } from '../../time/types.ts';
import type { Journey } from '../../timetable/types.ts';

/** Its days are those of the nights: see lib/time/nights.ts. */
export interface Stay {
  readonly island: IslandSlug;
  readonly arrive: IsoDate;
  readonly leave: IsoDate;
  readonly nights: number;
}

/** One more leg than stays: from the start, between islands, to the end. */
export interface PlanLeg {
  readonly from: 'start' | IslandSlug;
  readonly to: 'end' | IslandSlug;
  /** The day it counts to: a boat that leaves before 05:00 counts to the one before. */
  readonly date: IsoDate;
  /** Null where gateway and island are one place and no boat is needed. */
  readonly journey: Journey | null;
  /** For the party, vehicle included; null where a fare is unknown. */
  readonly cents: number | null;
  readonly seaMinutes: number;
  /** By road between an airport and the port. */
  readonly roadMinutes: number;
  readonly early: boolean;
  readonly late: boolean;
  readonly locked: boolean;
}

/** What the optimum is made of, cents of generalised cost for the party. */
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
  /** For the party, vehicle included; null where a fare is unknown. */
  readonly cents: number | null;
  readonly seaMinutes: number;
  readonly nights: number;
  readonly boats: number;
  readonly transfers: number;
  readonly earlyMornings: number;
  readonly lateArrivals: number;
}

/** The stays and legs of one order, priced. */
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
  | { readonly code: 'last-boat-before-flight'; readonly leg: number; readonly departure: Instant }
  /** Less than half an hour more than the port asks for between two boats. */
  | {
      readonly code: 'tight-connection';
      readonly leg: number;
      readonly port: string;
      readonly minutes: number;
    }
  /** Leaves by day and arrives when the night is gone. */
  | { readonly code: 'overnight'; readonly leg: number }
  /** Leaves between midnight and 05:00: the night before is none on the island. */
  | { readonly code: 'leaves-at-night'; readonly leg: number }
  /** Arrives between 01:30 and 05:00: what is left of that night is none. */
  | { readonly code: 'night-lost'; readonly leg: number }
  | { readonly code: 'unused-days'; readonly before: number; readonly after: number }
  | { readonly code: 'unknown-fare'; readonly leg: number };

export type WishName = 'fewEarlyMornings' | 'noLateArrivals' | 'pace';

/** A change of the request that was solved, and helps. */
export type Relaxation =
  | { readonly change: 'longer-range'; readonly days: number }
  | { readonly change: 'fewer-nights'; readonly island: IslandSlug; readonly minNights: number }
  | { readonly change: 'drop-island'; readonly island: IslandSlug }
  | { readonly change: 'choose-fewer'; readonly choose: number }
  | { readonly change: 'free-order' }
  | { readonly change: 'drop-lock'; readonly lock: number }
  | { readonly change: 'without-vehicle' }
  | { readonly change: 'without-restrictions' }
  | { readonly change: 'shorter-buffer'; readonly bufferMinutes: number };

export interface Explanation {
  /** The best plan with another order; absent where there is none. */
  readonly nextBest?: {
    readonly order: readonly IslandSlug[];
    /** More than the plan costs, and by which terms. */
    readonly extraCost: number;
    readonly difference: Terms;
  };
  /**
   * What leaving out an island would save, dearest first; negative where it would cost. Where an order
   * was asked for, or there are too many islands to weigh all, the others keep theirs.
   */
  readonly withoutIsland: readonly { readonly island: IslandSlug; readonly saves: number }[];
  /** What each wish costs: the plan against the best one found without the wish. */
  readonly wishCosts: readonly {
    readonly wish: WishName;
    readonly extraCents: number | null;
    readonly extraSeaMinutes: number;
  }[];
  /** Wishes the plan breaks, with the legs that do and what would mend it. */
  readonly unmetWishes: readonly {
    readonly wish: WishName;
    readonly legs: readonly number[];
    readonly relaxations: readonly Relaxation[];
  }[];
  /**
   * False where the time ran out before all of it was asked, or a comparison was answered by local search: something
   * may be missing, and islands and wishes may cost more than is said.
   */
  readonly complete: boolean;
}

export interface Plan extends Itinerary {
  readonly order: readonly IslandSlug[];
  /** No order and no dates are better: proven. */
  readonly optimal: boolean;
  /**
   * The plan costs at most this fraction more than the best with as many islands; 0 when optimal, null
   * where the time was up before all legs were known, or the plan may be free of cost.
   */
  readonly gap: number | null;
  /** The time limit ended the search; the plan is the best found. */
  readonly timedOut: boolean;
  readonly warnings: readonly PlanWarning[];
  readonly nextBest?: Itinerary;
  readonly explanation: Explanation;
}

/** Fields of a request that can be wrong. */
export type PlanField =
  | 'start'
  | 'end'
  | 'firstDay'
  | 'lastDay'
  | 'islands'
  | 'choose'
  | 'order'
  | 'locks'
  | 'wishes'
  | 'restrictions'
  | 'flight'
  | 'party';

export type PlanErrorCode =
  | 'unknown-place'
  | 'not-a-date'
  | 'end-before-start'
  | 'range-too-long'
  | 'outside-timetable'
  | 'no-islands'
  | 'too-many-islands'
  | 'unknown-island'
  | 'same-island-twice'
  | 'nights-out-of-range'
  | 'min-above-max'
  | 'too-many-nights'
  | 'choose-out-of-range'
  | 'order-does-not-match'
  | 'lock-does-not-match'
  | 'unknown-trip'
  | 'flight-elsewhere'
  | 'not-a-time'
  | 'weight-out-of-range'
  | 'before-not-later'
  | 'party-out-of-range'
  | 'unknown-class';

export interface PlanError {
  readonly field: PlanField;
  readonly code: PlanErrorCode;
  /** Which of `islands` or `locks`. */
  readonly index?: number;
}

export interface SolveOptions {
  /** Milliseconds of a clock that goes forward; `performance.now` in the app. */
  readonly now: () => number;
  /** 2000 unless told. */
  readonly limitMs?: number;
}

export type PlanOutcome =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** No plan keeps to the request. Each relaxation was solved and gives one. */
  | {
      readonly kind: 'infeasible';
      readonly relaxations: readonly Relaxation[];
      readonly timedOut: boolean;
      /** False where no plan was found, but one may exist: too many islands or too little time. */
      readonly proven: boolean;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly PlanError[] };
