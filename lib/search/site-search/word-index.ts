import MiniSearch from 'minisearch';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import type { SiteEntry, SiteKind } from './sources/types';
import { isCommon, queryTerms, termOf, tokensOf, wordsOf } from './words';

/** Known term with its edit distance from the term searched. */
interface NearTerm {
  term: string;
  wrong: number;
}

/** Letter bigrams of a term, including its beginning and end. */
function pairsOf(term: string): string[] {
  const framed = `^${term}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

/** Maximum number of candidates compared letter by letter: those that share the most bigrams. */
const mostCompared = 40;
/** Bigrams changed by one wrong letter at most, when two adjacent letters are swapped. */
const pairsPerFault = 3;
/** Maximum letters of a term, longer than any word in the index. */
const longest = 24;

/**
 * Finds known terms with a similar spelling. Terms are indexed by bigrams, so that a query with a
 * dozen unknown words takes no more than a millisecond or two.
 */
export class NearTerms {
  private readonly byPair = new Map<string, string[]>();

  add(term: string): void {
    for (const pair of new Set(pairsOf(term))) {
      const terms = this.byPair.get(pair);
      if (terms) terms.push(term);
      else this.byPair.set(pair, [term]);
    }
  }

  /** Returns known terms with at most `mostWrong` wrong letters, nearest first. */
  near(term: string, mostWrong: number): NearTerm[] {
    if (mostWrong === 0 || term.length > longest) return [];
    const pairs = new Set(pairsOf(term));
    const shared = new Map<string, number>();
    for (const pair of pairs) {
      for (const known of this.byPair.get(pair) ?? []) {
        if (Math.abs(known.length - term.length) > mostWrong) continue;
        shared.set(known, (shared.get(known) ?? 0) + 1);
      }
    }
    const enough = Math.max(2, pairs.size - pairsPerFault * mostWrong);
    return [...shared]
      .filter(([, count]) => count >= enough)
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompared)
      .map(([known]) => ({ term: known, wrong: editDistance(term, known) }))
      .filter(({ wrong }) => wrong <= mostWrong)
      .sort((a, b) => a.wrong - b.wrong);
  }
}

/** Indexed entry with its counterparts in the other languages. */
export interface IndexedEntry extends SiteEntry {
  kind: SiteKind;
  others: readonly SiteEntry[];
  /** Sounds of its names in all languages, to recognise a query that is the whole name. */
  names: readonly string[];
  /** Terms of each name, without common words. */
  nameTerms: readonly (readonly string[])[];
  /** Terms of its context, in all languages. */
  contextTerms: readonly string[];
  /** Questions that it answers, in both languages. */
  questions?: readonly string[];
}

const namesOf = ({ title, alsoCalled = [] }: SiteEntry) => [title, ...alsoCalled];

const fields = {
  title: ({ title }: IndexedEntry) => title,
  alsoCalled: ({ alsoCalled = [] }: IndexedEntry) => alsoCalled.join(' '),
  context: ({ context = '' }: IndexedEntry) => context,
  text: ({ text, words = '' }: IndexedEntry) => `${text} ${words}`,
  otherTitle: ({ others }: IndexedEntry) => others.flatMap(namesOf).join(' '),
  otherContext: ({ others }: IndexedEntry) => others.map(({ context = '' }) => context).join(' '),
  otherText: ({ others }: IndexedEntry) =>
    others.map(({ text, words = '' }) => `${text} ${words}`).join(' '),
  questions: ({ questions = [] }: IndexedEntry) => questions.join(' '),
} as const;

type Field = keyof typeof fields;

/** Weight of a match in a field, relative to running text. Example questions are searched apart. */
export const fieldWorth: Readonly<Record<Exclude<Field, 'questions'>, number>> = {
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

/** Terms by word, and their written forms. The indexes of all languages contain the same words. */
const shared = oncePerProcess('search-terms', () => ({
  terms: new Map<string, string>(),
  forms: new Map<string, string[]>(),
}));

function rememberedTerm(word: string): string {
  const known = shared.terms.get(word);
  if (known !== undefined) return known;
  const term = termOf(word);
  shared.terms.set(word, term);
  const forms = shared.forms.get(term);
  if (forms) forms.push(word);
  else shared.forms.set(term, [word]);
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
      (field === 'questions' || field?.toLowerCase().endsWith('text')) && isCommon(word)
        ? null
        : rememberedTerm(word),
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term },
  });
  return {
    finder,
    entries: new Map(),
    spellings: new Map(),
    near: new NearTerms(),
    forms: shared.forms,
  };
}

/**
 * Records the spellings of an entry's words. Names outweigh running text, and the language of the
 * page outweighs the others. Common words are never suggested.
 */
function spell({ spellings, near }: WordIndex, entry: IndexedEntry) {
  const { title, context = '', text, alsoCalled = [], others } = entry;
  const note = (words: string, weight: number) => {
    for (const { word } of wordsOf(words.normalize('NFC'))) {
      const term = shared.terms.get(word);
      if (!term || isCommon(word)) continue;
      const known = spellings.get(term);
      if (!known) near.add(term);
      if (known?.word === word) known.weight += weight;
      else if (!known || known.weight < weight) spellings.set(term, { word, weight });
    }
  };
  note(`${title} ${context}`, 8);
  note(`${alsoCalled.join(' ')} ${text}`, 1);
  for (const other of others) note(`${namesOf(other).join(' ')} ${other.text}`, 0.01);
}

const termsOfName = (name: string) => queryTerms(name).map(({ term }) => term);

function indexed({ kind, own: entry, others, questions = [] }: EntryPair): IndexedEntry {
  const names = [entry, ...others].flatMap(namesOf);
  return {
    ...entry,
    kind,
    others,
    names: names.map(soundKey),
    nameTerms: names.map(termsOfName),
    questions,
    contextTerms: [entry, ...others].flatMap(({ context = '' }) => termsOfName(context)),
  };
}

/** Entry with its counterparts in the other languages, and questions that it answers. */
export interface EntryPair {
  kind: SiteKind;
  own: SiteEntry;
  others: readonly SiteEntry[];
  questions?: readonly string[];
}

/** Adds entries to an index. */
export function addEntries(index: WordIndex, pairs: readonly EntryPair[]): void {
  const entries = pairs.map(indexed);
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
