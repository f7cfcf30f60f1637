import type { LonLat } from '@/lib/geo/projection';
import type { LayerId } from '@/lib/map-layers/register';
import type { LayerFeature } from '@/lib/map-layers/schema';
import type { MapArea } from '../interactive-map-types';

/** Rows of the list beside the map: more would not be read, and the map is one press away from fewer. */
export const mostListed = 80;

/** A feature on the map. */
export interface Shown {
  /** Of its mark: features of two layers may be called the same. */
  readonly id: string;
  readonly layer: LayerId;
  readonly feature: LayerFeature;
  /** Where its mark stands: the middle of a way. */
  readonly at: LonLat;
  /** That of its row and its mark; undefined for what is not listed. */
  readonly number: number | undefined;
}

export interface LoadedLayer {
  readonly id: LayerId;
  readonly features: readonly LayerFeature[];
}

/** What a page lists itself: these features of a layer, by the numbers of their rows. */
export interface ListedOnPage {
  readonly layer: LayerId;
  readonly ids: readonly string[];
}

interface Numbering {
  readonly own?: ListedOnPage | undefined;
  /** The last number that is taken already. */
  readonly after?: number;
  /** How many are listed. */
  readonly most?: number;
}

interface InView {
  /** On the map, the listed ones first, in the order of the list. */
  readonly shown: readonly Shown[];
  /** How many of them are listed, and how many lie in view. */
  readonly listed: number;
  readonly total: number;
}

const middleOf = ({ geometry }: LayerFeature): LonLat =>
  geometry.type === 'Point'
    ? geometry.coordinates
    : (geometry.coordinates[Math.floor(geometry.coordinates.length / 2)] ?? [0, 0]);

const liesIn = ({ south, west, north, east }: MapArea, [lon, lat]: LonLat) =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** Listings come as their list has them, everything else from north to south. */
const inOrder = (layer: LayerId, features: readonly Omit<Shown, 'number'>[]) =>
  layer === 'hotels' || layer === 'activities'
    ? features
    : features.toSorted((a, b) => b.at[1] - a.at[1]);

/**
 * What lies in a part of the map (everywhere without one), numbered as it is listed: layer by layer. What a page lists
 * itself keeps the numbers it has there and comes first.
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
