import type { Locale } from '@/lib/foundation/i18n/locales';

/** Groups of the results page, in the order used for equal scores. */
export const siteKinds = [
  'main',
  'places',
  'activities',
  'hotels',
  'tools',
  'ships',
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

/** Searchable entry with its own address, in one language. */
export interface SiteEntry {
  /** Unique id, the same in both languages, so that words in the other language also match. */
  id: string;
  title: string;
  /**
   * The whole that it belongs to, such as the guide of a section or the island of a beach.
   * Searched, and shown next to the title.
   */
  context?: string;
  /** Plain text without markup; empty if the title suffices. */
  text: string;
  /** Other names and subjects. Searched like names, not shown. */
  alsoCalled?: readonly string[];
  /** Words that travellers use for its subject. Searched like the text, not shown. */
  words?: string;
  /** Site path without language prefix, with the fragment of the section. */
  link: string;
  /**
   * Marks one of many similar entries, such as the beaches in each island's guide. It ranks lower
   * unless the query names its context.
   */
  oneOfMany?: true;
  /** Set if the title is Greek on the English page too. */
  titleLang?: 'el';
}

/** Entries of one kind. New kinds of records implement this to join the search. */
export interface SearchSource {
  readonly kind: SiteKind;
  /** Returns all entries in a language, or undefined while their backend is unavailable. */
  readonly entries: (locale: Locale) => Promise<readonly SiteEntry[] | undefined>;
  /**
   * Version of records that change at runtime. Read for each search, so it must be cached.
   * Undefined while the version is unknown. Absent if only a build changes the records.
   */
  readonly state?: () => Promise<string | undefined>;
}

/** Words of a slug. They name the subject of a text in English. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ');
