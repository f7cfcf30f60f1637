import MiniSearch from 'minisearch';
import { soundKey } from '@/lib/i18n/sound-key';
import { NearTerms } from './near-terms';
import type { SiteEntry, SiteKind } from './sources/types';
import { isCommon, queryTerms, termOf, tokensOf, wordsOf } from './words';

/** Indexed entry with its counterpart in the other language. */
export interface IndexedEntry extends SiteEntry {
  kind: SiteKind;
  other: SiteEntry | undefined;
  /** Sounds of its names in both languages, to recognise a query that is the whole name. */
  names: readonly string[];
  /** Terms of each name, without common words. */
  nameTerms: readonly (readonly string[])[];
  /** Terms of its context, in both languages. */
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

/** Weight of a match in a field, relative to running text. */
export const fieldWorth: Readonly<Record<Field, number>> = {
  title: 6,
  alsoCalled: 4,
  context: 2.5,
  text: 1,
  otherTitle: 4,
  otherContext: 1.5,
  otherText: 0.5,
};

/** Most frequent spelling of a term. */
interface Spelling {
  word: string;
  weight: number;
}

/** Everything that is searched in one language. */
export interface WordIndex {
  readonly finder: MiniSearch<IndexedEntry>;
  readonly entries: Map<string, IndexedEntry>;
  /** Spellings of the terms, preferably in the language of the page. */
  readonly spellings: Map<string, Spelling>;
  /** Terms for the search of similar spellings. */
  readonly near: NearTerms;
  /** All written forms of a term, which snippets mark. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
}

/** Terms by word. The indexes of both languages share them, because they contain the same words. */
const termsOfWords = new Map<string, string>();
/** Written forms by term. */
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

/** Returns an empty index. */
export function emptyIndex(): WordIndex {
  const finder = new MiniSearch<IndexedEntry>({
    fields: Object.keys(fields),
    extractField: (entry, field) =>
      field === 'id' ? entry.id : fields[field as Field](entry).normalize('NFC'),
    tokenize: tokensOf,
    // Common words in running text would only cause false matches.
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
 * Records the spellings of an entry's words. Names outweigh running text, and the language of the
 * page outweighs the other. Common words are never suggested.
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

/** Entry with its counterpart in the other language. */
export interface EntryPair {
  kind: SiteKind;
  own: SiteEntry;
  other: SiteEntry | undefined;
}

/** Adds entries to an index. */
export function addEntries(index: WordIndex, pairs: readonly EntryPair[]): void {
  const entries = pairs.map(({ kind, own, other }) => indexed(kind, own, other));
  index.finder.addAll(entries);
  for (const entry of entries) {
    index.entries.set(entry.id, entry);
    spell(index, entry);
  }
}

/** Removes entries from an index. The spellings of their words stay. */
export function removeEntries(index: WordIndex, ids: readonly string[]): void {
  for (const id of ids) {
    index.finder.discard(id);
    index.entries.delete(id);
  }
}
