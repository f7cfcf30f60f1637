import { LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import type { MapTexts } from '@/lib/search/map-layers/register-answer';
import { drawLines, recolourLines } from './interactive-map-lines';
import { chartStyle, onLightChange, recolour, setLand } from './interactive-map-style';
import type { MapArea, MapFailure, MapLine, MapPoint, MapView } from './interactive-map-types';

interface StartOptions {
  styleUrl: string | undefined;
  landUrl: string;
  texts: MapTexts;
  points: readonly MapPoint[];
  /** Initial view; all points if absent. */
  view?: MapView | undefined;
  onReady: () => void;
  onFail: (why: MapFailure) => void;
  onLine: (id: string) => void;
  /** Called after each movement by the user. */
  onMoved: (area: MapArea) => void;
}

/** Operations of the map. Hides the map library from the page. */
export interface MapFrame {
  /** Converts a position to CSS pixels from the upper left corner of the map. */
  onScreen(lat: number, lon: number): { readonly x: number; readonly y: number };
  show(points: readonly MapPoint[]): void;
  goTo(point: MapPoint): void;
  /** Replaces the sea routes on the map. The chosen one is drawn solid. */
  draw(lines: readonly MapLine[], chosen: string | undefined): void;
  zoomBy(steps: 1 | -1): void;
  view(): MapView & { readonly area: MapArea };
  /**
   * Calls `step` on each frame of a movement and `rest` at its end, and both once at the start.
   * Returns a function that unsubscribes.
   */
  onMove(step: () => void, rest: () => void): () => void;
  end(): void;
}

/**
 * Southwest and northeast corners of our own coastline, in degrees. A hosted style has no limits.
 */
const sheet: [[number, number], [number, number]] = [
  [23.25, 36.1],
  [26.75, 38.3],
];

/** Time limit for loading the map. */
const patienceMs = 30_000;

/** Minimum zoom for a chosen place: a few kilometres around it. */
const closeZoom = 11;

/**
 * Creates a map in `container`. Calls `onFail` and returns undefined if the browser cannot draw
 * one.
 */
export function startMap(container: HTMLElement, options: StartOptions): MapFrame | undefined {
  const { styleUrl, landUrl, texts, points, view, onReady, onFail, onLine, onMoved } = options;
  // The library expects its worker beside its own file, but the bundler moves it.
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
      // Scrolling the page over the map must not zoom it.
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
  // Movements by the page have no original event; `byHand` marks those of the zoom buttons.
  map.on('moveend', ({ originalEvent, byHand }: { originalEvent?: Event; byHand?: true }) => {
    if (originalEvent || byHand) onMoved(areaOf(map.getBounds()));
  });
  // After loading, a missing tile does not remove the map.
  map.on('error', failUnlessLoaded);
  const lost = () => onFail('drawing');
  map.getCanvas().addEventListener('webglcontextlost', lost);
  map.on('click', ({ point: { x, y } }) => {
    // Widens the touch target of the thin lines to 16 pixels.
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

/** Padding around the marks in CSS pixels, wider on the right, where the zoom buttons are. */
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
