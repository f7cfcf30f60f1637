import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { rank } from './site-search';
import { marked, markerFor, type Piece } from './snippet';
import { type SiteKind, siteKinds } from './sources/types';
import { addEntries, type EntryPair, emptyIndex } from './word-index';

/**
 * Entry with its names as loaded by the browser, without its text, which only the server searches.
 * `names` includes those in the other languages.
 */
export type NameRow = readonly [
  title: string,
  link: string,
  context: string,
  names: string,
  lang?: 'el',
];

/** Entries that the search box does not suggest, by kind. */
export type NameIndex = Partial<Record<SiteKind, readonly NameRow[]>>;

export interface NameFind {
  id: string;
  title: readonly Piece[];
  titleLang: 'el' | undefined;
  context: string;
  /** Address with language prefix. */
  link: string;
}

export interface NameGroup {
  kind: SiteKind;
  finds: readonly NameFind[];
}

/** Finds entries by name, grouped by kind, with the best match first. */
export type NameFinder = (query: string) => readonly NameGroup[];

/** Maximum results per kind during typing. */
const mostOfAKind = 4;

/** Prepares the names of a language for searching. */
export function nameFinder(names: NameIndex, locale: Locale): NameFinder {
  const index = emptyIndex();
  const pairs = siteKinds.flatMap((kind) =>
    (names[kind] ?? []).map(
      ([title, link, context, more, titleLang]): EntryPair => ({
        kind,
        own: {
          id: `${kind} ${link}`,
          title,
          link,
          context,
          text: '',
          alsoCalled: more.split('|'),
          ...(titleLang ? { titleLang } : {}),
        },
        others: [],
      }),
    ),
  );
  addEntries(index, pairs);
  return (query) => {
    const groups = Map.groupBy(rank(index, query).finds, ({ entry }) => entry.kind);
    return Array.from(groups, ([kind, finds]) => ({
      kind,
      finds: finds.slice(0, mostOfAKind).map(({ entry, terms }) => ({
        id: entry.id,
        title: marked(entry.title, markerFor(terms, index.forms)),
        titleLang: entry.titleLang,
        context: entry.context ?? '',
        link: localizePath(entry.link, locale),
      })),
    }));
  };
}
