import { readFileSync } from 'node:fs';
import { distanceToCoastKm, isOnLand } from '@/lib/foundation/geo/distance';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { weatherPlaces } from './places';
import { seaAreas } from './sea-areas';

interface Land {
  readonly features: readonly {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly LonLat[])[] }
      | {
          readonly type: 'MultiPolygon';
          readonly coordinates: readonly (readonly (readonly LonLat[])[])[];
        };
  }[];
}

const land: Land = JSON.parse(
  readFileSync('lib/foundation/geo/coastline/cyclades-land-overview.geojson', 'utf8'),
);
const rings = land.features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [...geometry.coordinates] : geometry.coordinates.flat(),
);

it('lists every island once, then the sea areas', () => {
  const ids = weatherPlaces.map(({ id }) => id);
  expect(ids.slice(0, islandSlugs.length).sort()).toEqual([...islandSlugs].sort());
  expect(new Set(ids).size).toBe(islandSlugs.length + seaAreas.length);
});

it.each(seaAreas)('$id uses a point on open water', ({ position }) => {
  expect(isOnLand(position, rings)).toBe(false);
  expect(distanceToCoastKm(position, rings)).toBeGreaterThan(4);
});
