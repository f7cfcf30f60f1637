/** Types of search results in the box. */
export type SearchType = 'island' | 'activity' | 'place' | 'stay' | 'ship';

/** Kinds of named places on the page of an island. */
export const placeKinds = ['beach', 'village', 'sight', 'port'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Search result with all texts in the reader's language. */
interface SearchResult {
  id: string;
  title: string;
  type: SearchType;
  /**
   * Only islands have one in the suggestions. Other descriptions would make the index too large.
   */
  description: string;
  /** Full address with language prefix. */
  link: string;
  /** Hosted photograph; null if the chart serves as the picture. */
  image: string | null;
  /** "Island Guide", "Activity", or the kind of place. */
  category: string;
  /** Name of its island; absent for an island. */
  location?: string;
}

/** Search result with its other names. */
export interface SearchEntry extends SearchResult {
  /** Name in the other language and further names: `naxos` finds Νάξος on a Greek page. */
  alsoCalled: readonly string[];
  /** All names of its island; empty for an island. */
  alsoOn: readonly string[];
  /** SVG viewBox of its location on the chart of the archipelago. */
  chartWindow: string;
}

/**
 * Place in the index: first letters of its kinds, name, id if it differs from the slug of the name,
 * and the name in the other language if it sounds different.
 */
export type PlaceRow = readonly [kinds: string, name: string, id?: string, other?: string];

/**
 * Listing in the index: name and slug. The name in the other language is omitted: the box matches
 * names that sound alike, and the results page searches both languages.
 */
export type ListingRow = readonly [name: string, slug: string];

/** Ship in the index: name, company and other spellings, separated by `|`. A company has no company. */
export type ShipRow = readonly [name: string, company: string, others: string];

/** Island in the index with everything on it. */
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

/** Index of one language as loaded by the browser, without anything that can be derived. */
export interface SearchIndex {
  /** Address of an island with the placeholder `{slug}`. */
  readonly island: string;
  /** Addresses of an activity and a place to stay with the placeholder `{slug}`. */
  readonly activity: string;
  readonly stay: string;
  /** Address of the boats with a name, with the placeholder `{name}`. */
  readonly ship: string;
  /** SVG viewBox of the whole chart, which stands for ships. */
  readonly everywhere: string;
  readonly words: Readonly<
    Record<'island' | 'activity' | 'stay' | 'ship' | 'company' | PlaceKind, string>
  >;
  readonly ships: readonly ShipRow[];
  readonly islands: readonly IslandRow[];
}
