/** A place to be marked on the interactive map. */
export interface MapPoint {
  readonly id: string;
  readonly position: { readonly lat: number; readonly lon: number };
  /** Chooses the symbol: a kind of place, or `start` for where distances are counted from. */
  readonly kind: string;
  /** Stands beside the mark where there is room. */
  readonly name: string;
  /** What a screen reader says of the mark. */
  readonly label: string;
}

export interface InteractiveMapTexts {
  /** Name of the drawing, with the keys that move it. */
  drawing: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  twoFingers: string;
  ctrlScroll: string;
  commandScroll: string;
  /** What the drawing is made from. */
  credit: string;
}

/** The name of an island, at its middle. */
export interface IslandName {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly lat: number; readonly lon: number };
}
