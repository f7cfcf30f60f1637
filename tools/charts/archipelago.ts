import type { Projection } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { ChartLabel, Layout, Placement } from '../../lib/records/charts/types.ts';
import { layoutSize, layouts } from '../../lib/records/charts/types.ts';
import { contextNames, islandNames } from './archipelago-names.ts';
import { artworkWithin, drawIsles } from './artwork.ts';
import { drawLand, type Land } from './coastline.ts';
import { archipelagoName } from './context.ts';
import { neatline } from './frame.ts';
import { emptyInland } from './inland.ts';
import { placeLabels } from './labels.ts';
import { LandMask } from './land-mask.ts';
import type { Box } from './polygons.ts';
import type { CompiledChart, Sheet } from './sheet.ts';
import { flatten } from './smooth.ts';
import type { View } from './view.ts';

/**
 * West, east and south edge of each layout: all 24 islands in full, with Attica and Samos for
 * orientation.
 */
const extents: Record<Layout, { west: number; east: number; south: number }> = {
  hero: { west: 22.93, east: 26.98, south: 36.285 },
  poster: { west: 24.08, east: 26.2, south: 35.925 },
};

const middleLatitude = 37.15;

/** Area of sea without names: for the cartouche, or for the search box on the home page. */
export const freeBox: Record<Layout, Box> = {
  hero: { left: 40, top: 480, right: 500, bottom: 860 },
  poster: { left: 40, top: 696, right: 430, bottom: 960 },
};

const furniture: Record<Layout, Pick<View, 'cartouche' | 'rose'>> = {
  hero: {
    cartouche: { x: 178, y: 848, nameSize: 56, low: true },
    rose: { x: 1290, y: 372, radius: 58 },
  },
  poster: {
    cartouche: { x: 74, y: 944, nameSize: 58, low: true },
    rose: { x: 500, y: 900, radius: 38 },
  },
};

function viewOf(layout: Layout): View {
  const { left, right, bottom } = neatline(layout);
  const { west, east, south } = extents[layout];
  const kx = (right - left) / (east - west);
  const ky = kx / Math.cos((middleLatitude * Math.PI) / 180);
  const exact = (value: number) => Number(value.toFixed(6));
  const projection: Projection = {
    lon0: exact(west - left / kx),
    lat0: exact(south + bottom / ky),
    kx: exact(kx),
    ky: exact(ky),
  };
  const { cartouche, rose } = furniture[layout];
  const km = 20;
  const reach = rose.radius + 10;
  return {
    projection,
    cartouche,
    rose,
    scaleBar: { km, length: Math.round(((km * ky) / 110.99) * 10) / 10 },
    reserved: [
      freeBox[layout],
      {
        left: rose.x - reach,
        top: rose.y - reach - (layout === 'hero' ? 50 : 84),
        right: rose.x + reach,
        bottom: rose.y + reach,
      },
    ],
  };
}

function drawSheet(coastline: readonly Land[], layout: Layout): Sheet {
  const view = viewOf(layout);
  const lands = drawLand(coastline, view.projection, neatline(layout), {
    smallestTriangle: 3.2,
    smallestTriangleAround: layout === 'hero' ? 26 : 14,
    smallestRock: layout === 'hero' ? 56 : 24,
    inset: false,
  });
  const { width, height } = layoutSize[layout];
  return {
    layout,
    view,
    lands,
    inland: emptyInland,
    mask: new LandMask(
      width,
      height,
      lands.flatMap((land) => land.rings.map(flatten)),
    ),
    artwork: artworkWithin({
      layout,
      projection: view.projection,
      lands,
      rose: view.rose,
      inland: emptyInland,
      reach: 0.72,
      fine: true,
    }),
  };
}

/**
 * The chart of all islands. Its labels exclude the island names, which the page renders as links.
 */
export function drawArchipelago(
  coastline: readonly Land[],
  names: ReadonlyMap<string, Localized>,
): CompiledChart {
  const sheets = layouts.map((layout) => {
    const sheet = drawSheet(coastline, layout);
    const wanted = [
      ...islandNames(sheet.lands, names),
      ...contextNames(sheet.view.projection, layout),
    ];
    return { sheet, wanted, ...placeLabels(wanted, layout, sheet.mask, sheet.view.reserved, true) };
  });
  const [hero, poster] = sheets;
  if (!hero || !poster) throw new Error('unreachable');
  const labels = hero.wanted.flatMap(({ key, kind }): ChartLabel[] => {
    const [onHero, onPoster] = [hero, poster].map((one): Placement | undefined =>
      one.placements.get(key),
    );
    if (!onHero && !onPoster) return [];
    return [
      {
        id: key.slice(key.indexOf(':') + 1),
        kind,
        symbol: 'none',
        ...(onHero ? { hero: onHero } : {}),
        ...(onPoster ? { poster: onPoster } : {}),
      },
    ];
  });
  return {
    id: 'archipelago',
    name: archipelagoName,
    sheets: { hero: hero.sheet, poster: poster.sheet },
    isles: drawIsles('poster', poster.sheet.lands),
    labels,
    missing: { hero: hero.missing, poster: poster.missing },
  };
}
