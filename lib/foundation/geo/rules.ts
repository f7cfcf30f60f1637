import neighbours from './neighbours.generated.json' with { type: 'json' };

export { distanceKm, distanceToCoastKm, isOnLand } from './distance';
export { type LonLat, pixelsPerKm, project, unproject } from './projection';

export interface Neighbour {
  readonly slug: string;
  /** Shortest distance over sea between the two coasts, kilometres to one decimal. */
  readonly km: number;
}

const bySlug: { readonly [slug: string]: readonly Neighbour[] } = neighbours;

/**
 * The eight nearest of the 24 islands by the shortest distance between the coasts, nearest first.
 * Straight lines: another island may lie between. Computed from the coastline by
 * tools/charts/build.ts, good to about 0.3 km. Empty for an unknown slug.
 */
export function nearestIslands(slug: string): readonly Neighbour[] {
  return bySlug[slug] ?? [];
}
