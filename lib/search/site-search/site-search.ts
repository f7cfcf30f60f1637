import type { SearchResult } from 'minisearch';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { farGuess, type Guess, guessesFor, replaced } from './guesses';
import type { SiteKind } from './sources/types';
import { fieldWorth, type IndexedEntry, type WordIndex } from './word-index';
import { queryTerms } from './words';

/** Search result with its score and the matching terms of the index. */
export interface RankedEntry {
  entry: IndexedEntry;
  worth: number;
  terms: readonly string[];
}

export interface Ranking {
  /** Results, best first. */
  finds: readonly RankedEntry[];
  /**
   * Query with unknown words replaced by the nearest spellings; undefined if all words are known.
   */
  meant: string | undefined;
}

/**
 * Weight of each kind, which decides between equal matches: the thing itself before texts that
 * mention it.
 */
const kindWorth: Readonly<Record<SiteKind, number>> = {
  main: 1.3,
  places: 1,
  activities: 1,
  hotels: 0.8,
  tools: 1.5,
  // Below the searches of boats to an island, whose names they often have.
  ships: 0.6,
  guides: 1,
  help: 1.2,
  ferryGuide: 1,
  resources: 1.1,
  posts: 0.9,
  culinary: 1.1,
  phrases: 0.7,
  about: 0.8,
};

/** Minimum letters of a prefix. Shorter ones would match everything. */
const shortestPrefix = 3;

interface Looking {
  combineWith: 'AND' | 'OR';
  /** Treats the last word as a prefix even if it is a known word. */
  begun: boolean;
}

function look(index: WordIndex, guesses: readonly Guess[], { combineWith, begun }: Looking) {
  const worth = new Map(guesses.flatMap(({ variants }) => [...variants]));
  const last = guesses.at(-1)?.typed.term ?? '';
  const isBegun = last.length >= shortestPrefix && (begun || !index.spellings.has(last));
  const queries = guesses.map(({ variants }) => ({
    combineWith: 'OR' as const,
    queries: [...variants.keys()],
  }));
  return index.finder.search(
    { combineWith, queries },
    {
      fields: Object.keys(fieldWorth),
      boost: fieldWorth,
      boostTerm: (term) => worth.get(term) ?? 1,
      prefix: (term) => isBegun && term === last,
      weights: { fuzzy: 0, prefix: 0.4 },
    },
  );
}

/** Minimum number of results below which the search is widened. */
const tooFew = 3;
/** Maximum number of partial matches shown next to full ones. */
const mostPartial = 5;

/** Result with the share of the query that it has. */
type Match = SearchResult & { readonly share: number };

const full = (find: SearchResult): Match => Object.assign(find, { share: 1 });

/** Finds entries with all words and, if there are few, entries with most of them. */
function lookUp(index: WordIndex, guesses: readonly Guess[]): Match[] {
  const exact = look(index, guesses, { combineWith: 'AND', begun: false });
  if (exact.length >= tooFew) return exact.map(full);
  const all = look(index, guesses, { combineWith: 'AND', begun: true }).map(full);
  if (all.length >= tooFew || guesses.length < 2) return all;
  const some = look(index, guesses, { combineWith: 'OR', begun: false });
  const shareOf = shareOfQuery(index, guesses, some);
  const found = new Set(all.map(({ id }) => id));
  const partial = some
    .filter((find) => !found.has(find.id))
    .map((find) => Object.assign(find, { share: shareOf(find) }))
    .filter((find) => find.share >= leastMatched || plainShare(find, guesses) >= leastMatched)
    .map((find) => ({ ...find, score: find.score * find.share ** 2 }))
    .sort((a, b) => b.score - a.score);
  if (all.length === 0) return partial;
  const weakest = Math.min(...all.map(({ score }) => score));
  const beside = partial.slice(0, mostPartial);
  return [
    ...all,
    ...beside.map((find) => ({ ...find, score: Math.min(find.score, weakest * 0.9) })),
  ];
}

/** Minimum share of a query that a partial match has. */
const leastMatched = 0.5;

const hasWord = ({ queryTerms: matched }: SearchResult, { variants }: Guess) =>
  matched.some((term) => variants.has(term));

const plainShare = (find: SearchResult, guesses: readonly Guess[]) =>
  guesses.filter((guess) => hasWord(find, guess)).length / guesses.length;

/**
 * Returns the share of a query that a result has. A rare word counts for more, because it names the subject:
 * `seasick` in “seasick on ferry to mykonos”.
 */
function shareOfQuery(
  { entries }: WordIndex,
  guesses: readonly Guess[],
  some: readonly SearchResult[],
) {
  const weights = guesses.map((guess) => {
    const count = some.filter((find) => hasWord(find, guess)).length;
    // Dampened, and nothing for a word that no text has.
    return count === 0 ? 0 : Math.sqrt(Math.log(1 + entries.size / count));
  });
  const sum = (isCounted: (guess: Guess) => boolean) =>
    guesses.reduce((all, guess, at) => all + (isCounted(guess) ? (weights[at] ?? 0) : 0), 0);
  const whole = sum(() => true);
  return (find: SearchResult) => sum((guess) => hasWord(find, guess)) / whole;
}

