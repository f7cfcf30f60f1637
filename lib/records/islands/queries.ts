import 'server-only';
import type { IslandSlug } from '../../foundation/ids/island-slugs';
import { islands } from './data';
import type { Island } from './schema';

const bySlug = new Map(islands.map((island) => [island.slug, island]));

/** All 24 islands, by English name. */
export function allIslands(): readonly Island[] {
  return islands;
}

/** Returns an island of the catalogue. */
export function islandBySlug(slug: IslandSlug): Island {
  const island = bySlug.get(slug);
  if (!island) throw new Error(`The catalogue has no record of the island "${slug}"`);
  return island;
}
