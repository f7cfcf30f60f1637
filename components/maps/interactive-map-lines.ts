import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { MapLine } from './interactive-map-types';

const accent = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--chart-accent').trim() || '#b04a24';

/** As on the charts: 1.7 px wide, dashes of 8 and 6.5 px, given in multiples of the width. */
const [width, dashes] = [1.7, [8 / 1.7, 6.5 / 1.7]];

/** Replaces the sea routes on the map. The chosen one is drawn solid. */
export function drawLines(map: MapLibre, lines: readonly MapLine[], chosen: string | undefined) {
  const data = {
    type: 'FeatureCollection' as const,
    features: lines.map(({ id, points }) => ({
      type: 'Feature' as const,
      properties: { id },
      geometry: {
        type: 'LineString' as const,
        coordinates: points.map(([lon, lat]) => [lon, lat]),
      },
    })),
  };
  const source = map.getSource<GeoJSONSource>('sea-routes');
  if (!source && lines.length === 0) return;
  if (source) source.setData(data);
  else addLines(map, data);
  map.setFilter('sea-route', ['==', ['get', 'id'], chosen ?? '']);
}

function addLines(map: MapLibre, data: Parameters<GeoJSONSource['setData']>[0]) {
  map.addSource('sea-routes', { type: 'geojson', data, maxzoom: 12 });
  map.addLayer({
    id: 'sea-routes',
    type: 'line',
    source: 'sea-routes',
    paint: {
      'line-color': accent(),
      'line-width': width,
      'line-dasharray': dashes,
      'line-opacity': 0.75,
    },
  });
  map.addLayer({
    id: 'sea-route',
    type: 'line',
    source: 'sea-routes',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': accent(), 'line-width': 2.6 },
  });
}

/** Applies the accent colour of the current theme to the routes. */
export function recolourLines(map: MapLibre) {
  for (const layer of ['sea-routes', 'sea-route']) {
    if (map.getLayer(layer)) map.setPaintProperty(layer, 'line-color', accent());
  }
}
