import { readFileSync } from 'node:fs';
import {
  type ChartPoint,
  kmPerDegree,
  type Projection,
  pixelsPerKm,
  project,
} from '../../lib/foundation/geo/projection.ts';
import type { LabelSide } from '../../lib/records/charts/types.ts';
import { artworkFile } from './artwork-file.ts';
import type { Land } from './coastline.ts';
import { type HarbourPort, harbourPorts } from './harbour-ports.ts';
import { drawPlainSheet, outlinesOn, type PlainSheet } from './plain-sheet.ts';
import { encloses, nearestOnRings, type Ring } from './polygons.ts';
import { flatten } from './smooth.ts';

/** Side of the square artwork in pixels, as in lib/records/charts/harbours.ts. */
const size = 600;
/**
 * A port that is drawn on land by less than this is moved to the shore; this is the error of the
 * source data, in kilometres.
 */
const correctedKm = 0.3;

export const harboursFile = 'lib/records/charts/harbours.generated.json';

/**
 * Artwork and record of every port's chart: texts by path relative to the project root, and records
 * by port id.
 */
export function drawHarbours(coastline: readonly Land[], folder: string) {
  const files = new Map<string, string>();
  const records: Record<string, unknown> = {};
  const lands = [...coastline, ...cretanCoast()];
  for (const port of harbourPorts()) {
    const sheet = sheetOf(port);
    const { projection } = sheet;
    const outlines = outlinesOn(lands, sheet);
    const artwork = drawPlainSheet(outlines, sheet);
    const { name, text } = artworkFile(`harbour-${port.id}`, artwork);
    files.set(`${folder}/${name}`, text);
    const quay = onTheWater(project(projection, port.at), outlines, pixelsPerKm(projection));
    const km = port.km >= 8 ? 2 : 1;
    records[port.id] = {
      file: `/charts/${name}`,
      projection,
      port: [tenth(quay[0]), tenth(quay[1])],
      sides: seaward(outlines, quay),
      scaleBar: { km, length: tenth(km * pixelsPerKm(projection)) },
    };
  }
  return { files, records };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The port itself or, if the coarse shore puts it on land, the nearest point of the shore. */
function onTheWater(port: ChartPoint, outlines: readonly Ring[], perKm: number): ChartPoint {
  const shores = outlines.map(flatten);
  if (!encloses(shores, port)) return port;
  const shore = nearestOnRings(shores, port);
  return shore.distance <= correctedKm * perKm ? shore.point : port;
}

function cretanCoast(): Land[] {
  const file = new URL('../../lib/foundation/geo/coastline/heraklion.geojson', import.meta.url);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { geometry: { type: string; coordinates: unknown } }[];
  };
  return features.map(({ geometry }) => {
    const polygons = (
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    ) as [number, number][][][];
    return {
      id: undefined,
      kind: 'island',
      rings: polygons.map((polygon) => (polygon[0] ?? []).slice(0, -1)),
    };
  });
}

function sheetOf({ at: [lon, lat], km }: HarbourPort): PlainSheet {
  const exact = (value: number, digits: number) => Number(value.toFixed(digits));
  const ky = (size / km) * kmPerDegree;
  const kx = ky * Math.cos((lat * Math.PI) / 180);
  const projection: Projection = {
    lon0: exact(lon - size / 2 / kx, 6),
    lat0: exact(lat + size / 2 / ky, 6),
    kx: exact(kx, 3),
    ky: exact(ky, 3),
  };
  // The source data has steps of some 100 m, which are many pixels here: they are smoothed away.
  const stair = 0.1 * pixelsPerKm(projection);
  return {
    projection,
    width: size,
    height: size,
    smallestTriangle: stair * stair * 0.9,
    smallestTriangleAround: stair * stair * 0.9,
    smallestRock: stair * stair,
    inset: true,
    graticule: 1,
    reach: 1,
  };
}

/**
 * Sides of the port, starting with the one where a name of typical length covers the least land.
 */
function seaward(outlines: readonly Ring[], [x, y]: ChartPoint): LabelSide[] {
  const [across, down] = [230, 36];
  const boxes: readonly (readonly [LabelSide, number, number])[] = [
    ['e', x + 24, y - down / 2],
    ['w', x - 24 - across, y - down / 2],
    ['s', x - across / 2, y + 24],
    ['n', x - across / 2, y - 24 - down],
  ];
  const covered = ([, left, top]: (typeof boxes)[number]) => {
    let count = 0;
    for (let column = 0; column <= 12; column++) {
      for (const row of [0, 0.5, 1]) {
        const point: ChartPoint = [left + (across * column) / 12, top + down * row];
        if (encloses(outlines, point)) count++;
      }
    }
    return count;
  };
  return boxes.toSorted((a, b) => covered(a) - covered(b)).map(([side]) => side);
}
