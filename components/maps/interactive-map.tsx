'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import './interactive-map.css';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandName, MapTexts } from '@/lib/map-layers/register-answer';
import { controlBoxes, MapControls } from './interactive-map-controls';
import { type MapFrame, startMap } from './interactive-map-frame';
import { MapMarks } from './interactive-map-marks';
import { placeNames } from './interactive-map-names';
import { type MarkOffset, partMarks } from './interactive-map-spread';
import type { MapArea, MapDot, MapPoint, MapStart } from './interactive-map-types';

export interface InteractiveMapProps {
  /** The most important first. */
  points: readonly MapPoint[];
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
  onReady: () => void;
  onFail: () => void;
  texts: MapTexts;
  locale: Locale;
  /** Address of a hosted style, or undefined for our own of the coastline at `landUrl`. */
  styleUrl?: string | undefined;
  landUrl: string;
}

const none: readonly MapDot[] = [];

/** Everything the map has to show, with the start among it. */
const wholeOf = (points: readonly MapPoint[], start: MapStart | undefined) =>
  start ? [...points, start] : points;

/** Moves a mark aside, with a line back to its place. */
function setOffset(mark: HTMLElement, offset: MarkOffset | undefined) {
  const { x = 0, y = 0 } = offset ?? {};
  mark.style.setProperty('--aside-x', `${x}px`);
  mark.style.setProperty('--aside-y', `${y}px`);
  mark.style.setProperty('--tie', `${Math.hypot(x, y)}px`);
  mark.style.setProperty('--turn', `${Math.atan2(-y, -x)}rad`);
}

/**
 * A map to pan and zoom. The marks are buttons of the page, laid over the drawing and moved with it, so
 * that keyboard and screen reader find them. Loads 300 KB: import it only when it is wanted.
 */
export function InteractiveMap(props: InteractiveMapProps) {
  const { points, start, dots = none, islands, markOf, apart, chosen, pointed, onChoose } = props;
  const { onMoved, onReady, onFail, texts, locale, styleUrl, landUrl } = props;
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<MapFrame>();
  // The map is made once; what it calls may change.
  const calls = useRef({ onReady, onFail, onMoved, texts, whole: wholeOf(points, start) });
  useEffect(() => {
    calls.current = { onReady, onFail, onMoved, texts, whole: wholeOf(points, start) };
  });

  useEffect(() => {
    if (!box.current) return;
    const started = startMap(box.current, {
      styleUrl,
      landUrl,
      texts: calls.current.texts,
      points: calls.current.whole,
      onReady: () => calls.current.onReady(),
      onFail: () => calls.current.onFail(),
      onMoved: (area) => calls.current.onMoved?.(area),
    });
    setFrame(started);
    return () => started?.end();
  }, [styleUrl, landUrl]);

  // Other places than before: the map goes there.
  useEffect(() => frame?.show(wholeOf(points, start)), [frame, points, start]);

  useEffect(() => {
    const point = points.find(({ id }) => id === chosen);
    if (point) frame?.goTo(point);
  }, [frame, points, chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other dots are other marks to place.
  useEffect(() => {
    const layer = overlay.current;
    if (!frame || !layer) return;
    const place = () => {
      for (const mark of layer.querySelectorAll<HTMLElement>('[data-lat]')) {
        const { x, y } = frame.onScreen(Number(mark.dataset.lat), Number(mark.dataset.lon));
        mark.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    const onScreen = ({ id, name, position }: IslandName) => ({
      id,
      name,
      ...frame.onScreen(position.lat, position.lon),
    });
    const settle = () => {
      const { clientWidth: width, clientHeight: height } = layer;
      const parted = partMarks(points.map(onScreen), apart, { width, height });
      const named = placeNames(parted.marks, islands.map(onScreen), {
        width,
        height,
        reserved: controlBoxes(width, height),
      });
      for (const mark of layer.querySelectorAll<HTMLElement>('[data-mark]')) {
        const id = mark.dataset.mark ?? '';
        mark.dataset.side = named.sides.get(id) ?? 'none';
        setOffset(mark, parted.offsets.get(id));
      }
      for (const name of layer.querySelectorAll<HTMLElement>('[data-island]')) {
        name.hidden = !named.islands.has(name.dataset.island ?? '');
      }
    };
    return frame.onMove(place, settle);
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
          onWhole={() => frame.show(wholeOf(points, start))}
        />
      ) : null}
    </div>
  );
}
