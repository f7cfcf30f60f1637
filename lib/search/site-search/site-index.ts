import 'server-only';
import { setImmediate as pause, setTimeout } from 'node:timers/promises';
import { type Locale, otherLocales } from '@/lib/foundation/i18n/locales';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { exampleQuestions } from './example-questions';
import type { NameIndex, NameRow } from './names';
import { searchSources } from './sources';
import type { SearchSource, SiteEntry, SiteKind } from './sources/types';
import { addEntries, emptyIndex, removeEntries, type WordIndex } from './word-index';

/** Search index with the version of each source. */
export interface SiteIndex extends WordIndex {
  /** Ids and version of the entries of each source, by its place in the list. */
  readonly held: Map<number, { state: string | undefined; ids: readonly string[] }>;
  /** Kinds whose records could never be read so far. */
  away: SiteKind[];
}

/** Entries indexed at a time, some milliseconds of work, before other requests get their turn. */
const pausedAfter = 2;

/** Replaces the entries of a source in the index. */
async function take(index: SiteIndex, source: SearchSource, locale: Locale, state?: string) {
  const [own, ...others] = await Promise.all(
    [locale, ...otherLocales(locale)].map((one) => source.entries(one)),
  );
  if (!own) return false;
  const byId = Map.groupBy(
    others.flatMap((entries) => entries ?? []),
    ({ id }) => id,
  );
  const at = searchSources.indexOf(source);
  const gone = new Set(index.held.get(at)?.ids);
  index.held.set(at, { state, ids: own.map(({ id }) => id) });
  const pairs = own.map((entry) => ({
    kind: source.kind,
    own: entry,
    others: byId.get(entry.id) ?? [],
    questions: exampleQuestions(entry.link),
  }));
  for (let from = 0; from < pairs.length; from += pausedAfter) {
    if (from > 0) await pause();
    const next = pairs.slice(from, from + pausedAfter);
    // Replaces entry by entry, so that concurrent searches find either the old or the new one.
    removeEntries(
      index,
      next.flatMap(({ own: { id } }) => (gone.delete(id) ? id : [])),
    );
    addEntries(index, next);
  }
  removeEntries(index, [...gone]);
  return true;
}

/** Updates the records that change. Keeps the last ones while the backend is unavailable. */
async function refresh(index: SiteIndex, locale: Locale): Promise<void> {
  const away: SiteKind[] = [];
  for (const source of searchSources) {
    if (!source.state) continue;
    const held = index.held.get(searchSources.indexOf(source));
    const state = await source.state();
    const isCurrent = state !== undefined && held?.state === state;
    const isThere =
      isCurrent || (state !== undefined && (await take(index, source, locale, state)));
    if (!isThere && !held) away.push(source.kind);
  }
  index.away = away;
}

async function build(locale: Locale): Promise<SiteIndex> {
  const index: SiteIndex = {
    ...emptyIndex(),
    held: new Map(),
    away: searchSources.flatMap(({ state, kind }) => (state ? kind : [])),
  };
  for (const source of searchSources) {
    if (!source.state) await take(index, source, locale);
  }
  return index;
}

/** Indexes, and their refreshes: pages and routes of the API search the same. */
const indexes = oncePerProcess('search-indexes', () => ({
  building: new Map<Locale, Promise<SiteIndex>>(),
  refreshing: new Map<Locale, Promise<void>>(),
}));
/** Milliseconds a search waits for a slow backend. What is read later serves the next search. */
const patienceMs = 500;

/**
 * Returns the search index of a language. Built once per process; records that change are
 * refreshed.
 */
export async function siteIndex(locale: Locale): Promise<SiteIndex> {
  const { building, refreshing } = indexes;
  const making = building.get(locale) ?? build(locale);
  building.set(locale, making);
  making.catch(() => building.delete(locale));
  const index = await making;
  // Concurrent searches do not read the same records twice.
  const run =
    refreshing.get(locale) ?? refresh(index, locale).finally(() => refreshing.delete(locale));
  refreshing.set(locale, run);
  await Promise.race([run, setTimeout(patienceMs, undefined, { ref: false })]);
  return index;
}

/** Kinds that the search box's own index contains. */
const suggested = new Set<SiteKind>(['main', 'places', 'activities', 'hotels']);

function row(own: SiteEntry, others: readonly SiteEntry[]): NameRow {
  const named = others.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]);
  const names = [...(own.alsoCalled ?? []), ...named];
  const more = [...new Set(names)].filter((name) => name && name !== own.title).join('|');
  const basic = [own.title, own.link, own.context ?? '', more] as const;
  return own.titleLang ? [...basic, own.titleLang] : basic;
}

/** Names of everything except islands, places and listings, for the results page during typing. */
export async function nameIndex(locale: Locale): Promise<NameIndex> {
  const names: Record<string, NameRow[]> = {};
  for (const { kind, entries } of searchSources) {
    if (suggested.has(kind)) continue;
    const [own, ...others] = await Promise.all([locale, ...otherLocales(locale)].map(entries));
    const byId = Map.groupBy(
      others.flatMap((found) => found ?? []),
      ({ id }) => id,
    );
    const rows = (own ?? []).map((one) => row(one, byId.get(one.id) ?? []));
    names[kind] = [...(names[kind] ?? []), ...rows];
  }
  return names;
}
