import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distanceToCoastKm, isOnLand, type LonLat } from '../rules';

interface Feature {
  properties: { id?: string; kind: string };
  geometry:
    | { type: 'Polygon'; coordinates: LonLat[][] }
    | { type: 'MultiPolygon'; coordinates: LonLat[][][] };
}

const coastline = path.join(process.cwd(), 'lib/foundation/geo/coastline/cyclades-land.geojson');
const { features } = JSON.parse(readFileSync(coastline, 'utf8')) as { features: Feature[] };

const outlines = ({ geometry }: Feature): LonLat[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

const islets = features.filter(({ properties }) => properties.kind === 'islet').flatMap(outlines);
const coastOf = new Map(
  features.map((feature) => [feature.properties.id, outlines(feature)] as const),
);

/** The drawn coast is up to 270 m from where other maps have it; a quay or a beach is off it by more. */
const toleranceKm = 0.3;

/** Off the island, and off the islets a day trip goes to. */
export function isAdrift(island: string, { lat, lon }: { lat: number; lon: number }): boolean {
  const near = (rings: readonly LonLat[][]) =>
    isOnLand([lon, lat], rings) || distanceToCoastKm([lon, lat], rings) <= toleranceKm;
  return !near(coastOf.get(island) ?? []) && !near(islets);
}
