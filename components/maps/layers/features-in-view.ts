import type { LonLat } from '@/lib/foundation/geo/projection';
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import type { LayerFeature } from '@/lib/search/map-layers/schema';
import type { MapArea } from '../interactive-map-types';

/**
 * Maximum number of rows in the list beside the map. Longer lists are not read; zooming in shortens
 * them.
 */
export const mostListed = 80;

/** A feature on the map. */
export interface Shown {
  /** Id of its marker, including the layer: ids of features are only unique within one. */
  readonly id: string;
  readonly layer: LayerId;
  readonly feature: LayerFeature;
  /** Position of its marker; for a route, its middle point. */
  readonly at: LonLat;
  /** Number of its row and marker; undefined if it is not listed. */
  readonly number: number | undefined;
}

export interface LoadedLayer {
  readonly id: LayerId;
  readonly features: readonly LayerFeature[];
}

/** Features that the page itself lists, in the order of its rows. */
export interface ListedOnPage {
  readonly layer: LayerId;
  readonly ids: readonly string[];
}

interface Numbering {
  readonly own?: ListedOnPage | undefined;
  /** Highest number already in use. */
  readonly after?: number;
  /** Maximum number of listed features. */
  readonly most?: number;
}

interface InView {
  /** Features on the map; the listed ones come first, in the order of the list. */
  readonly shown: readonly Shown[];
  /** Number of listed features, and of all features in view. */
  readonly listed: number;
  readonly total: number;
}

const middleOf = ({ geometry }: LayerFeature): LonLat =>
  geometry.type === 'Point'
    ? geometry.coordinates
    : (geometry.coordinates[Math.floor(geometry.coordinates.length / 2)] ?? [0, 0]);

const liesIn = ({ south, west, north, east }: MapArea, [lon, lat]: LonLat) =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** Keeps listings in the order of their list; sorts all others from north to south. */
const inOrder = (layer: LayerId, features: readonly Omit<Shown, 'number'>[]) =>
  layer === 'hotels' || layer === 'activities'
    ? features
    : features.toSorted((a, b) => b.at[1] - a.at[1]);

/**
 * Returns all features, numbering those in the visible area (everywhere if undefined) layer by
 * layer. Features that the page itself lists come first and keep its numbers.
 */
export function featuresInView(
  layers: readonly LoadedLayer[],
  area: MapArea | undefined,
  { own, after = 0, most = mostListed }: Numbering = {},
): InView {
  const rows = new Map(own?.ids.map((id, index) => [id, index + 1]));
  const all = layers.flatMap(({ id: layer, features }) =>
    inOrder(
      layer,
      features.map((feature) => ({
        id: `${layer}:${feature.id}`,
        layer,
        feature,
        at: middleOf(feature),
      })),
    ),
  );
  const rowOf = ({ layer, feature }: Omit<Shown, 'number'>) =>
    layer === own?.layer ? rows.get(feature.id) : undefined;
  const [seen, unseen] = split(all, ({ at }) => !area || liesIn(area, at));
  const [onPage, others] = split(seen, (one) => rowOf(one) !== undefined);
  const ordered = [...onPage.toSorted((a, b) => (rowOf(a) ?? 0) - (rowOf(b) ?? 0)), ...others];
  let next = Math.max(after, rows.size);
  const numbered = ordered.map((one, index): Shown => {
    const row = rowOf(one);
    if (row === undefined) next += 1;
    return { ...one, number: index < most ? (row ?? next) : undefined };
  });
  const rest = unseen.map((one): Shown => ({ ...one, number: undefined }));
  return {
    shown: [...numbered, ...rest],
    listed: Math.min(most, numbered.length),
    total: numbered.length,
  };
}

function split<One>(all: readonly One[], belongs: (one: One) => boolean): [One[], One[]] {
  const [yes, no]: [One[], One[]] = [[], []];
  for (const one of all) (belongs(one) ? yes : no).push(one);
  return [yes, no];
}
