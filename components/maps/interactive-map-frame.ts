import { LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import type { MapTexts } from '@/lib/map-layers/register-answer';
import { drawLines, recolourLines } from './interactive-map-lines';
import { chartStyle, onLightChange, recolour, setLand } from './interactive-map-style';
import type { MapArea, MapFailure, MapLine, MapPoint, MapView } from './interactive-map-types';

interface StartOptions {
  styleUrl: string | undefined;
  landUrl: string;
  texts: MapTexts;
  points: readonly MapPoint[];
  /** Where to look first; at all points where nothing is said. */
  view?: MapView | undefined;
  onReady: () => void;
  onFail: (why: MapFailure) => void;
  onLine: (id: string) => void;
  /** After every movement by hand. */
  onMoved: (area: MapArea) => void;
}

/** What the page may do with the map: the library stays behind this. */
export interface MapFrame {
  /** Where a position lies on the screen, CSS pixels from the map's upper left corner. */
  onScreen(lat: number, lon: number): { readonly x: number; readonly y: number };
  show(points: readonly MapPoint[]): void;
  goTo(point: MapPoint): void;
  /** Draws ways over the water, one of them chosen, in the place of those before. */
  draw(lines: readonly MapLine[], chosen: string | undefined): void;
  zoomBy(steps: 1 | -1): void;
  view(): MapView & { readonly area: MapArea };
  /** Calls the first at every step of a movement, the second when it has come to rest; gives the way to stop. */
  onMove(step: () => void, rest: () => void): () => void;
  end(): void;
}

/** Our coastline ends at these corners; a hosted style has no end. */
const sheet: [[number, number], [number, number]] = [
  [23.25, 36.1],
  [26.75, 38.3],
];

/** A map that has not drawn anything by then will not. */
const patienceMs = 30_000;

/** A place that is chosen is shown with a few kilometres around it. */
const closeZoom = 11;

/** Draws a map into a box; calls `onFail` and gives undefined where the browser cannot draw one. */
export function startMap(container: HTMLElement, options: StartOptions): MapFrame | undefined {
  const { styleUrl, landUrl, texts, points, view, onReady, onFail, onLine, onMoved } = options;
  // The library looks for its worker beside itself, where the bundler has not put it.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  let map: MapLibre;
  try {
    map = new MapLibre({
      container,
      style: styleUrl ?? chartStyle(),
      ...(view
        ? { center: [view.lon, view.lat] as [number, number], zoom: view.zoom }
        : { bounds: boundsOf(points), fitBoundsOptions: fitting(container) }),
      ...(styleUrl ? {} : { maxBounds: sheet }),
      minZoom: 6,
      maxZoom: 15.5,
      attributionControl: styleUrl ? { compact: true } : false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // A page that scrolls must not be caught in a map that zooms.
      cooperativeGestures: true,
      locale: {
        'Map.Title': texts.drawing,
        'CooperativeGesturesHandler.WindowsHelpText': texts.ctrlScroll,
        'CooperativeGesturesHandler.MacHelpText': texts.commandScroll,
        'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
      },
    });
  } catch {
    onFail('drawing');
    return undefined;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let loaded = false;
  let lines: readonly MapLine[] = [];
  let chosenLine: string | undefined;
  const failUnlessLoaded = () => {
    if (!loaded) onFail('ground');
  };
  const patience = setTimeout(failUnlessLoaded, patienceMs);
  map.on('load', async () => {
    try {
      if (!styleUrl) await setLand(map, landUrl);
      loaded = true;
      clearTimeout(patience);
      drawLines(map, lines, chosenLine);
      onReady();
    } catch {
      onFail('ground');
    }
  });
  // What the page itself moves has nobody's event behind it.
  map.on('moveend', ({ originalEvent, byHand }: { originalEvent?: Event; byHand?: true }) => {
    if (originalEvent || byHand) onMoved(areaOf(map.getBounds()));
  });
  // One missing tile later on is no reason to take the map away.
  map.on('error', failUnlessLoaded);
  const lost = () => onFail('drawing');
  map.getCanvas().addEventListener('webglcontextlost', lost);
  map.on('click', ({ point: { x, y } }) => {
    // Lines are thin and fingers are not.
    const around: [[number, number], [number, number]] = [
      [x - 8, y - 8],
      [x + 8, y + 8],
    ];
    const [line] = map.getLayer('sea-routes')
      ? map.queryRenderedFeatures(around, { layers: ['sea-routes'] })
      : [];
    if (line) onLine(String(line.properties.id));
  });
  const stopLight = onLightChange(() => {
    if (!styleUrl) recolour(map);
    recolourLines(map);
  });

  return {
    onScreen: (lat, lon) => map.project([lon, lat]),
    show: (shown) => {
      map.fitBounds(boundsOf(shown), fitting(container));
    },
    goTo: ({ position: { lat, lon }, extent }) => {
      if (extent) {
        const bounds = new LngLatBounds();
        for (const [x, y] of extent) bounds.extend([x, y]);
        map.fitBounds(bounds, { ...fitting(container), duration: 600 });
        return;
      }
      map.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), closeZoom), duration: 600 });
    },
    zoomBy: (steps) => {
      map.zoomTo(map.getZoom() + steps, { duration: 300 }, { byHand: true });
    },
    draw: (shown, chosen) => {
      lines = shown;
      chosenLine = chosen;
      if (loaded) drawLines(map, lines, chosenLine);
    },
    view: () => {
      const { lat, lng } = map.getCenter();
      return { zoom: map.getZoom(), lat, lon: lng, area: areaOf(map.getBounds()) };
    },
    onMove: (step, rest) => {
      map.on('move', step);
      map.on('resize', step);
      map.on('moveend', rest);
      map.on('resize', rest);
      step();
      rest();
      return () => {
        map.off('move', step);
        map.off('resize', step);
        map.off('moveend', rest);
        map.off('resize', rest);
      };
    },
    end: () => {
      clearTimeout(patience);
      stopLight();
      map.getCanvas().removeEventListener('webglcontextlost', lost);
      map.remove();
    },
  };
}

/** On the right stand the buttons that zoom: no mark under them. */
function fitting(container: HTMLElement) {
  const rim = Math.min(64, container.clientWidth / 7);
  return {
    padding: { top: rim, bottom: rim, left: rim, right: Math.max(rim, 78) },
    maxZoom: 14,
    duration: 0,
  };
}

const areaOf = (bounds: LngLatBounds): MapArea => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { position } of points) bounds.extend([position.lon, position.lat]);
  return bounds;
}
