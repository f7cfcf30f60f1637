import { type LonLat, type Projection, project } from '../../lib/geo/projection.ts';
import type { Bilingual, ChartLabel, LabelKind, Layout, Placement } from '../../lib/geo/types.ts';
import { layoutSize, layouts } from '../../lib/geo/types.ts';
import { artworkWithin } from './artwork.ts';
import { type DrawnLand, drawLand, type Land } from './coastline.ts';
import { archipelagoName, contextName, shoreAnchors } from './context.ts';
import { neatline } from './frame.ts';
import { emptyInland } from './inland.ts';
import type { Drawn, Sheet } from './island-charts.ts';
import { placeLabels, type Wanted } from './labels.ts';
import { LandMask } from './land-mask.ts';
import { area, type Box } from './polygons.ts';
import { flatten } from './smooth.ts';
import type { View } from './view.ts';

/** West and east edge and the southern edge of each layout: all 24 islands whole, Attica and Samos for bearings. */
const extents: Record<Layout, { west: number; east: number; south: number }> = {
  hero: { west: 22.93, east: 26.98, south: 36.285 },
  poster: { west: 24.08, east: 26.2, south: 35.925 },
};

const middleLatitude = 37.15;

/** Sea kept free of names: the cartouche, and on the home page the search box in its stead. */
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
    rose: { x: 690, y: 884, radius: 38 },
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

/** Where the names of the surrounding lands and of the seas may stand, the best place first. */
const landSpots: Record<string, readonly LonLat[]> = {
  attica: [
    [23.78, 37.98],
    [23.8, 37.94],
    [23.84, 37.9],
    [24.2, 38.09],
  ],
  peloponnese: [
    [23.22, 37.53],
    [23.2, 37.55],
    [23.2, 37.5],
    [23.19, 37.515],
    [23.3, 37.18],
    [23.45, 37.1],
  ],
  evia: [
    [24.42, 38.02],
    [24.4, 38.09],
    [24.35, 38.1],
    [24.3, 38.09],
  ],
  ikaria: [
    [26.14, 37.59],
    [26.1, 37.57],
    [26.3, 37.52],
    [26.1, 37.7],
  ],
  samos: [
    [26.8, 37.73],
    [26.75, 37.74],
  ],
  patmos: [
    [26.5, 37.2],
    [26.42, 37.33],
    [26.4, 37.22],
    [26.55, 37.17],
  ],
  astypalea: [
    [26.35, 36.47],
    [26.1, 36.62],
    [26.05, 36.5],
    [26.42, 36.7],
  ],
  delos: [
    [25.23, 37.325],
    [25.2, 37.33],
    [25.26, 37.31],
    [25.14, 37.34],
  ],
};

const seaSpots: Record<string, readonly LonLat[]> = {
  aegean: [
    [25.62, 37.82],
    [25.7, 37.8],
    [25.6, 37.9],
    [25.75, 37.6],
    [25.6, 37.7],
  ],
  myrtoan: [
    [23.8, 37.1],
    [23.75, 37.0],
    [23.85, 37.2],
  ],
  cretan: [
    [24.75, 36.42],
    [24.6, 36.42],
    [24.9, 36.4],
    [24.7, 36.2],
    [24.8, 36.3],
    [25.6, 36.1],
    [25.7, 36.05],
    [25.5, 36.05],
  ],
};

const around = ['e', 'w', 's', 'n', 'se', 'sw', 'ne', 'nw'] as const;

type Named = Wanted & { readonly kind: LabelKind };

function contextNames(projection: Projection, layout: Layout): Named[] {
  const wanted = (
    group: 'lands' | 'seas',
    kind: 'land' | 'sea',
    spots: Record<string, readonly LonLat[]>,
  ): Named[] =>
    Object.entries(spots).flatMap(([id, places]) => {
      const name = contextName(group, id);
      if (!name) return [];
      return [
        {
          key: `${kind}:${id}`,
          kind,
          name,
          role: kind === 'land' ? 'land' : 'water',
          symbol: 'none',
          from: layout === 'poster' ? 3 : 1,
          spots: [
            {
              points: places.map((place) => project(projection, place)),
              sides: ['c'],
              ground: kind === 'sea' ? 'sea' : 'any',
            },
          ],
        },
      ];
    });
  return [...wanted('seas', 'sea', seaSpots), ...wanted('lands', 'land', landSpots)];
}

function islandNames(lands: readonly DrawnLand[], names: ReadonlyMap<string, Bilingual>): Named[] {
  return (
    lands
      .filter((land) => land.kind === 'island')
      .map((land) => ({ land, size: land.rings.reduce((sum, ring) => sum + area(ring), 0) }))
      // The small ones have the fewest places to choose from.
      .toSorted((a, b) => a.size - b.size)
      .flatMap(({ land }) => {
        const name = names.get(land.id ?? '');
        if (!name || !land.id) return [];
        return [
          {
            key: `island:${land.id}`,
            kind: 'island',
            name,
            role: 'isle',
            symbol: 'none',
            spots: [
              { points: shoreAnchors(land.rings), sides: around, ground: 'sea', leader: 'sea' },
            ],
            target: 17,
          } satisfies Named,
        ];
      })
  );
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
      addressable: true,
    }),
  };
}

/** The chart of all islands. Its labels carry no names of islands: the page has them with their links. */
export function drawArchipelago(
  coastline: readonly Land[],
  names: ReadonlyMap<string, Bilingual>,
): Drawn {
  const sheets = layouts.map((layout) => {
    const sheet = drawSheet(coastline, layout);
    const wanted = [...islandNames(sheet.lands, names), ...contextNames(sheet.view.projection, layout)];
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
    labels,
    missing: { hero: hero.missing, poster: poster.missing },
  };
}
