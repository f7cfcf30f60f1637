import { distanceToCoastKm } from '../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import type { Land } from './coastline.ts';

/** Number of neighbours stored per island. */
const kept = 8;

/** The shore in the data lies some 55 m outside the true one, on both sides of a strait. */
const widenKm = 0.11;

/** Shortest distance between two coasts: from every corner of each to the other. */
function betweenCoasts(a: Land, b: Land): number {
  const from = (one: Land, other: Land) =>
    Math.min(...one.rings.flat().map((point: LonLat) => distanceToCoastKm(point, other.rings)));
  return Math.min(from(a, b), from(b, a)) + widenKm;
}

/** Nearest islands of every island by the shortest distance between their coasts, to 0.1 km. */
export function nearestByCoast(coastline: readonly Land[]) {
  const islands = coastline.filter((land) => land.kind === 'island' && land.id);
  const distances = new Map<string, { slug: string; km: number }[]>();
  const put = (from: string, slug: string, km: number) =>
    distances.set(from, [...(distances.get(from) ?? []), { slug, km }]);
  islands.forEach((a, index) => {
    for (const b of islands.slice(index + 1)) {
      const km = Math.round(betweenCoasts(a, b) * 10) / 10;
      put(a.id ?? '', b.id ?? '', km);
      put(b.id ?? '', a.id ?? '', km);
    }
  });
  return Object.fromEntries(
    [...distances]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, others]) => [
        slug,
        others.toSorted((a, b) => a.km - b.km || (a.slug < b.slug ? -1 : 1)).slice(0, kept),
      ]),
  );
}
