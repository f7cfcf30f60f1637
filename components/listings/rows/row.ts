/** The price of a season, as one of four steps. A tuple, because a page has a hundred of them. */
export type SeasonStep = readonly [
  /** `Jun, Sep`. */
  label: string,
  /** `€88`, or the word for a price nobody knows. */
  price: string,
  /** Of the dearest season, 0 to 1; 0 where there is no price. */
  height: number,
];

/** A square of a chart around a place. */
export interface Locator {
  /** Address of the artwork. */
  readonly file: string;
  /** Pixels of the artwork: left, top, side. */
  readonly window: readonly [left: number, top: number, side: number];
  /** Where the place is in it, per cent. */
  readonly at: readonly [x: number, y: number];
}

/**
 * A listing as the register shows it: finished words of the page's language. What a kind has nothing to say of
 * stays away; all kinds are drawn by the same row.
 */
export interface ListingRow {
  readonly slug: string;
  /** Full address, language and carried dates included. */
  readonly href: string;
  readonly name: string;
  /** What it is: `Rooms to let · Two keys`. */
  readonly about: string;
  /** Where: `Old Market, Naxos`. */
  readonly where: string;
  readonly summary: string;
  /** The words `Sample listing`, where it is one. */
  readonly sample?: string | undefined;
  /** The big number, and what it is for: `from €48`, `a night for two`. */
  readonly price: readonly [text: string, unit: string];
  readonly steps?: readonly SeasonStep[] | undefined;
  /** `8.7`, and `146 ratings`. */
  readonly rating?: readonly [score: string, count: string] | undefined;
  /** What decides, in order: minutes on foot, length, wind. */
  readonly facts: readonly string[];
  /** What it has, as words with commas. */
  readonly words?: string | undefined;
  readonly locator?: Locator | undefined;
  /** What it is drawn as, where it has no place: an id of the sheet of drawings on the page. */
  readonly drawing?: string | undefined;
  /** A hosted picture, in the locator's place. */
  readonly image?: string | undefined;
  /** Islands it is on, for the chart. */
  readonly islands: readonly string[];
  readonly position?: { readonly lat: number; readonly lon: number } | undefined;
}
