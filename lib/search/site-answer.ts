import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { searchAll } from './answer';
import { islandCatalogue, searchCatalogue } from './queries';
import { maxResults } from './rules';
import { type SiteIndex, siteIndex } from './site-index';
import { type RankedEntry, rank } from './site-search';
import { marked, markerFor, type Piece, snippet } from './snippet';
import { type SiteKind, siteKinds } from './sources/types';
import type { SearchEntry } from './types';
import type { IndexedEntry } from './word-index';
import { queryTerms } from './words';

/** A find as the page shows it. */
export interface Find {
  id: string;
  kind: SiteKind;
  title: readonly Piece[];
  titleLang: 'el' | undefined;
  /** What it is, or what it is a part of. */
  context: string;
  /** A line of its text. */
  line: readonly Piece[];
  /** Language prefix included. */
  link: string;
  /** Of what lies somewhere: a hosted photograph, or the window on the chart of the archipelago. */
  picture: Pick<SearchEntry, 'image' | 'chartWindow'> | undefined;
}

export interface FindGroup {
  kind: SiteKind;
  finds: readonly Find[];
  /** How many there are; the weakest may not be among `finds`. */
  total: number;
}

export interface SiteAnswer {
  /** Of all kinds, the best first; empty where one group says it all. */
  best: readonly Find[];
  /** The one with the best find first. */
  groups: readonly FindGroup[];
  count: number;
  /** The query with its unknown words as known ones. */
  meant: string | undefined;
  /** Kinds that could not be searched. */
  away: readonly SiteKind[];
}

/** Shown of a kind: what is worse answers nobody. Of places all that have one name. */
const mostShown = (kind: SiteKind) => (kind === 'places' ? 30 : kind === 'main' ? maxResults : 12);

const mostBest = 3;

/** Islands and activities by the rule of specification section 9, and places by the same names; where it knows any. */
async function byRule(index: SiteIndex, locale: Locale, query: string) {
  const { main, places } = searchAll(await searchCatalogue(locale), query);
  const entriesOf = (found: readonly SearchEntry[]) =>
    found.flatMap(({ id }) => index.entries.get(id) ?? []);
  return { main: entriesOf(main), places: entriesOf(places) };
}

/** Everything that answers a query in a language, of every kind there is. */
export async function siteAnswer(locale: Locale, query: string): Promise<SiteAnswer> {
  const [index, catalogue] = await Promise.all([siteIndex(locale), islandCatalogue(locale)]);
  const { finds: ranking, meant } = rank(index, query);
  const ruled = await byRule(index, locale, query);
  const pictures = new Map(catalogue.map((entry) => [entry.id, entry]));
  const termsOf = new Map(ranking.map(({ entry, terms }) => [entry.id, terms]));
  const asked = queryTerms(query).map(({ term }) => term);

  const shown = (entry: IndexedEntry): Find => {
    const marker = markerFor(termsOf.get(entry.id) ?? asked, index.forms);
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
    const ofRule = kind === 'main' || kind === 'places' ? ruled[kind] : [];
    const entries =
      ofRule.length > 0
        ? ofRule
        : ranking.flatMap(({ entry }) => (entry.kind === kind ? entry : []));
    if (entries.length === 0) return [];
    const limit = mostShown(kind);
    const total = kind === 'main' ? Math.min(entries.length, limit) : entries.length;
    return [{ kind, finds: entries.slice(0, limit).map(shown), total }];
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

/** Where the best of a kind stands in a ranking. */
function placeOf(kind: SiteKind, ranking: readonly RankedEntry[]): number {
  const place = ranking.findIndex(({ entry }) => entry.kind === kind);
  return place < 0 ? ranking.length : place;
}
