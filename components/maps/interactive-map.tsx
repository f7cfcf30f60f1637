'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import './interactive-map.css';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandName, MapTexts } from '@/lib/map-layers/register-answer';
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
  /** What the whole map shows, where that is not all points. */
  about?: readonly MapPoint[] | undefined;
  /** Where to look first, if not at the whole. */
  view?: MapView | undefined;
  /** Ways over the water. */
  lines?: readonly MapLine[] | undefined;
  /** Where distances are counted from, if they are. */
  start?: MapStart | undefined;
  /** What belongs to the same answer and is not in the list beside it. */
  dots?: readonly MapDot[] | undefined;
  /** Names that tell where one is, where they find room. */
  islands: readonly IslandName[];
  /** The symbol of a point. */
  markOf: (point: MapPoint) => ReactNode;
  /** How far apart marks are kept, CSS pixels: for marks that all have to be read. They stand aside for each other. */
  apart?: number | undefined;
  chosen: string | undefined;
  /** Pointed at elsewhere on the page. */
  pointed: string | undefined;
  onChoose: (id: string) => void;
  /** The part that is shown, whenever somebody has moved the map. */
  onMoved?: ((area: MapArea) => void) | undefined;
  /** What the map shows, whenever it has come to rest. */
  onRest?: ((view: MapView & { readonly area: MapArea }) => void) | undefined;
  onReady: () => void;
  onFail: (why: MapFailure) => void;
  texts: MapTexts;
  locale: Locale;
  /** Address of a hosted style, or undefined for our own of the coastline at `landUrl`. */
  styleUrl?: string | undefined;
  landUrl: string;
}

const none: readonly MapDot[] = [];
const noLines: readonly MapLine[] = [];

/** Everything the map has to show, with the start among it. */
const wholeOf = (points: readonly MapPoint[], start: MapStart | undefined) =>
  start ? [...points, start] : points;

/**
 * A map to pan and zoom. The marks are buttons of the page, laid over the drawing and moved with it, so
 * that keyboard and screen reader find them. Loads 300 KB: import it only when it is wanted.
 */
export function InteractiveMap(props: InteractiveMapProps) {
  const { points, start, dots = none, islands, markOf, apart, chosen, pointed, onChoose } = props;
  const { onMoved, onRest, onReady, onFail, texts, locale, styleUrl, landUrl } = props;
  const { lines = noLines, about = points, view } = props;
  const whole = useMemo(() => wholeOf(about, start), [about, start]);
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<MapFrame>();
  // The map is made once; what it calls may change.
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

  // Other places than before: the map goes there. What a link says of the view comes first.
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
