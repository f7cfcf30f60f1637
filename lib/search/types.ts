/** What a search can find. */
type SearchType = 'island' | 'activity';

/** One find, ready to show: every text in the reader's language. */
interface SearchResult {
  id: string;
  title: string;
  type: SearchType;
  description: string;
  /** Full address, language prefix included. */
  link: string;
  /** A hosted photograph; null where the chart is the picture. */
  image: string | null;
  /** "Island Guide" or "Activity". */
  category: string;
  /** The island of an activity; absent for an island. */
  location?: string;
}

/** A find, with what else it answers to. */
export interface SearchEntry extends SearchResult {
  /** The same names in the other language: `naxos` finds Νάξος on a Greek page. */
  alsoCalled: string;
  /** Where it lies on the chart of the archipelago: an SVG viewBox. */
  chartWindow: string;
}
