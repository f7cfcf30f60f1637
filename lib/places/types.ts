import type { Localized } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';

/** What a place is. A further kind is added here, to the check of the table and to the messages. */
export const placeKinds = ['beach', 'village', 'sight', 'port'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** What distances are told in: kilometres and metres, or miles and feet. */
export type DistanceUnits = 'metric' | 'imperial';

/** WGS 84 degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

export interface NearbyPlace {
  /** Island and the section of its page: `naxos/beach-plaka`. */
  readonly id: string;
  readonly island: IslandSlug;
  readonly kind: PlaceKind;
  readonly name: Localized;
  readonly position: Position;
  /** Metres along a great circle from where was asked. */
  readonly metres: number;
}
