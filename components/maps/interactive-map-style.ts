import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { loadLand } from './interactive-map-land';

/** Chart colours (styles/chart-palette.css) of the current theme. */
function inks() {
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string) => style.getPropertyValue(`--chart-${name}`).trim() || '#888888';
  return {
    deep: ink('deep'),
    bands: [1, 2, 3, 4, 5].map((band) => ink(`band-${band}`)),
    land: ink('land'),
    edge: ink('edge'),
    coast: ink('coast'),
    line: ink('line'),
  };
}

/** Width of each band of shallow water, in pixels at zoom 9 and zoom 14; outermost first. */
const reaches = [
  [34, 150],
  [24, 104],
  [15, 66],
  [9, 38],
  [4, 16],
] as const;

/** Placeholder until {@link setLand} adds the coastline. */
const nothing = { type: 'FeatureCollection' as const, features: [] };

const graticule = {
  type: 'FeatureCollection' as const,
  features: [
    ...range(23, 27, 0.25).map((lon) => meridian(lon)),
    ...range(35.75, 38.5, 0.25).map((lat) => parallel(lat)),
  ],
};

/**
 * Our own map style: the land of the charts, bands of water around it, meridians and parallels.
 * Loads no third-party tiles.
 */
export function chartStyle(): StyleSpecification {
  const { deep, bands, land, edge, coast, line } = inks();
  const round = { 'line-join': 'round', 'line-cap': 'round', 'line-round-limit': 1 } as const;
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: nothing, maxzoom: 15, tolerance: 0.2 },
      graticule: { type: 'geojson', data: graticule, maxzoom: 12 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': deep } },
      ...reaches.map(([far, near], index) => ({
        id: `band-${index}`,
        type: 'line' as const,
        source: 'land',
        layout: round,
        paint: {
          'line-color': bands[bands.length - 1 - index] ?? deep,
          // A line extends to both sides of the shore; the land covers the inner half.
          'line-width': width(far * 2, near * 2),
        },
      })),
      {
        id: 'graticule',
        type: 'line',
        source: 'graticule',
        paint: { 'line-color': line, 'line-opacity': 0.14, 'line-width': 0.7 },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      {
        id: 'edge',
        type: 'line',
        source: 'land',
        layout: round,
        paint: { 'line-color': edge, 'line-width': 5, 'line-offset': 2.5, 'line-opacity': 0.7 },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        layout: round,
        paint: { 'line-color': coast, 'line-width': 1.15 },
      },
    ],
  };
}

/** Adds the coastline to a map with our own style. */
export async function setLand(map: MapLibre, landUrl: string) {
  const land = await loadLand(landUrl);
  await map.getSource<GeoJSONSource>('land')?.setData(land);
}

/** Applies the colours of the current theme to a map with our own style. */
export function recolour(map: MapLibre) {
  const { deep, bands, land, edge, coast, line } = inks();
  if (!map.getLayer('sea')) return;
  map.setPaintProperty('sea', 'background-color', deep);
  reaches.forEach((_, index) => {
    map.setPaintProperty(`band-${index}`, 'line-color', bands[bands.length - 1 - index] ?? deep);
  });
  map.setPaintProperty('graticule', 'line-color', line);
  map.setPaintProperty('land', 'fill-color', land);
  map.setPaintProperty('edge', 'line-color', edge);
  map.setPaintProperty('coast', 'line-color', coast);
}

/**
 * Calls back when the theme changes, by the switch or by the system. Returns a function that
 * unsubscribes.
 */
export function onLightChange(callback: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(callback);
  system.addEventListener('change', callback);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', callback);
    choice.disconnect();
  };
}

function width(far: number, near: number) {
  return ['interpolate', ['exponential', 1.4], ['zoom'], 7, far / 4, 9, far, 14, near] as [
    'interpolate',
    ['exponential', number],
    ['zoom'],
    ...number[],
  ];
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function meridian(lon: number) {
  return lineFeature([
    [lon, 35.5],
    [lon, 38.75],
  ]);
}

function parallel(lat: number) {
  return lineFeature([
    [22.75, lat],
    [27.25, lat],
  ]);
}

function lineFeature(coordinates: [number, number][]) {
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates },
  };
}
