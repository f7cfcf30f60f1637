import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Island } from '@/lib/records/islands/schema';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import type { Style } from '../budget/question';

/** Rows of the comparison that are sentences about each island. */
export const sentenceRows = ['season', 'walks', 'food', 'evenings', 'children', 'noCar'] as const;

export type SentenceRow = (typeof sentenceRows)[number];

/** Facts about an island for the comparison that no other record holds. */
export interface IslandTraits extends Readonly<Record<SentenceRow, Localized>> {
  /** Fewest nights, and those that we advise. */
  readonly nights: readonly [least: number, advised: number];
  /** Ids of the beaches of its record that are rock or pebble, or whose ground we do not know. */
  readonly stony: readonly string[];
}

/** Our view of two islands. */
export interface PairView {
  /** One or two sentences that answer which to choose. */
  readonly verdict: Localized;
  /** Continues ‘Choose the first island if’. */
  readonly first: Localized;
  readonly second: Localized;
}

/** Cost of a day for one of two travellers who share a room, by bus, in cents: the likely price. */
export interface DayCost {
  readonly style: Style;
  readonly may: number;
  readonly july: number;
}

/** One island in a comparison. */
export interface ComparedIsland {
  readonly island: Island;
  readonly traits: IslandTraits;
  /** The shortest way from a port of Athens. */
  readonly fromAthens: RouteFacts | undefined;
  readonly dayCosts: readonly DayCost[];
  readonly beaches: {
    readonly all: number;
    readonly sandy: number;
    /** In a strong north wind: calm, and calm with gusts or blowing sand. */
    readonly calm: number;
    readonly windy: number;
  };
}

/** Boats from one island of a comparison to the next. */
export interface WayBetween {
  readonly from: IslandSlug;
  readonly to: IslandSlug;
  /** Undefined for a way without a page of its own. */
  readonly facts: RouteFacts | undefined;
}