/** Minimum score of a result, as a share of the third best. */
const leastShare = 0.04;

/**
 * Factor for one of many similar entries if the query does not name its context: general entries
 * come first.
 */
const unnamedWorth = 0.4;

const isUnnamed = (
  { oneOfMany, contextTerms, nameTerms }: IndexedEntry,
  typedTerms: readonly string[],
) =>
  oneOfMany === true &&
  !(contextTerms.length > 0
    ? contextTerms.some((term) => typedTerms.includes(term))
    : nameTerms.some((name) => isIncluded(name, typedTerms)));

/** True if the query has the whole name, with its words in any order: `ferry naxos paros`. */
const isIncluded = (name: readonly string[], typedTerms: readonly string[]) =>
  name.length > 0 && name.every((term) => typedTerms.includes(term));

/** True if the words of a name that is in the query are in its order: from Naxos to Paros. */
const isInOrder = (name: readonly string[], typedTerms: readonly string[]) =>
  name.every((term, place) =>
    place === 0 ? true : typedTerms.indexOf(term) > typedTerms.indexOf(name[place - 1] ?? ''),
  );

/**
 * Factor for a place whose description mentions a word that is not in its name: `nightlife` means
 * islands, not each village that has some.
 */
const mentionWorth = 0.5;

const isMention = ({ kind, nameTerms }: IndexedEntry, typedTerms: readonly string[]) =>
  kind === 'places' && !nameTerms.flat().some((term) => typedTerms.includes(term));

/** Factor for an island in a query that names a subject beside it. */
const besideWorth = 0.9;

/** True if a query has no words besides the names. */
const isAll = (names: readonly (readonly string[])[], typedTerms: readonly string[]) =>
  typedTerms.every((term) => names.some((name) => name.includes(term)));

/** Factor on the score of an entry for its kind and its name. */
function merit(entry: IndexedEntry, typedTerms: readonly string[]): number {
  const { kind, nameTerms } = entry;
  if (isUnnamed(entry, typedTerms)) return kindWorth[kind] * unnamedWorth;
  if (isMention(entry, typedTerms)) return kindWorth[kind] * mentionWorth;
  // Sentences contain many words that are not their subject.
  if (kind === 'phrases') return kindWorth[kind];
  const begins = nameTerms.some((name) => typedTerms.every((term, place) => name[place] === term));
  // `plaka milos`: the whole name, with its location.
  const whole = nameTerms.filter((name) => isIncluded(name, typedTerms));
  const inOrder = whole.some((name) => isInOrder(name, typedTerms));
  const wholeWorth = inOrder ? 1.5 : 1.3;
  // `paros nightlife`: the text on that, before the page of the island.
  if (kind === 'main' && whole.length > 0 && !isAll(nameTerms, typedTerms))
    return kindWorth[kind] * besideWorth;
  return kindWorth[kind] * (begins ? 1.5 : 1) * (whole.length > 0 ? wholeWorth : 1);
}

/**
 * Returns 3 if the query is a name of the entry, 2 if it is except for endings and common words, and 1 if its words also
 * come in another order.
 */
function namedness(entry: IndexedEntry, sound: string, typedTerms: readonly string[]) {
  const { kind, names, nameTerms } = entry;
  if (isUnnamed(entry, typedTerms)) return 0;
  if (names.includes(sound)) return 3;
  // `beach` is not a name of the phrase «Where is the beach?».
  if (kind === 'phrases') return 0;
  const same = nameTerms.filter(
    (name) => name.length === typedTerms.length && isIncluded(name, typedTerms),
  );
  if (same.length === 0) return 0;
  return same.some((name) => isInOrder(name, typedTerms)) ? 2 : 1;
}

function ranked(index: WordIndex, query: string, guesses: readonly Guess[]): RankedEntry[] {
  const sound = soundKey(query);
  const typedTerms = guesses.map(({ typed: { term } }) => term);
  const finds = lookUp(index, guesses).flatMap(({ id, score, terms, share }) => {
    const entry = index.entries.get(id);
    if (!entry) return [];
    const named = namedness(entry, sound, typedTerms);
    return [{ entry, named, worth: score * share ** 2 * merit(entry, typedTerms), terms }];
  });
  finds.sort((a, b) => b.worth - a.worth);
  const least = (finds[2]?.worth ?? 0) * leastShare;
  return finds
    .filter(({ worth, named }) => named > 0 || worth >= least)
    .sort((a, b) => b.named - a.named || b.worth - a.worth);
}

/** Ranks all entries for a query. Exact names come first. */
export function rank(index: WordIndex, query: string): Ranking {
  const terms = queryTerms(query);
  if (terms.length === 0) return { finds: [], meant: undefined };
  const guesses = guessesFor(index, terms);
  const finds = ranked(index, query, guesses);
  const meant = finds.length > 0 ? replaced(query, guesses) : farGuess(index, query, terms);
  return { finds, meant };
}
