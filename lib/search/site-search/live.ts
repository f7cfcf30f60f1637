import type { Locale } from '@/lib/foundation/i18n/locales';
import { loadSuggester } from './load';
import { type NameFinder, type NameGroup, type NameIndex, nameFinder } from './names';
import { splitAtMatch } from './rules';
import type { Piece } from './snippet';
import type { SiteKind } from './sources/types';
import type { SearchEntry, SearchType } from './types';

/** Kinds of suggestions; the index of names has the ships as well, and finds typing errors. */
const kindOf: Readonly<Record<Exclude<SearchType, 'ship'>, SiteKind>> = {
  island: 'main',
  activity: 'activities',
  place: 'places',
  stay: 'hotels',
};

function pieces(text: string, query: string): Piece[] {
  const [before, match, after] = splitAtMatch(text, query);
  return [
    { text: before, hit: false },
    { text: match, hit: true },
    { text: after, hit: false },
  ].filter((piece) => piece.text !== '');
}

/**
 * Groups the search box's suggestions by kind, in their order, for the results page during typing.
 */
export function suggestedGroups(entries: readonly SearchEntry[], query: string): NameGroup[] {
  const shown = entries.flatMap((entry) =>
    entry.type === 'ship' ? [] : [{ ...entry, kind: kindOf[entry.type] }],
  );
  const groups = Map.groupBy(shown, ({ kind }) => kind);
  return Array.from(groups, ([kind, finds]) => ({
    kind,
    finds: finds.map(({ id, title, category, location, link }) => ({
      id,
      title: pieces(title, query),
      titleLang: undefined,
      context: location ? `${category} · ${location}` : '',
      link,
    })),
  }));
}

interface Sources {
  /** Address of the name index. */
  names: string;
  /** Address of the index for suggestions. */
  index: string;
  locale: Locale;
}

/**
 * Combines suggestions and names, suggestions first. Works with one of them if the other fails to
 * load; rejects if both fail.
 */
export async function loadLiveFinder({ names, index, locale }: Sources): Promise<NameFinder> {
  const [named, suggested] = await Promise.allSettled([
    loadNames(names, locale),
    loadSuggester(index),
  ]);
  if (named.status === 'rejected' && suggested.status === 'rejected') throw named.reason;
  return (query) => [
    ...(suggested.status === 'fulfilled' ? suggestedGroups(suggested.value(query), query) : []),
    ...(named.status === 'fulfilled' ? named.value(query) : []),
  ];
}

const loading = new Map<string, Promise<NameFinder>>();

/**
 * Loads the names from an address once per visit. Rejects if they cannot be loaded; the next call
 * tries again.
 */
export function loadNames(address: string, locale: Locale): Promise<NameFinder> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`The names answered ${response.status}`);
    return nameFinder((await response.json()) as NameIndex, locale);
  });
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
