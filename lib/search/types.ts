/** What a search can find. */
export type SearchType = 'island' | 'activity' | 'place' | 'stay';

/** What stands on the page of an island under a name of its own. */
export const placeKinds = ['beach', 'village', 'sight', 'port'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** One find, ready to show: every text in the reader's language. */
interface SearchResult {
  id: string;
  title: string;
  type: SearchType;
  /** Of islands alone in the suggestions: other sentences are not worth their bytes there. */
  description: string;
  /** Full address, language prefix included. */
  link: string;
  /** A hosted photograph; null where the chart is the picture. */
  image: string | null;
  /** "Island Guide", "Activity", or what kind of place it is. */
  category: string;
  /** Its island; absent for an island. */
  location?: string;
}

/** A find, with what else it answers to. */
export interface SearchEntry extends SearchResult {
  /** The same in the other language, and what else it is called: `naxos` finds Νάξος on a Greek page. */
  alsoCalled: readonly string[];
  /** Where it lies, by all names of its island; empty for an island. */
  alsoOn: readonly string[];
  /** Where it lies on the chart of the archipelago: an SVG viewBox. */
  chartWindow: string;
}

/**
 * A place in the index: the first letters of its kinds, its name, its id where that is not the name as an address
 * spells it, and the name in the other language where it does not sound the same.
 */
export type PlaceRow = readonly [kinds: string, name: string, id?: string, other?: string];

/**
 * A place to stay or a thing to do in the index: its name and the last part of its address. Its name in
 * the other language is not there: what sounds alike is found, and the page of results knows both.
 */
export type ListingRow = readonly [name: string, slug: string];

/** An island in the index, with what there is on it. */
export interface IslandRow {
  readonly slug: string;
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly description: string;
  readonly image: string | null;
  readonly window: string;
  readonly activities: readonly ListingRow[];
  readonly stays: readonly ListingRow[];
  readonly places: readonly PlaceRow[];
}

/** All that can be found in one language, as a browser loads it: what follows from something else is left out. */
export interface SearchIndex {
  /** Address of an island, with `{slug}` in it. */
  readonly island: string;
  /** Address of a thing to do and of a place to stay, with `{slug}` in it. */
  readonly activity: string;
  readonly stay: string;
  readonly words: Readonly<Record<'island' | 'activity' | 'stay' | PlaceKind, string>>;
  readonly islands: readonly IslandRow[];
}
