import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { maxResults, normaliseQuery } from './rules';
import type { SearchEntry } from './types';

/**
 * Entry with precomputed keys for comparison, because every keystroke compares five hundred
 * entries.
 */
interface Searchable {
  readonly entry: SearchEntry;
  readonly names: readonly string[];
  /**
   * Sounds of the names with a space around each word, to match other spellings and the other
   * alphabet.
   */
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

/** Minimum letters for matches by sound. */
const shortestSound = 3;
/** Lowest rank of a match by name. Higher ranks only contain or mention the query. */
const named = 3;

const startsWord = (text: string, part: string) => ` ${text}`.includes(` ${part}`);

/**
 * Pattern to find in {@link Searchable.sounds}: the beginning of a word, or a whole word if it is
 * short.
 */
function soundToFind(query: string): string {
  const sound = soundKey(query);
  return sound.length < shortestSound ? ` ${sound} ` : ` ${sound}`;
}

/** Word without the ending that changes with the Greek case: `Νάξου` matches `Νάξος`. */
const stem = (word: string) => (word.length < 5 ? word : word.slice(0, -2));

/** Word of a query with its keys for names and islands. */
interface QueryWord {
  readonly sound: string;
  readonly stem: string;
}

/**
 * True if each word of the query begins a word of the name or of the island, with at least one in
 * the name.
 */
function saysNameAndIsland({ sounds, islands }: Searchable, words: readonly QueryWord[]): boolean {
  const inName = ({ sound }: QueryWord) => sounds.some((name) => name.includes(sound));
  const onIsland = (word: QueryWord) => islands.some((name) => startsWord(name, word.stem));
  return words.some(inName) && words.every((word) => inName(word) || onIsland(word));
}

/**
 * Rank of an entry for a folded query, 0 being the best; undefined without a match. In order: equal
 * name, name in either language that begins with the query, word of any name, name that sounds
 * alike, name that contains the query, island of an activity, description, and name together with
 * the island (`plaka naxos`).
 */
function rank(
  one: Searchable,
  query: string,
  sound: string,
  words: readonly QueryWord[],
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
 * Results of a query: islands before activities, as specified, then places and places to stay with
 * that name, then ships.
 */
interface Finds {
  readonly main: readonly Find[];
  readonly places: readonly Find[];
  readonly stays: readonly Find[];
  /** Ships and companies. */
  readonly ships: readonly Find[];
}

const order = { island: 0, activity: 1, place: 2, stay: 3, ship: 4 } as const;

/**
 * Finds entries whose name contains or sounds like the query, activities also by island, islands
 * and activities also by description. Best match first, then in the given order. Ignores case,
 * accents and final sigma. An empty query finds nothing.
 */
export function find(catalogue: Catalogue, query: string): Finds {
  const wanted = normaliseQuery(query);
  if (!wanted) return { main: [], places: [], stays: [], ships: [] };
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
    ships: finds.filter(({ entry }) => entry.type === 'ship'),
  };
}

/** Suggestions reserved for places to see or stay, and ships, whose name matches the query. */
const placesOfTheName = 3;

/**
 * Returns the best {@link maxResults} results: islands, activities, places, places to stay, ships. Islands
 * and activities that only mention the query give way, last ones first, to places with that name.
 */
export function suggest(catalogue: Catalogue, query: string): SearchEntry[] {
  const { main, places, stays, ships } = find(catalogue, query);
  const beside = [...places, ...stays, ...ships];
  const kept = main.slice(0, maxResults);
  // Many ships have the name of an island, so only the whole name of one counts.
  const called = beside.filter(
    ({ rank: of, entry }) => of <= (entry.type === 'ship' ? 0 : named),
  ).length;
  let lacking = Math.min(called, placesOfTheName) - (maxResults - kept.length);
  for (let at = kept.length - 1; at >= 0 && lacking > 0; at -= 1) {
    if ((kept[at]?.rank ?? 0) <= named) continue;
    kept.splice(at, 1);
    lacking -= 1;
  }
  return [...kept, ...beside].slice(0, maxResults).map(({ entry }) => entry);
}
