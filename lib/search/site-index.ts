import 'server-only';
import { setTimeout } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { soundKey } from '@/lib/i18n/sound-key';
import { NearTerms } from './near-terms';
import { searchSources } from './sources';
import type { SearchSource, SiteEntry, SiteKind } from './sources/types';
import { isCommon, queryTerms, termOf, tokensOf, wordsOf } from './words';

/** A find as the index holds it, with its words in the other language. */
export interface IndexedEntry extends SiteEntry {
  kind: SiteKind;
  other: SiteEntry | undefined;
  /** How its names in both languages sound, to know one that is the whole query. */
  names: readonly string[];
  /** The terms of each, without common words. */
  nameTerms: readonly (readonly string[])[];
}

const fields = {
  title: ({ title }: IndexedEntry) => title,
  alsoCalled: ({ alsoCalled = [] }: IndexedEntry) => alsoCalled.join(' '),
  context: ({ context = '' }: IndexedEntry) => context,
  text: ({ text }: IndexedEntry) => text,
  otherTitle: ({ other }: IndexedEntry) =>
    other ? [other.title, ...(other.alsoCalled ?? [])].join(' ') : '',
  otherContext: ({ other }: IndexedEntry) => other?.context ?? '',
  otherText: ({ other }: IndexedEntry) => other?.text ?? '',
} as const;

type Field = keyof typeof fields;

/** What a word found in a field is worth, beside one in running text. */
export const fieldWorth: Readonly<Record<Field, number>> = {
  title: 6,
  alsoCalled: 4,
  context: 2.5,
  text: 1,
  otherTitle: 4,
  otherContext: 1.5,
  otherText: 0.5,
};

/** A word as it is written most often among those that are one to the search. */
interface Spelling {
  word: string;
  weight: number;
}

/** All that is searched in one language. */
export interface SiteIndex {
  readonly finder: MiniSearch<IndexedEntry>;
  readonly entries: Map<string, IndexedEntry>;
  /** How the terms of the index are written in the page's language, or in the other where they are only there. */
  readonly spellings: Map<string, Spelling>;
  /** The terms that are spelled nearly like another. */
  readonly near: NearTerms;
  /** Every way in which a term is written in the texts: what a snippet marks. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** By source, the ids of its entries and the state they are of. */
  readonly held: Map<SearchSource, { state: string | undefined; ids: readonly string[] }>;
  /** Kinds whose records cannot be read at the moment and never were. */
  away: SiteKind[];
}

/** The term of every word of the indexes, which are the same words in both languages. */
const termsOfWords = new Map<string, string>();
/** The other way round: how a term is written in the texts. */
const formsOfTerms = new Map<string, string[]>();

function rememberedTerm(word: string): string {
  const known = termsOfWords.get(word);
  if (known !== undefined) return known;
  const term = termOf(word);
  termsOfWords.set(word, term);
  const forms = formsOfTerms.get(term);
  if (forms) forms.push(word);
  else formsOfTerms.set(term, [word]);
  return term;
}

function emptyIndex(): SiteIndex {
  const finder = new MiniSearch<IndexedEntry>({
    fields: Object.keys(fields),
    extractField: (entry, field) =>
      field === 'id' ? entry.id : fields[field as Field](entry).normalize('NFC'),
    tokenize: tokensOf,
    // In running text common words would only be there to be mistaken for others.
    processTerm: (word, field) =>
      field?.toLowerCase().endsWith('text') && isCommon(word) ? null : rememberedTerm(word),
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term },
  });
  return {
    finder,
    entries: new Map(),
    spellings: new Map(),
    near: new NearTerms(),
    forms: formsOfTerms,
    held: new Map(),
    away: searchSources.flatMap(({ state, kind }) => (state ? kind : [])),
  };
}

/**
 * Notes how the words of an entry are written. A spelling out of names stands before one of running text, and the
 * page's language before the other; common words are nobody's meaning.
 */
function spell({ spellings, near }: SiteIndex, entry: IndexedEntry) {
  const { title, context = '', text, alsoCalled = [], other } = entry;
  const note = (words: string, weight: number) => {
    for (const { word } of wordsOf(words.normalize('NFC'))) {
      const term = termsOfWords.get(word);
      if (!term || isCommon(word)) continue;
      const known = spellings.get(term);
      if (!known) near.add(term);
      if (known?.word === word) known.weight += weight;
      else if (!known || known.weight < weight) spellings.set(term, { word, weight });
    }
  };
  note(`${title} ${context}`, 8);
  note(`${alsoCalled.join(' ')} ${text}`, 1);
  note(`${other?.title ?? ''} ${other?.alsoCalled?.join(' ') ?? ''} ${other?.text ?? ''}`, 0.01);
}

function indexed(kind: SiteKind, entry: SiteEntry, other: SiteEntry | undefined): IndexedEntry {
  const names = [entry, other].flatMap((one) =>
    one ? [one.title, ...(one.alsoCalled ?? [])] : [],
  );
  return {
    ...entry,
    kind,
    other,
    names: names.map(soundKey),
    nameTerms: names.map((name) => queryTerms(name).map(({ term }) => term)),
  };
}

/** Puts the entries of a source into the index in place of those it had. */
async function take(index: SiteIndex, source: SearchSource, locale: Locale, state?: string) {
  const [own, others] = await Promise.all([
    source.entries(locale),
    source.entries(otherLocale(locale)),
  ]);
  if (!own) return false;
  const byId = new Map(others?.map((entry) => [entry.id, entry]));
  const entries = own.map((entry) => indexed(source.kind, entry, byId.get(entry.id)));
  for (const id of index.held.get(source)?.ids ?? []) {
    index.finder.discard(id);
    index.entries.delete(id);
  }
  index.held.set(source, { state, ids: entries.map(({ id }) => id) });
  index.finder.addAll(entries);
  for (const entry of entries) {
    index.entries.set(entry.id, entry);
    spell(index, entry);
  }
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
  const index = emptyIndex();
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
