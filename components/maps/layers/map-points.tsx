import { layers as declared } from '@/lib/map-layers/register';
import type { MapArea, MapLine, MapPoint } from '../interactive-map-types';
import { PlaceMark } from '../place-mark';
import type { LoadedLayer, Shown } from './features-in-view';
import type { When } from './layer-switches';

/** A feature of a layer as the map marks it. */
export interface LayerPoint extends MapPoint {
  readonly shown: Shown;
}

/** What lies on the map as its marks; the list beside it is what keyboard and screen reader get. */
export const pointsOf = (shown: readonly Shown[]): LayerPoint[] =>
  shown.map((one) => {
    const { feature, at, id, number } = one;
    const { geometry, properties } = feature;
    return {
      id,
      position: { lon: at[0], lat: at[1] },
      // A way over the water has its number there and its name in the list: it would cover the land beside it.
      name: geometry.type === 'LineString' ? '' : properties.name,
      label: properties.name,
      short: number === undefined ? undefined : String(number),
      quiet: true,
      extent: geometry.type === 'LineString' ? geometry.coordinates : undefined,
      shown: one,
    };
  });

/** The ways over the water among what is loaded. */
export const linesOf = (layers: readonly LoadedLayer[]): MapLine[] =>
  layers.flatMap(({ id: layer, features }) =>
    features.flatMap(({ id, geometry }) =>
      geometry.type === 'LineString'
        ? [{ id: `${layer}:${id}`, points: geometry.coordinates }]
        : [],
    ),
  );

export const isLayerPoint = (point: MapPoint): point is LayerPoint => 'shown' in point;

/** The symbol of a feature, of a beach with its water. */
export const layerMark = ({ shown }: LayerPoint, when: When) => (
  <PlaceMark
    kind={declared[shown.layer].mark}
    sea={shown.feature.properties.sea?.[when] ?? undefined}
  />
);

/** The corners of a part of the map, for a map that is to show all of it. */
export const cornersOf = ({ south, west, north, east }: MapArea): MapPoint[] => [
  { id: 'south-west', name: '', label: '', position: { lat: south, lon: west } },
  { id: 'north-east', name: '', label: '', position: { lat: north, lon: east } },
];
