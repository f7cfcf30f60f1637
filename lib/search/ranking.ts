import { soundKey } from '@/lib/i18n/sound-key';
import { fold, maxResults, normaliseQuery } from './rules';
import type { SearchEntry } from './types';

/** An entry with what is compared, made once: a letter that is typed asks five hundred of them. */
interface Searchable {
  readonly entry: SearchEntry;
  readonly names: readonly string[];
  /** How the names sound, a blank before and after each word: what is spelled otherwise, or in the other alphabet. */
  readonly sounds: readonly string[];
  readonly islands: readonly string[];
  readonly description: string;
}

export type Catalogue = readonly Searchable[];

/** Prepares entries for {@link find} and {@link suggest}. */
export function catalogueOf(entries: readonly SearchEntry[]): Catalogue {
  return entries.map((entry) => {
    const names = [entry.title, ...entry.alsoCalled];
    return {
      entry,
      names: names.map(fold),
      sounds: names.map((name) => ` ${soundKey(name)} `),
      islands: entry.alsoOn.map(fold),
      description: fold(entry.description),
    };
  });
}

/** Letters from which on a sound says something. */
const shortestSound = 3;
/** Worst rank of what is called as the query says, and does not only contain or mention it. */
const named = 3;

const startsWord = (text: string, part: string) => ` ${text}`.includes(` ${part}`);

/** A part of {@link Searchable.sounds}: the beginning of a word, or the whole word where there is little of it. */
function soundToFind(query: string): string {
  const sound = soundKey(query);
  return sound.length < shortestSound ? ` ${sound} ` : ` ${sound}`;
}

/** A word without its ending, as far as Greek changes it: `Νάξου` is of `Νάξος`. */
const stem = (word: string) => (word.length < 5 ? word : word.slice(0, -2));

/** A word of a query, as names and as islands are asked for it. */
interface AskedWord {
  readonly sound: string;
  readonly stem: string;
}

/** True where each word of a query begins a word of the name or of the island, and one of them the name's. */
function saysNameAndIsland({ sounds, islands }: Searchable, words: readonly AskedWord[]): boolean {
  const inName = ({ sound }: AskedWord) => sounds.some((name) => name.includes(sound));
  const onIsland = (word: AskedWord) => islands.some((name) => startsWord(name, word.stem));
  return words.some(inName) && words.every((word) => inName(word) || onIsland(word));
}

/**
 * How well an entry answers a folded query, 0 being best; undefined when it does not. A name that is the query comes
 * first, then one that in either language begins with it, a word of any name, a name that sounds alike, names that
 * contain it, the island of an activity, the description; at last what is asked for with its island (`plaka naxos`).
 */
function rank(
  one: Searchable,
  query: string,
  sound: string,
  words: readonly AskedWord[],
): number | undefined {
  const { entry, names, islands, sounds, description } = one;
  if (names.includes(query)) return 0;
  if (names.slice(0, 2).some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => startsWord(name, query))) return 2;
  if (query.length >= shortestSound && sounds.some((name) => name.includes(sound))) return 3;
  if (names.some((name) => name.includes(query))) return 4;
  if (entry.type === 'activity' && islands.some((name) => name.includes(query))) return 5;
  if (entry.type !== 'place' && description.includes(query)) return 6;
  if (entry.type !== 'island' && words.length > 1 && saysNameAndIsland(one, words)) return 7;
  return undefined;
}

interface Find {
  readonly entry: SearchEntry;
  readonly rank: number;
}

/**
 * What answers a query: islands before activities, as specified, and beside them the places and the places to stay of
 * that name.
 */
interface Finds {
  readonly main: readonly Find[];
  readonly places: readonly Find[];
  readonly stays: readonly Find[];
}

const order = { island: 0, activity: 1, place: 2, stay: 3 } as const;

/**
 * Everything whose name, island (for activities) or description (for islands and activities) contains the query,
 * or whose name sounds like it; each best match first, and otherwise in the order given. Case, accents and final
 * sigma do not matter. An empty query finds nothing.
 */
export function find(catalogue: Catalogue, query: string): Finds {
  const wanted = normaliseQuery(query);
  if (!wanted) return { main: [], places: [], stays: [] };
  const sound = soundToFind(wanted);
  const words = wanted.split(' ').map((word) => ({ sound: soundToFind(word), stem: stem(word) }));
  const finds = catalogue
    .flatMap((one): Find[] => {
      const found = rank(one, wanted, sound, words);
      return found === undefined ? [] : [{ entry: one.entry, rank: found }];
    })
    .toSorted((a, b) => order[a.entry.type] - order[b.entry.type] || a.rank - b.rank);
  return {
    main: finds.filter(({ entry: { type } }) => type === 'island' || type === 'activity'),
    places: finds.filter(({ entry }) => entry.type === 'place'),
    stays: finds.filter(({ entry }) => entry.type === 'stay'),
  };
}

/** Rows of the suggestions that places, to see or to stay, of the name asked for get, whatever else mentions it. */
const placesOfTheName = 3;

/**
 * The best {@link maxResults} of what answers a query: islands, activities, places, places to stay. The last of the
 * islands and activities that only mention the query make room for places that are called so.
 */
export function suggest(catalogue: Catalogue, query: string): SearchEntry[] {
  const { main, places, stays } = find(catalogue, query);
  const beside = [...places, ...stays];
  const kept = main.slice(0, maxResults);
  const called = beside.filter((place) => place.rank <= named).length;
  let lacking = Math.min(called, placesOfTheName) - (maxResults - kept.length);
  for (let at = kept.length - 1; at >= 0 && lacking > 0; at -= 1) {
    if ((kept[at]?.rank ?? 0) <= named) continue;
    kept.splice(at, 1);
    lacking -= 1;
  }
  return [...kept, ...beside].slice(0, maxResults).map(({ entry }) => entry);
}
