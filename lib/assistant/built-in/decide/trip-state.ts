import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Character } from '@/lib/records/islands/schema';
import type { Pace } from '@/lib/sea/planner/problem/request';
import type { Length } from '../understand/amounts';
import type { AthensNights } from '../understand/athens-nights';
import type { NightRule } from '../understand/night-rules';
import type { PlaceId } from '../understand/place-names';
import type { Subject } from '../understand/subjects';
import type { BoatWishes } from '../understand/tastes';

/** Wish for an island. */
export interface Wanted {
  readonly nights?: readonly [least: number, most: number];
  readonly maybe?: boolean;
}

/** Beginning of a trip: a day, or an open day within a month or season. */
export interface Begin {
  readonly first: IsoDate;
  /** Set if the end was given too. */
  readonly last?: IsoDate;
  readonly open?: { readonly from: IsoDate; readonly to: IsoDate };
  /** True if we chose the day. */
  readonly isOurs?: boolean;
}

/** Everything the traveller has said about a trip so far. */
export interface TripState {
  readonly isAsked: boolean;
  readonly begin?: Begin;
  readonly length?: Length;
  /** The length is our suggestion. */
  readonly isUsualLength?: boolean;
  readonly start?: PlaceId;
  readonly end?: PlaceId;
  readonly flyIn?: PlaceId;
  readonly flyOut?: PlaceId;
  readonly flight?: { readonly date?: IsoDate; readonly clock?: string };
  readonly wants: ReadonlyMap<IslandSlug, Wanted>;
  readonly avoids: ReadonlySet<IslandSlug>;
  /** Islands to visit before and after all others. */
  readonly firstIsland?: IslandSlug;
  readonly lastIsland?: IslandSlug;
  /** Islands to visit in exactly this order. */
  readonly order?: readonly IslandSlug[];
  /** The order is only that of a list with nights, and ends with the list. */
  readonly isListed?: boolean;
  /** Subjects on which the traveller needs to know something: a dog, a wheelchair. */
  readonly subjects: readonly Subject[];
  readonly adults?: number;
  readonly children: readonly number[];
  readonly style?: 'simple' | 'middle' | 'fine';
  readonly budgetCents?: number;
  readonly budgetEach?: boolean;
  readonly budgetPerDay?: boolean;
  readonly isCheapest?: boolean;
  readonly isLeastSea?: boolean;
  readonly pace?: Pace;
  readonly likes: readonly Character[];
  readonly dislikes: readonly Character[];
  readonly boats: BoatWishes;
  readonly count?: readonly [number, number];
  /** Relations between the nights of the islands. */
  readonly nightRules?: readonly NightRule[];
  /** Nights in Athens, which are no nights of the plan. */
  readonly athens?: AthensNights;
  /** Islands that were exchanged for others, each with the other. */
  readonly swapped?: ReadonlyMap<IslandSlug, IslandSlug>;
  /** Total nights on islands of our choice. */
  readonly othersNights?: number;
  /** Islands of our choice have, or have no, airport. */
  readonly air?: 'with' | 'without';
  /** Maximum number of boat legs. */
  readonly mostBoats?: number;
  readonly isNear?: boolean;
  /** Time of the landing on the first day, `HH:MM`. */
  readonly landing?: string;
  /** Latest time at the end on the last day, `HH:MM`. */
  readonly by?: string;
  /** The landing in Athens is too late for a boat of the same day. */
  readonly landsLate?: boolean;
  /** True if further islands are welcome. */
  readonly isOpen?: boolean;
  /** Places outside the Cyclades in the last message. */
  readonly outside: readonly string[];
}

export const emptyTrip: TripState = {
  isAsked: false,
  wants: new Map(),
  avoids: new Set(),
  children: [],
  likes: [],
  dislikes: [],
  boats: {},
  subjects: [],
  outside: [],
};

/** Parts of the previous plan that a correction refers to. */
export interface PlanBefore {
  readonly stays: readonly { readonly island: IslandSlug; readonly nights: number }[];
}
