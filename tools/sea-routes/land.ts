import { readFileSync } from 'node:fs';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { readCoastline } from '../charts/coastline.ts';
import { type Metres, toMetres } from './plane.ts';

/**
 * Outlines in degrees of all land near ferry routes: the Cyclades and their surroundings, and Crete
 * near Heraklion.
 */
export function readLand(): readonly (readonly LonLat[])[] {
  const crete = new URL('../../lib/foundation/geo/coastline/heraklion.geojson', import.meta.url);
  const { features } = JSON.parse(readFileSync(crete, 'utf8')) as {
    features: { geometry: { coordinates: LonLat[][] } }[];
  };
  return [
    ...readCoastline().flatMap(({ rings }) => rings),
    ...features.map(({ geometry }) => (geometry.coordinates[0] ?? []).slice(0, -1)),
  ];
}

export const onPlane = (rings: readonly (readonly LonLat[])[]): Metres[][] =>
  rings.map((ring) => ring.map(toMetres));
