import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { rank } from './site-search';
import { marked, markerFor, type Piece } from './snippet';
import { type SiteKind, siteKinds } from './sources/types';
import { addEntries, type EntryPair, emptyIndex } from './word-index';

/**
 * A find by its names, as a browser loads it: without its text, which the server searches. `names` are those in the
 * other language too.
 */
export type NameRow = readonly [
  title: string,
  link: string,
  context: string,
  names: string,
  lang?: 'el',
];

/** What the box does not suggest by itself, by kind. */
export type NameIndex = Partial<Record<SiteKind, readonly NameRow[]>>;

export interface NameFind {
  id: string;
  title: readonly Piece[];
  titleLang: 'el' | undefined;
  context: string;
  /** Language prefix included. */
  link: string;
}

export interface NameGroup {
  kind: SiteKind;
  finds: readonly NameFind[];
}

/** What answers a query by its names, by kind, the kind with the best find first. */
export type NameFinder = (query: string) => readonly NameGroup[];

/** Finds of a kind that are shown while one types. */
const mostOfAKind = 4;

/** Makes the names of a language ready to be searched. */
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
        other: undefined,
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
