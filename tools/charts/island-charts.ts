import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { pixelsPerKm, project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { bareName } from '../../lib/records/charts/names.ts';
import type { Layout } from '../../lib/records/charts/types.ts';
import { layoutSize, layouts } from '../../lib/records/charts/types.ts';
import type { Island } from '../../lib/records/islands/schema.ts';
import { artworkWithin, drawSmall } from './artwork.ts';
import { drawLand, type Land, type LandDrawing } from './coastline.ts';
import { neatline } from './frame.ts';
import { emptyInland, hachurePath, type Inland, trackPath } from './inland.ts';
import { labelSheet, mergeLabels } from './island-labels.ts';
import { LandMask } from './land-mask.ts';
import { type Place, placesOf } from './places.ts';
import { encloses, type Ring } from './polygons.ts';
import { type CompiledChart, type Sheet, seat } from './sheet.ts';
import { flatten } from './smooth.ts';
import { chooseView, extentOf, scaleBar, type View } from './view.ts';

/**
 * Islands below this many square kilometres have no tracks and hachures, which would crowd them.
 */
const inlandFromKm2 = 9;

export function drawIsland(
  island: Island,
  coastline: readonly Land[],
  islandNames: ReadonlyMap<string, Localized>,
): CompiledChart {
  const own = coastline.find((land) => land.id === island.slug);
  if (!own) throw new Error(`${island.slug} is not in the coastline`);
  const name = { en: bareName(island.name.en), el: bareName(island.name.el) };
  const places = placesOf(island);
  const extent = extentOf([...own.rings.flat(), ...places.map((place): LonLat => place.at)]);
  // Both layouts use the same length, so that a page with both states it once.
  let barKm: number | undefined;
  const drawn = layouts.map((layout) => {
    const chosen = chooseView(coastline, name, extent, layout);
    barKm ??= chosen.scaleBar.km;
    const view = { ...chosen, scaleBar: scaleBar(chosen.projection, barKm) };
    const sheet = drawSheet(island, places, coastline, view, layout);
    return { layout, sheet, ...labelSheet(island, places, islandNames, sheet) };
  });
  const [hero, poster] = drawn;
  if (!hero || !poster) throw new Error('unreachable');
  return {
    id: island.slug,
    name,
    sheets: { hero: hero.sheet, poster: poster.sheet },
    card: drawCard(coastline, poster.sheet.view, poster.sheet.inland),
    missing: { hero: hero.missing, poster: poster.missing },
    labels: mergeLabels(hero.wanted, hero.placements, poster.wanted, poster.placements),
  };
}

/**
 * The portrait sheet for a card, shown at less than half its size. With shores only as precise as
 * that size needs, it is half as heavy, and a page shows a dozen.
 */
function drawCard(coastline: readonly Land[], { projection, rose }: View, inland: Inland): string {
  const layout = 'poster';
  const lands = drawLand(coastline, projection, neatline(layout), {
    smallestTriangle: 34,
    smallestTriangleAround: 60,
    smallestRock: 40,
    inset: true,
  });
  return drawSmall({ layout, projection, lands, rose, inland, reach: 1, fine: false });
}

function drawSheet(
  island: Island,
  places: readonly Place[],
  coastline: readonly Land[],
  view: View,
  layout: Layout,
): Sheet {
  const perKm = pixelsPerKm(view.projection);
  const triangle = Math.max(0.9, 0.0036 * perKm * perKm);
  const lands = drawLand(coastline, view.projection, neatline(layout), {
    smallestTriangle: triangle,
    smallestTriangleAround: triangle * 2,
    smallestRock: 20,
    inset: true,
  });
  const { width, height } = layoutSize[layout];
  const outlines = lands.flatMap((land) => land.rings.map(flatten));
  const rings = lands.filter((land) => land.id === island.slug).flatMap((land) => land.rings);
  const inland =
    island.areaKm2 >= inlandFromKm2 ? drawInland(island, places, view, lands, rings) : emptyInland;
  return {
    layout,
    view,
    lands,
    inland,
    mask: new LandMask(width, height, outlines),
    artwork: artworkWithin({
      layout,
      projection: view.projection,
      lands,
      rose: view.rose,
      inland,
      reach: 1,
      fine: false,
    }),
  };
}

function drawInland(
  island: Island,
  places: readonly Place[],
  view: View,
  lands: readonly LandDrawing[],
  rings: readonly Ring[],
): Inland {
  const seated = places.map((place) => ({ place, point: seat(place, view, lands) }));
  const settlements = seated.filter(
    ({ place }) => place.kind === 'village' || place.symbol === 'harbour',
  );
  const { lon, lat } = island.highestPoint.position;
  const radius = Math.max(
    26,
    Math.min(76, island.highestPoint.metres * 0.0021 * pixelsPerKm(view.projection)),
  );
  // A harbour lies exactly on the shore, so a point slightly inland replaces it.
  const inward = (point: readonly [number, number]) =>
    encloses(rings, point) ? point : stepInland(point, rings);
  return {
    tracks: trackPath(
      settlements.map(({ point }) => inward(point)),
      rings,
    ),
    hachures: hachurePath(
      project(view.projection, [lon, lat]),
      radius,
      rings,
      seated.filter(({ place }) => place.kind !== 'peak').map(({ point }) => point),
    ),
  };
}

function stepInland(
  point: readonly [number, number],
  rings: readonly Ring[],
): readonly [number, number] {
  for (const reach of [2, 4, 7]) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const moved = [
        point[0] + Math.cos(angle) * reach,
        point[1] + Math.sin(angle) * reach,
      ] as const;
      if (encloses(rings, moved)) return moved;
    }
  }
  return point;
}
