import 'server-only';
import { islandBySlug } from '@/lib/islands/queries';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Area } from './query';

/** Around the outermost places, degrees: some two kilometres of coast and water. */
const margin = 0.02;

/** The part of the map an island takes, by the places of its record. */
export function areaOfIsland(slug: IslandSlug): Area {
  const { beaches, villages, sights, ports, highestPoint } = islandBySlug(slug);
  const positions = [...beaches, ...villages, ...sights, ...ports, highestPoint].map(
    ({ position }) => position,
  );
  const [lats, lons] = [positions.map(({ lat }) => lat), positions.map(({ lon }) => lon)];
  return {
    south: Math.min(...lats) - margin,
    west: Math.min(...lons) - margin,
    north: Math.max(...lats) + margin,
    east: Math.max(...lons) + margin,
  };
}
