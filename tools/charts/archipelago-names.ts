import { type LonLat, type Projection, project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { LabelKind, Layout } from '../../lib/records/charts/types.ts';
import type { LandDrawing } from './coastline.ts';
import { contextName, shoreAnchors } from './context.ts';
import type { Wanted } from './label-extent.ts';
import { area } from './polygons.ts';

/** Possible positions for the names of surrounding lands and seas, best first. */
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

export type Named = Wanted & { readonly kind: LabelKind };

/** Names of the surrounding lands and of the seas. */
export function contextNames(projection: Projection, layout: Layout): Named[] {
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

/** Names of the islands, each on open sea near its island. */
export function islandNames(
  lands: readonly LandDrawing[],
  names: ReadonlyMap<string, Localized>,
): Named[] {
  return (
    lands
      .filter((land) => land.kind === 'island')
      .map((land) => ({ land, size: land.rings.reduce((sum, ring) => sum + area(ring), 0) }))
      // Small islands first, because they have the fewest possible positions.
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
