'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import './interactive-map.css';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandName, MapTexts } from '@/lib/search/map-layers/register-answer';
import { MapControls } from './interactive-map-controls';
import { type MapFrame, startMap } from './interactive-map-frame';
import { MapMarks } from './interactive-map-marks';
import { keepInPlace } from './interactive-map-placing';
import type {
  MapArea,
  MapDot,
  MapFailure,
  MapLine,
  MapPoint,
  MapStart,
  MapView,
} from './interactive-map-types';

export interface InteractiveMapProps {
  /** The most important first. */
  points: readonly MapPoint[];
  /** Points that the whole map shows; all points if absent. */
  about?: readonly MapPoint[] | undefined;
  /** Initial view; the whole map if absent. */
  view?: MapView | undefined;
  /** Sea routes. */
  lines?: readonly MapLine[] | undefined;
  /** Place from which distances are measured, if any. */
  start?: MapStart | undefined;
  /** Results that are not in the list beside the map. */
  dots?: readonly MapDot[] | undefined;
  /** Names of islands, shown where they have room. */
  islands: readonly IslandName[];
  /** Renders the symbol of a point. */
  markOf: (point: MapPoint) => ReactNode;
  /**
   * Minimum distance between markers in CSS pixels, if all must be readable. Markers move aside for
   * it.
   */
  apart?: number | undefined;
  chosen: string | undefined;
  /** Id of the point whose row is hovered or focused. */
  pointed: string | undefined;
  onChoose: (id: string) => void;
  /** Called with the visible area after the user has moved the map. */
  onMoved?: ((area: MapArea) => void) | undefined;
  /** Called with the view whenever the map comes to rest. */
  onRest?: ((view: MapView & { readonly area: MapArea }) => void) | undefined;
  onReady: () => void;
  onFail: (why: MapFailure) => void;
  texts: MapTexts;
  locale: Locale;
  /** URL of a hosted style; undefined for our own style with the coastline at `landUrl`. */
  styleUrl?: string | undefined;
  landUrl: string;
}

const none: readonly MapDot[] = [];
const noLines: readonly MapLine[] = [];

/** Points and start, which the whole map shows. */
const wholeOf = (points: readonly MapPoint[], start: MapStart | undefined) =>
  start ? [...points, start] : points;

/**
 * Map to pan and zoom. The markers are buttons laid over the drawing and moved with it, so that
 * they work with keyboard and screen reader. Loads 300 KB: import it dynamically.
 */
export function InteractiveMap(props: InteractiveMapProps) {
  const { points, start, dots = none, islands, markOf, apart, chosen, pointed, onChoose } = props;
  const { onMoved, onRest, onReady, onFail, texts, locale, styleUrl, landUrl } = props;
  const { lines = noLines, about = points, view } = props;
  const whole = useMemo(() => wholeOf(about, start), [about, start]);
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<MapFrame>();
  // The map is created once; the ref gives it the latest callbacks.
  const calls = useRef({ onReady, onFail, onMoved, onRest, onChoose, texts, whole, view });
  useEffect(() => {
    calls.current = { onReady, onFail, onMoved, onRest, onChoose, texts, whole, view };
  });

  useEffect(() => {
    if (!box.current) return;
    const started = startMap(box.current, {
      styleUrl,
      landUrl,
      texts: calls.current.texts,
      points: calls.current.whole,
      view: calls.current.view,
      onReady: () => calls.current.onReady(),
      onFail: (why) => calls.current.onFail(why),
      onLine: (id) => calls.current.onChoose(id),
      onMoved: (area) => calls.current.onMoved?.(area),
    });
    setFrame(started);
    return () => started?.end();
  }, [styleUrl, landUrl]);

  // Moves the map when its places change, but not at the start: the view of a link takes
  // precedence.
  const shown = useRef(whole);
  useEffect(() => {
    if (!frame || shown.current === whole) return;
    shown.current = whole;
    frame.show(whole);
  }, [frame, whole]);

  const latest = useRef(points);
  useEffect(() => {
    latest.current = points;
  });
  useEffect(() => {
    const point = latest.current.find(({ id }) => id === chosen);
    if (point) frame?.goTo(point);
  }, [frame, chosen]);

  useEffect(() => frame?.draw(lines, chosen), [frame, lines, chosen]);

  useEffect(() => {
    if (!frame) return;
    return frame.onMove(
      () => {},
      () => calls.current.onRest?.(frame.view()),
    );
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other dots are other marks to place.
  useEffect(() => {
    if (!frame || !overlay.current) return;
    return keepInPlace(overlay.current, frame, { points, islands, apart });
  }, [frame, points, dots, islands, apart]);

  return (
    <div className="interactive-map">
      <div ref={box} className="interactive-map-drawing" />
      <div ref={overlay} className="interactive-map-marks">
        <MapMarks {...{ points, start, dots, islands, markOf, chosen, pointed, onChoose }} />
      </div>
      {frame ? (
        <MapControls
          frame={frame}
          texts={texts}
          locale={locale}
          onWhole={() => frame.show(whole)}
        />
      ) : null}
    </div>
  );
}
