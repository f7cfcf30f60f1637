import { islandSlugs } from './island-register.ts';

export { islandSlugs };

/** The six of the Destinations menu and of the home page's guide cards (specification 2.5). */
export const leadingIslandSlugs = [
  'santorini',
  'mykonos',
  'naxos',
  'paros',
  'sifnos',
  'ios',
] as const satisfies readonly (typeof islandSlugs)[number][];

/** The mainland ports of Athens. */
export const athensPorts = ['piraeus', 'rafina', 'lavrio'] as const;

export type IslandSlug = (typeof islandSlugs)[number];

/** True for one of the 24 islands. */
export function isIslandSlug(value: string): value is IslandSlug {
  return (islandSlugs as readonly string[]).includes(value);
}
