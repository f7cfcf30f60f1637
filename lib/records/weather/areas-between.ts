import { distanceKm } from '@/lib/foundation/geo/distance';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { type SeaAreaId, seaAreas } from './sea-areas';

/** Sea area of a position: the one with the nearest point. */
export function areaOf(position: LonLat): SeaAreaId {
  const [first] = seaAreas
    .map(({ id, position: at }) => ({ id, km: distanceKm(position, at) }))
    .sort((one, other) => one.km - other.km);
  return first?.id ?? 'central';
}

/** Number of sections into which a crossing is divided for sampling. */
const parts = 20;
/** A boat that only touches an area is not held up by it: the share of the way that counts. */
const leastShare = 0.15;

/**
 * The areas a boat crosses between two ports, in the order of the way. It is drawn straight; capes do not move it from one
 * area into another.
 */
export function areasBetween(from: LonLat, to: LonLat): readonly SeaAreaId[] {
  const met = Array.from({ length: parts + 1 }, (_, part) => {
    const share = part / parts;
    return areaOf([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  });
  const isCrossed = (id: SeaAreaId) =>
    met.filter((other) => other === id).length >= leastShare * met.length;
  return [...new Set(met)].filter(isCrossed);
}
