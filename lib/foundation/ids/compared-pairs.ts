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
