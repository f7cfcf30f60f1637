/** The 24 islands, in the order of the specification's list of guides. The slug is the island's id everywhere. */
export const islandSlugs = [
  'santorini',
  'mykonos',
  'naxos',
  'paros',
  'andros',
  'sifnos',
  'ios',
  'milos',
  'serifos',
  'folegandros',
  'syros',
  'koufonisia',
  'amorgos',
  'iraklia',
  'antiparos',
  'schinoussa',
  'kea',
  'kimolos',
  'kythnos',
  'sikinos',
  'anafi',
  'tinos',
  'donousa',
  'thirasia',
] as const;

/** The six of the Destinations menu and of the home page's guide cards (specification 2.5). */
export const leadingIslandSlugs = [
  'santorini',
  'mykonos',
  'naxos',
  'paros',
  'sifnos',
  'ios',
] as const satisfies readonly (typeof islandSlugs)[number][];

export type IslandSlug = (typeof islandSlugs)[number];

/** True for one of the 24 islands. */
export function isIslandSlug(value: string): value is IslandSlug {
  return (islandSlugs as readonly string[]).includes(value);
}
