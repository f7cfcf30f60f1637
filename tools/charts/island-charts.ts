import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { pixelsPerKm, project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { bareName } from '../../lib/records/charts/names.ts';
import type { ChartLabel, Layout, Placement } from '../../lib/records/charts/types.ts';
import { layoutSize, layouts } from '../../lib/records/charts/types.ts';
import type { Island } from '../../lib/records/islands/schema.ts';
import { artworkWithin, drawSmall } from './artwork.ts';
import { drawLand, type Land, type LandDrawing } from './coastline.ts';
import { neighbourNames, waterNames } from './context.ts';
import { neatline } from './frame.ts';
import { emptyInland, hachurePath, type Inland, trackPath } from './inland.ts';
import type { Wanted } from './label-extent.ts';
import { placeLabels } from './labels.ts';
import { LandMask } from './land-mask.ts';
import { type Place, placesOf } from './places.ts';
import { encloses, nearestOnRings, type Ring } from './polygons.ts';
import { flatten } from './smooth.ts';
import { roleOf } from './type-sizes.ts';
import { chooseView, extentOf, scaleBar, type View } from './view.ts';

export interface Sheet {
  readonly layout: Layout;
  readonly view: View;
  readonly lands: readonly LandDrawing[];
  readonly inland: Inland;
  readonly mask: LandMask;
  readonly artwork: string;
}

export interface CompiledChart {
  readonly id: string;
  readonly name: Localized;
  readonly sheets: Record<Layout, Sheet>;
  /** Artwork of the portrait sheet for a card. */
  readonly card?: string;
  /** Artwork of the shores only, by slug. */
  readonly isles?: string;
  readonly labels: readonly ChartLabel[];
  /** Names that could not be placed, by layout. */
  readonly missing: Record<Layout, readonly string[]>;
}

/**
 * Islands below this many square kilometres have no tracks and hachures, which would crowd them.
 */
const inlandFromKm2 = 9;

const allSides = ['e', 'ne', 'se', 'w', 'nw', 'sw', 'n', 's'] as const;

/**
 * Maximum distance in km by which a coastal place is moved to meet the drawn shore: the source data
 * is off by up to 270 m.
 */
const snapKm = 0.45;

/**
 * Position of a place in the drawing: beaches and harbours on the shore, others at their own, moved
 * ashore if near it.
 */
function seat(place: Place, view: View, lands: readonly LandDrawing[]): readonly [number, number] {
  const point = project(view.projection, place.at);
  const outlines = lands.flatMap((land) => land.rings.map(flatten));
  const ashore = encloses(outlines, point);
  const coastal = place.kind === 'beach' || place.symbol === 'harbour' || place.symbol === 'quay';
  if (!coastal && ashore) return point;
  const near = nearestOnRings(outlines, point);
  return near.distance <= snapKm * pixelsPerKm(view.projection) ? near.point : point;
}

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

type Named = Wanted & Pick<ChartLabel, 'kind' | 'main'> & { readonly ownName: boolean };

function labelSheet(
  island: Island,
  places: readonly Place[],
  islandNames: ReadonlyMap<string, Localized>,
  sheet: Sheet,
) {
  const { layout, view, lands, mask } = sheet;
  const { width, height } = layoutSize[layout];
  const ownRings = lands.filter((land) => land.id === island.slug).flatMap((land) => land.rings);
  const home = new LandMask(width, height, ownRings.map(flatten));
  const named = places.map(
    (place): Named => ({
      key: `${place.kind}:${place.id}`,
      kind: place.kind,
      ...(place.main ? { main: true } : {}),
      name: place.name,
      ownName: true,
      role: roleOf(place),
      symbol: place.symbol,
      home,
      spots: [
        {
          points: [seat(place, view, lands)],
          sides: allSides,
          ground: 'any',
          ...(place.main || place.symbol === 'harbour' ? { leader: 'anywhere' as const } : {}),
        },
      ],
    }),
  );
  const taken = new Set(places.map((place) => place.name.en.toLowerCase()));
  const context = [
    ...neighbourNames(lands, island.slug, islandNames, taken, layout),
    ...waterNames(island.slug, view.projection, layout),
  ].map((wanted): Named => ({ ...wanted, ownName: wanted.kind === 'island' }));
  // Neighbours come after the island's own most important names, water last.
  const first = Math.min(6, named.length);
  const water = context.filter((wanted) => wanted.kind === 'sea');
  const around = context.filter((wanted) => wanted.kind !== 'sea');
  const wanted = [...named.slice(0, first), ...around, ...named.slice(first), ...water];
  return { wanted, ...placeLabels(wanted, layout, mask, view.reserved) };
}

function mergeLabels(
  heroWanted: readonly Named[],
  hero: ReadonlyMap<string, Placement>,
  posterWanted: readonly Named[],
  poster: ReadonlyMap<string, Placement>,
): ChartLabel[] {
  const known = new Map([...posterWanted, ...heroWanted].map((wanted) => [wanted.key, wanted]));
  return [...known.values()].flatMap(({ key, kind, symbol, main, name, ownName }) => {
    const [onHero, onPoster] = [hero.get(key), poster.get(key)];
    if (!onHero && !onPoster) return [];
    return [
      {
        id: key.slice(key.indexOf(':') + 1),
        kind,
        symbol,
        ...(ownName ? { name } : {}),
        ...(main ? { main } : {}),
        ...(onHero ? { hero: onHero } : {}),
        ...(onPoster ? { poster: onPoster } : {}),
      },
    ];
  });
}
