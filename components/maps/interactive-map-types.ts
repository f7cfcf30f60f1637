import type { LonLat } from '@/lib/geo/projection';

/** A place to be marked on the interactive map. */
export interface MapPoint {
  readonly id: string;
  readonly position: { readonly lat: number; readonly lon: number };
  /** What stands beside the mark where there is room; nothing for a mark that says enough by itself. */
  readonly name: string;
  /** What a screen reader says of the mark. */
  readonly label: string;
  /** The number it has in the list beside the map: row and mark light up together (`data-n`). */
  readonly number?: number | undefined;
  /** Stands beside the mark where the name has no room. */
  readonly short?: string | undefined;
  /** For the pointer alone: the list beside the map has the same for keyboard and screen reader. */
  readonly quiet?: boolean | undefined;
  /** What the map shows of it when it is chosen, where that is more than its position. */
  readonly extent?: readonly LonLat[] | undefined;
}

/** A way over the water. */
export interface MapLine {
  readonly id: string;
  readonly points: readonly LonLat[];
}

/** What a map looks at. */
export interface MapView {
  readonly zoom: number;
  readonly lat: number;
  readonly lon: number;
}

/** Why there is no map: the browser cannot draw it, or what it is drawn from did not arrive. */
export type MapFailure = 'drawing' | 'ground';

/** Where distances are counted from. */
export interface MapStart extends MapPoint {
  readonly kind: 'port' | 'person';
}

/** A place without a mark of its own: a dot. */
export interface MapDot {
  readonly id: string;
  readonly position: MapPoint['position'];
}

/** A part of the map, degrees. */
export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
