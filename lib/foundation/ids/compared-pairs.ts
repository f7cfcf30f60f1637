import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { otherNames } from './island-register';
import { type IslandSlug, isIslandSlug } from './island-slugs';

/** Pairs of islands with a page of their own at /compare, the most wanted first. */
export const comparedPairs = [
  'paros-or-naxos',
  'santorini-or-mykonos',
  'milos-or-santorini',
  'naxos-or-milos',
  'milos-or-paros',
  'ios-or-mykonos',
  'sifnos-or-serifos',
  'folegandros-or-sifnos',
  'tinos-or-syros',
  'amorgos-or-naxos',
  'koufonisia-or-schinoussa',
  'santorini-or-naxos',
  'santorini-or-paros',
  'mykonos-or-paros',
  'mykonos-or-naxos',
  'mykonos-or-milos',
  'santorini-or-ios',
  'paros-or-antiparos',
  'naxos-or-koufonisia',
  'milos-or-sifnos',
  'milos-or-folegandros',
  'santorini-or-folegandros',
  'andros-or-tinos',
  'kea-or-kythnos',
  'syros-or-paros',
  'tinos-or-mykonos',
  'ios-or-paros',
  'amorgos-or-folegandros',
  'amorgos-or-koufonisia',
  'schinoussa-or-iraklia',
  'donousa-or-koufonisia',
  'sikinos-or-folegandros',
  'milos-or-kimolos',
  'serifos-or-kythnos',
  'naxos-or-ios',
  'mykonos-or-syros',
  'anafi-or-folegandros',
  'santorini-or-thirasia',
] as const;

/** Name of a pair in its address: `paros-or-naxos`. */
export type ComparedPair = (typeof comparedPairs)[number];

const between = '-or-';

/** Pairs that are built with the site. The others are made when they are first visited. */
export const builtPairs: readonly ComparedPair[] = comparedPairs.slice(0, 12);

export const isComparedPair = (slug: string): slug is ComparedPair =>
  (comparedPairs as readonly string[]).includes(slug);

/** Both islands of a pair, in the order of its address. */
export function islandsOfPair(pair: ComparedPair): readonly [IslandSlug, IslandSlug] {
  const [one = '', other = ''] = pair.split(between);
  if (!isIslandSlug(one) || !isIslandSlug(other)) throw new Error(`not two islands: ${pair}`);
  return [one, other];
}

/** Pair of two islands in either order; undefined for a pair without a page. */
export const pairOf = (one: string, other: string): ComparedPair | undefined =>
  [`${one}${between}${other}`, `${other}${between}${one}`].find(isComparedPair);

/** Pairs with an island, the most wanted first. */
export const pairsWith = (island: IslandSlug): readonly ComparedPair[] =>
  comparedPairs.filter((pair) => islandsOfPair(pair).includes(island));

const islandBySound = new Map(
  Object.entries(otherNames).flatMap(([slug, names]) =>
    [slug, ...names].map((name): [string, string] => [soundKey(name), slug]),
  ),
);

/** Island with a name written as in an address, in either alphabet: `santorini`, `Thira`, `σαντορίνη`. */
export function islandNamed(name: string): IslandSlug | undefined {
  const slug = islandBySound.get(soundKey(name)) ?? '';
  return isIslandSlug(slug) ? slug : undefined;
}

/** Most islands in one comparison. */
export const mostCompared = 3;

/** Islands of the values of `islands` in an address, each once and no more than three; other values are left out. */
export const islandsInQuery = (values: readonly string[]): readonly IslandSlug[] =>
  [...new Set(values.flatMap((value) => islandNamed(value) ?? []))].slice(0, mostCompared);

const separator = /[- ](?:or|vs|versus|and|i|h|kai|ή|η|και)[- ]/i;

/** Names between the separators of an address: `naxos-vs-paros`, `νάξος-ή-πάρος`. */
const namesIn = (slug: string): readonly string[] => slug.split(separator);

/**
 * Resolves another spelling or order of a pair in an address: `thira-or-milos`, `naxos-vs-paros`. Undefined for the
 * address of a page, and for pairs that have no page.
 */
export function meantPair(slug: string): ComparedPair | undefined {
  const [one = '', other = '', ...more] = namesIn(slug);
  if (isComparedPair(slug) || more.length > 0) return undefined;
  return pairOf(islandNamed(one) ?? '', islandNamed(other) ?? '');
}

/** Islands in the address of a comparison without a page of its own: `kea-vs-anafi`, `naxos-or-paros-or-ios`. */
export function islandsInSlug(slug: string): readonly IslandSlug[] {
  const names = namesIn(slug);
  return names.length > 1 && !isComparedPair(slug) ? islandsInQuery(names) : [];
}
