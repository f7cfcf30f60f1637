import { kmPerDegree, type Projection, unproject } from '../../lib/geo/projection.ts';
import { drawLand, type Generalisation, readCoastline } from '../charts/coastline.ts';

/** Corners of the map's sheet, degrees. The source ends a little further out. */
const [west, north, east, south] = [23.2, 38.35, 26.8, 36.05];

/** Pixels of 50 m, so that the rules of the charts' simplification can be given in them. */
const pixelsPerKm = 20;
const ky = kmPerDegree * pixelsPerKm;
const projection: Projection = {
  lon0: west,
  lat0: north,
  kx: ky * Math.cos((37.2 * Math.PI) / 180),
  ky,
};

const rules: Generalisation = {
  // A bay of 100 × 60 m is kept; a map that zooms to a kilometre needs no less and no more.
  smallestTriangle: 8,
  smallestTriangleAround: 120,
  smallestRock: 10,
  inset: true,
};

type Corner = [lon: number, lat: number];

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** The land of the interactive map: GeoJSON of two features, the Cyclades and the coasts around them. */
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
