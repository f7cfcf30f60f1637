import type { Character } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Pace } from '@/lib/planner/solver/request';
import type { IsoDate } from '@/lib/time/types';
import type { Length } from '../understand/amounts';
import type { PlaceId } from '../understand/place-names';
import type { BoatWishes } from '../understand/tastes';

/** An island of a trip. */
export interface Wanted {
  readonly nights?: readonly [least: number, most: number];
  readonly maybe?: boolean;
}

/** When a trip begins: a day, or some time within a month or season, of which the day is still open. */
export interface Begin {
  readonly first: IsoDate;
  /** Where the end was told as well. */
  readonly last?: IsoDate;
  readonly open?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Chosen by us within what was said. */
  readonly isOurs?: boolean;
}

/** Everything somebody has said of a trip so far. */
export interface TripState {
  readonly isAsked: boolean;
  readonly begin?: Begin;
  readonly length?: Length;
  readonly start?: PlaceId;
  readonly end?: PlaceId;
  readonly flyIn?: PlaceId;
  readonly flyOut?: PlaceId;
  readonly flight?: { readonly date?: IsoDate; readonly clock?: string };
  readonly wants: ReadonlyMap<IslandSlug, Wanted>;
  readonly avoids: ReadonlySet<IslandSlug>;
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
  /** Nights on islands of our choice beside those that were named. */
  readonly othersNights?: number;
  /** No more boats, which is to say ways from place to place, than these. */
  readonly mostBoats?: number;
  readonly isNear?: boolean;
  /** Lands in Athens too late for a boat of that day. */
  readonly landsLate?: boolean;
  /** Islands beside those that were named are welcome. */
  readonly isOpen?: boolean;
  /** Places beyond the Cyclades that were named last. */
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
  outside: [],
};

/** What of an earlier plan a correction leans on. */
export interface PlanBefore {
  readonly stays: readonly { readonly island: IslandSlug; readonly nights: number }[];
}
