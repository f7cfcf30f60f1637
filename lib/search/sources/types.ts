import type { Locale } from '@/lib/i18n/locales';

/** What the results page groups by, in the order in which groups of equal worth stand. */
export const siteKinds = [
  'main',
  'places',
  'activities',
  'hotels',
  'tools',
  'guides',
  'help',
  'ferryGuide',
  'resources',
  'posts',
  'culinary',
  'phrases',
  'about',
] as const;

export type SiteKind = (typeof siteKinds)[number];

/** Something with an address that can be found, in one language. */
export interface SiteEntry {
  /** The same in both languages, and of nothing else: a find answers to its words in the other language, too. */
  id: string;
  title: string;
  /** What it is a part of: the guide of a section, the island of a beach. Searched, and shown beside the title. */
  context?: string;
  /** Running text without marks; empty where the title says it all. */
  text: string;
  /** What else it is called or is about. Searched as a name, not shown. */
  alsoCalled?: readonly string[];
  /** Site path without language prefix, with the fragment of the very place. */
  link: string;
  /** Of one of many alike, such as the beaches in each island's guide: for who names its context. */
  oneOfMany?: true;
  /** Set where the title is Greek on the English page too. */
  titleLang?: 'el';
}

/** The finds of one kind: what a new kind of record brings to join the search. */
export interface SearchSource {
  readonly kind: SiteKind;
  /** All of them in a language. Undefined while the backend that has them does not answer. */
  readonly entries: (locale: Locale) => Promise<readonly SiteEntry[] | undefined>;
  /**
   * For records that change while the site runs: says in which state they are, and is asked for each search,
   * so it must be a cached read. Undefined while nothing is known of them. Absent for what only a build changes.
   */
  readonly state?: () => Promise<string | undefined>;
}

/** The words of a slug: written for addresses, they say in English what a text is about. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ');
