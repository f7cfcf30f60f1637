import { layers as declared } from '@/lib/foundation/ids/map-layers';
import type { MapArea, MapLine, MapPoint } from '../interactive-map-types';
import { PlaceMark } from '../place-mark';
import type { LoadedLayer, Shown } from './features-in-view';
import type { When } from './layer-switches';

/** Marker of a layer feature. */
export interface LayerPoint extends MapPoint {
  readonly shown: Shown;
}

/** Converts features to markers for the pointer; the list serves keyboard and screen reader. */
export const pointsOf = (shown: readonly Shown[]): LayerPoint[] =>
  shown.map((one) => {
    const { feature, at, id, number } = one;
    const { geometry, properties } = feature;
    return {
      id,
      position: { lon: at[0], lat: at[1] },
      // A route shows only its number: its name, which is in the list, would cover land.
      name: geometry.type === 'LineString' ? '' : properties.name,
      label: properties.name,
      short: number === undefined ? undefined : String(number),
      quiet: true,
      extent: geometry.type === 'LineString' ? geometry.coordinates : undefined,
      shown: one,
    };
  });

/** Returns the sea routes of the loaded layers. */
export const linesOf = (layers: readonly LoadedLayer[]): MapLine[] =>
  layers.flatMap(({ id: layer, features }) =>
    features.flatMap(({ id, geometry }) =>
      geometry.type === 'LineString'
        ? [{ id: `${layer}:${id}`, points: geometry.coordinates }]
        : [],
    ),
  );

export const isLayerPoint = (point: MapPoint): point is LayerPoint => 'shown' in point;

/** Renders the symbol of a feature, for a beach with its sea state. */
export const layerMark = ({ shown }: LayerPoint, when: When) => (
  <PlaceMark
    kind={declared[shown.layer].mark}
    sea={shown.feature.properties.sea?.[when] ?? undefined}
  />
);

/** Returns corner points that make the map show a whole area. */
export const cornersOf = ({ south, west, north, east }: MapArea): MapPoint[] => [
  { id: 'south-west', name: '', label: '', position: { lat: south, lon: west } },
  { id: 'north-east', name: '', label: '', position: { lat: north, lon: east } },
];
