import 'server-only';
import { setImmediate as pause, setTimeout } from 'node:timers/promises';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { searchSources } from './sources';
import type { SearchSource, SiteKind } from './sources/types';
import { addEntries, emptyIndex, removeEntries, type WordIndex } from './word-index';

/** Everything that can be found, and what of it is held. */
export interface SiteIndex extends WordIndex {
  /** By source, the ids of its entries and the state they are of. */
  readonly held: Map<SearchSource, { state: string | undefined; ids: readonly string[] }>;
  /** Kinds whose records cannot be read at the moment and never were. */
  away: SiteKind[];
}

/** Entries of which the words are taken at once, before whoever asks something else is answered: some milliseconds of work. */
const pausedAfter = 2;

/** Puts the entries of a source into the index in place of those it had. */
async function take(index: SiteIndex, source: SearchSource, locale: Locale, state?: string) {
  const [own, others] = await Promise.all([
    source.entries(locale),
    source.entries(otherLocale(locale)),
  ]);
  if (!own) return false;
  const byId = new Map(others?.map((entry) => [entry.id, entry]));
  const gone = new Set(index.held.get(source)?.ids);
  index.held.set(source, { state, ids: own.map(({ id }) => id) });
  const pairs = own.map((entry) => ({ kind: source.kind, own: entry, other: byId.get(entry.id) }));
  for (let from = 0; from < pairs.length; from += pausedAfter) {
    if (from > 0) await pause();
    const next = pairs.slice(from, from + pausedAfter);
    // Each in place of what it was: whoever searches meanwhile finds the one or the other.
    removeEntries(
      index,
      next.flatMap(({ own: { id } }) => (gone.delete(id) ? id : [])),
    );
    addEntries(index, next);
  }
  removeEntries(index, [...gone]);
  return true;
}

/** Brings the records that change up to date; keeps what was read last while the backend is away. */
async function refresh(index: SiteIndex, locale: Locale): Promise<void> {
  const away: SiteKind[] = [];
  for (const source of searchSources) {
    if (!source.state) continue;
    const held = index.held.get(source);
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

const building = new Map<Locale, Promise<SiteIndex>>();
/** A search does not wait longer for a backend that hangs: what it read in the end is there for the next. */
const patienceMs = 500;
/** Searches at the same time must not take the same records twice. */
const refreshing = new Map<Locale, Promise<void>>();

/** All that can be found in a language: made once in a process, but for records that change while it runs. */
export async function siteIndex(locale: Locale): Promise<SiteIndex> {
  const making = building.get(locale) ?? build(locale);
  building.set(locale, making);
  making.catch(() => building.delete(locale));
  const index = await making;
  const run =
    refreshing.get(locale) ?? refresh(index, locale).finally(() => refreshing.delete(locale));
  refreshing.set(locale, run);
  await Promise.race([run, setTimeout(patienceMs, undefined, { ref: false })]);
  return index;
}
