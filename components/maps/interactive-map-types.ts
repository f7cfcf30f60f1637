import type { LonLat } from '@/lib/foundation/geo/projection';

/** A marker on the interactive map. */
export interface MapPoint {
  readonly id: string;
  readonly position: { readonly lat: number; readonly lon: number };
  /** Shown beside the marker if there is room; empty for a marker that needs no name. */
  readonly name: string;
  /** Accessible name of the marker. */
  readonly label: string;
  /** Number in the list beside the map; row and marker are highlighted together (`data-n`). */
  readonly number?: number | undefined;
  /** Shown beside the marker if the name has no room. */
  readonly short?: string | undefined;
  /** True if only for the pointer: the list beside the map serves keyboard and screen reader. */
  readonly quiet?: boolean | undefined;
  /** Points to show when it is chosen, if more than its position. */
  readonly extent?: readonly LonLat[] | undefined;
}

/** A sea route. */
export interface MapLine {
  readonly id: string;
  readonly points: readonly LonLat[];
}

/** Centre and zoom of the map. */
export interface MapView {
  readonly zoom: number;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Reason why there is no map: `drawing` if the browser cannot draw it, `ground` if its data did not
 * load.
 */
export type MapFailure = 'drawing' | 'ground';

/** Place from which distances are measured. */
export interface MapStart extends MapPoint {
  readonly kind: 'port' | 'person';
}

/** A place drawn as a dot, without a marker. */
export interface MapDot {
  readonly id: string;
  readonly position: MapPoint['position'];
}

/** Part of the map, in degrees. */
export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
