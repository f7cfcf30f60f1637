import { kmPerDegree, type Projection, unproject } from '../../lib/foundation/geo/projection.ts';
import { drawLand, type Generalisation, readCoastline } from '../charts/coastline.ts';

/** Bounds of the map's sheet in degrees. The source data extends a little further. */
const [west, north, east, south] = [23.2, 38.35, 26.8, 36.05];

/** Pixels of 50 m, the unit of the charts' simplification rules. */
const pixelsPerKm = 20;
const ky = kmPerDegree * pixelsPerKm;
const projection: Projection = {
  lon0: west,
  lat0: north,
  kx: ky * Math.cos((37.2 * Math.PI) / 180),
  ky,
};

const rules: Generalisation = {
  // Keeps a bay of 100 × 60 m, which suits a map that zooms to a kilometre.
  smallestTriangle: 8,
  smallestTriangleAround: 120,
  smallestRock: 10,
  inset: true,
};

type Corner = [lon: number, lat: number];

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/**
 * Land of the interactive map: GeoJSON with two features, the Cyclades and the surrounding coasts.
 */
export function mapLand() {
  const sheet = {
    left: 0,
    top: 0,
    right: (east - west) * projection.kx,
    bottom: (north - south) * projection.ky,
  };
  const lands = drawLand(readCoastline(), projection, sheet, rules);
  const feature = (name: string, isOurs: boolean) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: lands
        .filter(({ kind }) => (kind === 'island' || kind === 'islet') === isOurs)
        .flatMap(({ rings }) => rings.map((ring) => [closed(ring.map(position))])),
    },
  });
  return {
    type: 'FeatureCollection' as const,
    features: [feature('cyclades', true), feature('around', false)],
  };

  function position(point: readonly [number, number]): Corner {
    const [lon, lat] = unproject(projection, point);
    return [rounded(lon), rounded(lat)];
  }
}

function closed(ring: Corner[]): Corner[] {
  const [first] = ring;
  return first ? [...ring, first] : ring;
}
