import 'server-only';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { searchCatalogue } from './queries';
import { type Catalogue, find } from './ranking';
import { maxResults } from './rules';
import { type SiteIndex, siteIndex } from './site-index';
import { type RankedEntry, rank } from './site-search';
import { marked, markerFor, type Piece, snippet } from './snippet';
import { type SiteKind, siteKinds } from './sources/types';
import type { SearchEntry } from './types';
import type { IndexedEntry } from './word-index';
import { queryTerms } from './words';

/**
 * Maximum characters of a query, longer than any name. The rest of an address is neither searched
 * nor shown.
 */
const longestQuery = 80;
/** Maximum places on the results page, more than share one name. */
const mostPlaces = 30;

/** Reads the query from the parameter `q`: on one line, without invisible characters. */
export function readQuery(query: RawQuery): string {
  const typed = (firstValue(query.q) ?? '').slice(0, 10 * longestQuery);
  const line = typed.replace(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(line).slice(0, longestQuery).join('').trim();
}

/**
 * Results for the results page: at most {@link maxResults} islands and activities, as specified,
 * and all places with that name.
 */
export function searchAll(
  catalogue: Catalogue,
  query: string,
): { main: SearchEntry[]; places: SearchEntry[] } {
  const { main, places } = find(catalogue, query);
  return {
    main: main.slice(0, maxResults).map(({ entry }) => entry),
    places: places.slice(0, mostPlaces).map(({ entry }) => entry),
  };
}

/** Search result as the page shows it. */
export interface Find {
  id: string;
  kind: SiteKind;
  title: readonly Piece[];
  titleLang: 'el' | undefined;
  /** Category, or the whole that it belongs to. */
  context: string;
  /** Snippet of its text. */
  line: readonly Piece[];
  /** Address with language prefix. */
  link: string;
  /** Picture of a place: a hosted photograph or a window on the chart of the archipelago. */
  picture: Pick<SearchEntry, 'image' | 'chartWindow'> | undefined;
}

export interface FindGroup {
  kind: SiteKind;
  finds: readonly Find[];
  /** Total number of results. The weakest may be missing from `finds`. */
  total: number;
}

export interface SiteAnswer {
  /** Best results of all kinds; empty if there is only one group. */
  best: readonly Find[];
  /** Groups by their best result. */
  groups: readonly FindGroup[];
  count: number;
  /** Query with unknown words replaced by known ones. */
  meant: string | undefined;
  /** Kinds that could not be searched. */
  away: readonly SiteKind[];
}

/** Maximum results shown per kind. More places are shown, because all with one name count. */
const mostShown = (kind: SiteKind) => (kind === 'places' ? 30 : 12);

const mostBest = 3;

/** Results of each kind, best first. */
type Finds = ReadonlyMap<SiteKind, readonly IndexedEntry[]>;

/**
 * Chooses the results per kind. Islands, activities and places follow the rule of specification
 * section 9 if it finds any. In any case there are at most six islands and activities, islands
 * first.
 */
function byKind(
  index: SiteIndex,
  catalogue: Catalogue,
  query: string,
  ranking: readonly RankedEntry[],
): Finds {
  const { main, places } = searchAll(catalogue, query);
  const entriesOf = (found: readonly SearchEntry[]) =>
    found.flatMap(({ id }) => index.entries.get(id) ?? []);
  const ruled = Map.groupBy(entriesOf([...main, ...places]), ({ kind }) => kind);
  const ranked = Map.groupBy(
    ranking.map(({ entry }) => entry),
    ({ kind }) => kind,
  );
  const chosen = (kind: SiteKind, isRuled: boolean) => (isRuled ? ruled : ranked).get(kind) ?? [];
  const islands = chosen('main', main.length > 0).slice(0, maxResults);
  return new Map<SiteKind, readonly IndexedEntry[]>([
    ...ranked,
    ['main', islands],
    ['activities', chosen('activities', main.length > 0).slice(0, maxResults - islands.length)],
    ['places', chosen('places', places.length > 0)],
  ]);
}

/** First of the pages of a list that the site has. */
function leadOf(index: SiteIndex, pages: readonly string[]): IndexedEntry | undefined {
  const byLink = new Map(index.entries.values().map((entry) => [entry.link, entry]));
  return pages.flatMap((page) => byLink.get(page) ?? [])[0];
}

/**
 * Searches everything in a language. `leads` are the addresses of pages that the search means, without language prefix,
 * the best first; the first that exists leads the results.
 */
export async function siteAnswer(
  locale: Locale,
  query: string,
  leads: readonly string[] = [],
): Promise<SiteAnswer> {
  const [index, catalogue] = await Promise.all([siteIndex(locale), searchCatalogue(locale)]);
  const { finds, meant } = rank(index, query);
  const lead = leadOf(index, leads);
  const ranking = lead
    ? [
        {
          entry: lead,
          worth: Number.POSITIVE_INFINITY,
          terms: queryTerms(query).map(({ term }) => term),
        },
        ...finds.filter(({ entry }) => entry !== lead),
      ]
    : finds;
  const found = byKind(index, catalogue, query, ranking);
  const pictures = new Map(catalogue.map(({ entry }) => [entry.id, entry]));
  const termsOf = new Map(ranking.map(({ entry, terms }) => [entry.id, terms]));
  const typedTerms = queryTerms(query).map(({ term }) => term);

  const shown = (entry: IndexedEntry): Find => {
    const marker = markerFor(termsOf.get(entry.id) ?? typedTerms, index.forms);
    return {
      id: entry.id,
      kind: entry.kind,
      title: marked(entry.title, marker),
      titleLang: entry.titleLang,
      context: entry.context ?? '',
      line: snippet(entry.text, marker),
      link: localizePath(entry.link, locale),
      picture: pictures.get(entry.id),
    };
  };
  const groups = siteKinds.flatMap((kind) => {
    const entries = found.get(kind) ?? [];
    if (entries.length === 0) return [];
    return [{ kind, finds: entries.slice(0, mostShown(kind)).map(shown), total: entries.length }];
  });
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return {
    best: groups.length > 1 ? ranking.slice(0, mostBest).map(({ entry }) => shown(entry)) : [],
    groups: groups.toSorted((a, b) => placeOf(a.kind, ranking) - placeOf(b.kind, ranking)),
    count,
    meant,
    away: index.away,
  };
}

/** Position of the best result of a kind in a ranking. */
function placeOf(kind: SiteKind, ranking: readonly RankedEntry[]): number {
  const place = ranking.findIndex(({ entry }) => entry.kind === kind);
  return place < 0 ? ranking.length : place;
}
