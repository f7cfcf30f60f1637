import { readFileSync } from 'node:fs';
import {
  type LonLat,
  type Projection,
  pixelsPerKm,
  project,
} from '../../lib/foundation/geo/projection.ts';
import {
  area,
  type Box,
  boundsOf,
  clipToBox,
  grow,
  offset,
  overlaps,
  pinCuts,
  type Ring,
} from './polygons.ts';
import { simplify } from './simplify.ts';

type Position = [number, number];

interface Feature {
  properties: { id?: string; name?: string; kind: 'island' | 'islet' | 'mainland' | 'other' };
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] };
}

export interface Land {
  readonly id: string | undefined;
  readonly kind: Feature['properties']['kind'];
  /** Outer outlines only, because the data has no lakes here. The first and last point differ. */
  readonly rings: readonly (readonly LonLat[])[];
}

/** The data draws the shore 50 to 65 m too far out; charts subtract this much. */
const insetKm = 0.045;

export function readCoastline(): Land[] {
  const file = new URL('../../lib/foundation/geo/coastline/cyclades-land.geojson', import.meta.url);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] };
  return features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return {
      id: properties.id,
      kind: properties.kind,
      rings: polygons.map((polygon) => (polygon[0] ?? []).slice(0, -1)),
    };
  });
}

export interface LandDrawing {
  readonly id: string | undefined;
  readonly kind: Land['kind'];
  /** Corners of the simplified outlines in pixels, not yet smoothed. */
  readonly rings: readonly Ring[];
}

export interface Generalisation {
  /** Corners whose triangle is smaller than this many square pixels are dropped. */
  readonly smallestTriangle: number;
  /** The same for lands that are not part of the Cyclades. */
  readonly smallestTriangleAround: number;
  /** Rocks smaller than this many square pixels are left out. */
  readonly smallestRock: number;
  readonly inset: boolean;
}

/**
 * The land of a chart: projected, inset, simplified and clipped to the sheet, with a margin for the
 * bands.
 */
export function drawLand(
  coastline: readonly Land[],
  projection: Projection,
  sheet: Box,
  rules: Generalisation,
): LandDrawing[] {
  const kept = grow(sheet, 100);
  const inset = rules.inset ? insetKm * pixelsPerKm(projection) : 0;
  return coastline.flatMap(({ id, kind, rings }) => {
    const outlines = rings.flatMap((ring) => {
      const projected = ring.map((point) => project(projection, point));
      if (!overlaps(boundsOf([projected]), kept)) return [];
      const size = area(projected);
      if (size < rules.smallestRock) return [];
      const shrunk = inset > 0 ? largest(offset([projected], -inset)) : undefined;
      const coarse =
        kind === 'island' || kind === 'islet'
          ? rules.smallestTriangle
          : rules.smallestTriangleAround;
      const simple = simplify(shrunk ?? projected, Math.min(coarse, size * 0.02 + 0.15), 6);
      return pinCuts(clipToBox([simple], kept), kept);
    });
    return outlines.length > 0 ? [{ id, kind, rings: outlines }] : [];
  });
}

function largest(rings: readonly Ring[]): Ring | undefined {
  return rings.toSorted((a, b) => area(b) - area(a))[0];
}
