import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { ChartLabel, Placement } from '../../lib/records/charts/types.ts';
import { layoutSize } from '../../lib/records/charts/types.ts';
import type { Island } from '../../lib/records/islands/schema.ts';
import { neighbourNames, waterNames } from './context.ts';
import type { Wanted } from './label-extent.ts';
import { placeLabels } from './labels.ts';
import { LandMask } from './land-mask.ts';
import type { Place } from './places.ts';
import { type Sheet, seat } from './sheet.ts';
import { flatten } from './smooth.ts';
import { roleOf } from './type-sizes.ts';

const allSides = ['e', 'ne', 'se', 'w', 'nw', 'sw', 'n', 's'] as const;

type Named = Wanted & Pick<ChartLabel, 'kind' | 'main'> & { readonly ownName: boolean };

/** Places the names of an island, its neighbours and the sea on a sheet. */
export function labelSheet(
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

/** Joins the labels of both layouts by their keys. */
export function mergeLabels(
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
