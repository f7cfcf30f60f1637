import { artworkFile } from './artwork-file.ts';
import type { Land } from './coastline.ts';
import { drawPlainSheet, outlinesOn, type PlainSheet, projectionFrom } from './plain-sheet.ts';

export const routeSheetsFile = 'lib/records/charts/route-sheets.generated.json';

interface Area {
  readonly id: string;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Pixels per degree of latitude. */
  readonly scale: number;
  readonly graticule: number;
  readonly reach: number;
}

/**
 * Areas on which journeys are drawn: the whole sea, its regions, and the straits with short
 * crossings.
 */
const areas: readonly Area[] = [
  {
    id: 'archipelago',
    west: 22.95,
    east: 26.95,
    south: 36.02,
    north: 38.36,
    scale: 500,
    graticule: 30,
    reach: 0.72,
  },
  {
    id: 'north',
    west: 23.75,
    east: 25.85,
    south: 36.88,
    north: 38.2,
    scale: 1100,
    graticule: 15,
    reach: 0.9,
  },
  {
    id: 'south-west',
    west: 24.05,
    east: 25.75,
    south: 36.26,
    north: 37.3,
    scale: 1100,
    graticule: 15,
    reach: 0.9,
  },
  {
    id: 'south-east',
    west: 24.9,
    east: 26.35,
    south: 36.2,
    north: 37.3,
    scale: 1100,
    graticule: 15,
    reach: 0.9,
  },
  {
    id: 'paros-antiparos',
    west: 24.92,
    east: 25.32,
    south: 36.92,
    north: 37.17,
    scale: 3600,
    graticule: 5,
    reach: 1,
  },
  {
    id: 'milos-kimolos',
    west: 24.3,
    east: 24.72,
    south: 36.62,
    north: 36.86,
    scale: 3600,
    graticule: 5,
    reach: 1,
  },
  {
    id: 'santorini',
    west: 25.24,
    east: 25.6,
    south: 36.31,
    north: 36.52,
    scale: 3600,
    graticule: 5,
    reach: 1,
  },
];

function sheetOf({ west, east, south, north, scale, graticule, reach }: Area): PlainSheet {
  const projection = projectionFrom(west, north, (south + north) / 2, scale);
  return {
    projection,
    width: Math.round((east - west) * projection.kx),
    height: Math.round((north - south) * projection.ky),
    smallestTriangle: 4,
    smallestTriangleAround: 24,
    smallestRock: 48,
    inset: scale > 2000,
    graticule,
    reach,
  };
}

/**
 * Artwork and records of the sheets on which journeys are drawn: texts by path, and records from
 * the finest scale to the coarsest.
 */
export function drawRouteSheets(coastline: readonly Land[], folder: string) {
  const files = new Map<string, string>();
  const records = areas.map((one) => {
    const sheet = sheetOf(one);
    const artwork = drawPlainSheet(outlinesOn(coastline, sheet), sheet);
    const { name, text } = artworkFile(`route-${one.id}`, artwork);
    files.set(`${folder}/${name}`, text);
    const { projection, width, height } = sheet;
    return { id: one.id, file: `/charts/${name}`, projection, width, height };
  });
  return { files, records: records.toSorted((a, b) => b.projection.ky - a.projection.ky) };
}
