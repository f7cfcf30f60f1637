import MiniSearch from 'minisearch';
import { soundKey } from '@/lib/i18n/sound-key';
import { NearTerms } from './near-terms';
import type { SiteEntry, SiteKind } from './sources/types';
import { isCommon, queryTerms, termOf, tokensOf, wordsOf } from './words';

/** A find as the index holds it, with its words in the other language. */
export interface IndexedEntry extends SiteEntry {
  kind: SiteKind;
  other: SiteEntry | undefined;
  /** How its names in both languages sound, to know one that is the whole query. */
  names: readonly string[];
  /** The terms of each, without common words. */
  nameTerms: readonly (readonly string[])[];
  /** The terms of what it is a part of, in both languages. */
  contextTerms: readonly string[];
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
export interface WordIndex {
  readonly finder: MiniSearch<IndexedEntry>;
  readonly entries: Map<string, IndexedEntry>;
  /** How the terms of the index are written in the page's language, or in the other where they are only there. */
  readonly spellings: Map<string, Spelling>;
  /** The terms that are spelled nearly like another. */
  readonly near: NearTerms;
  /** Every way in which a term is written in the texts: what a snippet marks. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
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

/** An index of nothing. */
export function emptyIndex(): WordIndex {
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
  };
}

/**
 * Notes how the words of an entry are written. A spelling out of names stands before one of running text, and the
 * page's language before the other; common words are nobody's meaning.
 */
function spell({ spellings, near }: WordIndex, entry: IndexedEntry) {
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

const termsOfName = (name: string) => queryTerms(name).map(({ term }) => term);

function indexed(kind: SiteKind, entry: SiteEntry, other: SiteEntry | undefined): IndexedEntry {
  const names = [entry, other].flatMap((one) =>
    one ? [one.title, ...(one.alsoCalled ?? [])] : [],
  );
  return {
    ...entry,
    kind,
    other,
    names: names.map(soundKey),
    nameTerms: names.map(termsOfName),
    contextTerms: [entry, other].flatMap((one) => termsOfName(one?.context ?? '')),
  };
}

/** An entry of the one language, and the same of the other. */
export interface EntryPair {
  kind: SiteKind;
  own: SiteEntry;
  other: SiteEntry | undefined;
}

/** Puts entries into an index. */
export function addEntries(index: WordIndex, pairs: readonly EntryPair[]): void {
  const entries = pairs.map(({ kind, own, other }) => indexed(kind, own, other));
  index.finder.addAll(entries);
  for (const entry of entries) {
    index.entries.set(entry.id, entry);
    spell(index, entry);
  }
}

/** Takes entries out of an index. Their words stay known. */
export function removeEntries(index: WordIndex, ids: readonly string[]): void {
  for (const id of ids) {
    index.finder.discard(id);
    index.entries.delete(id);
  }
}
