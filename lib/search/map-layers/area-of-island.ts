import 'server-only';
import { boundsOf } from '@/lib/foundation/geo/bounds';
import type { LonLat } from '@/lib/foundation/geo/projection';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Area } from './query';

/** Margin around the outermost places in degrees, about two kilometres. */
const margin = 0.02;

/** Returns the part of the map that contains the places of an island. */
export function areaOfIsland(slug: IslandSlug): Area {
  const { beaches, villages, sights, ports, highestPoint } = islandBySlug(slug);
  const positions = [...beaches, ...villages, ...sights, ...ports, highestPoint].map(
    ({ position: { lon, lat } }): LonLat => [lon, lat],
  );
  const {
    least: [west, south],
    most: [east, north],
  } = boundsOf(positions);
  return {
    south: south - margin,
    west: west - margin,
    north: north + margin,
    east: east + margin,
  };
}
