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
}

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
