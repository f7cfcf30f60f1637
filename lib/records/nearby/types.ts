import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';

/** Kinds of places in the island records: rows of the table `places`, whose check has the same words. */
export const recordKinds = ['beach', 'village', 'sight', 'port'] as const;

/** Kinds of nearby places. A further kind is added here, to `nearby_places()` and to the messages. */
export const placeKinds = [...recordKinds, 'hotel', 'activity'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** Units of distances: kilometres and metres, or miles and feet. */
export type DistanceUnits = 'metric' | 'imperial';

/** WGS 84 degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

export interface NearbyPlace {
  /**
   * Island and the section of its page, `naxos/beach-plaka`; of a listing the folder of its address and its slug,
   * `hotels/naxos-windmill`.
   */
  readonly id: string;
  readonly island: IslandSlug;
  readonly kind: PlaceKind;
  readonly name: Localized;
  readonly position: Position;
  /** Metres along a great circle from the starting point. */
  readonly metres: number;
}
