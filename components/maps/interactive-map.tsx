'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import './interactive-map.css';
import type { Locale } from '@/lib/i18n/locales';
import { controlBoxes, MapControls } from './interactive-map-controls';
import { type MapFrame, startMap } from './interactive-map-frame';
import { placeNames } from './interactive-map-names';
import type { InteractiveMapTexts, IslandName, MapPoint } from './interactive-map-types';

export interface InteractiveMapProps {
  /** The most important first. */
  points: readonly MapPoint[];
  /** Where distances are counted from. */
  start: MapPoint;
  /** Names that tell where one is, where they find room. */
  islands: readonly IslandName[];
  /** The symbol of a point. */
  markOf: (kind: string) => ReactNode;
  chosen: string | undefined;
  /** Pointed at elsewhere on the page. */
  pointed: string | undefined;
  onChoose: (id: string) => void;
  onReady: () => void;
  onFail: () => void;
  texts: InteractiveMapTexts;
  locale: Locale;
  /** Address of a hosted style, or undefined for our own of the coastline at `landUrl`. */
  styleUrl: string | undefined;
  landUrl: string;
}

/**
 * A map to pan and zoom. The marks are buttons of the page, laid over the drawing and moved with it, so
 * that keyboard and screen reader find them. Loads 300 KB: import it only when it is wanted.
 */
export function InteractiveMap(props: InteractiveMapProps) {
  const { points, start, islands, markOf, chosen, pointed, onChoose, onReady, onFail } = props;
  const { texts, locale, styleUrl, landUrl } = props;
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<MapFrame>();
  // The map is made once; what it calls may change.
  const calls = useRef({ onReady, onFail, texts, points, start });
  useEffect(() => {
    calls.current = { onReady, onFail, texts, points, start };
  });

  useEffect(() => {
    if (!box.current) return;
    const started = startMap(box.current, {
      styleUrl,
      landUrl,
      texts: calls.current.texts,
      points: [...calls.current.points, calls.current.start],
      onReady: () => calls.current.onReady(),
      onFail: () => calls.current.onFail(),
    });
    setFrame(started);
    return () => started?.end();
  }, [styleUrl, landUrl]);

  // Other places than before: the map goes there.
  useEffect(() => frame?.show([...points, start]), [frame, points, start]);

  useEffect(() => {
    const point = points.find(({ id }) => id === chosen);
    if (point) frame?.goTo(point);
  }, [frame, points, chosen]);

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
      const named = placeNames(points.map(onScreen), islands.map(onScreen), {
        width,
        height,
        reserved: controlBoxes(width, height),
      });
      for (const mark of layer.querySelectorAll<HTMLElement>('[data-mark]')) {
        mark.dataset.side = named.sides.get(mark.dataset.mark ?? '') ?? 'none';
      }
      for (const name of layer.querySelectorAll<HTMLElement>('[data-island]')) {
        name.hidden = !named.islands.has(name.dataset.island ?? '');
      }
    };
    return frame.onMove(place, settle);
  }, [frame, points, islands]);

  return (
    <div className="interactive-map">
      <div ref={box} className="interactive-map-drawing" />
      <div ref={overlay} className="interactive-map-marks">
        {islands.map(({ id, name, position }) => (
          <span
            key={id}
            className="interactive-map-island"
            data-island={id}
            data-lat={position.lat}
            data-lon={position.lon}
            aria-hidden="true"
          >
            <span>{name}</span>
          </span>
        ))}
        <span
          className="interactive-map-start"
          data-lat={start.position.lat}
          data-lon={start.position.lon}
          data-kind={start.kind}
          role="img"
          aria-label={start.label}
          title={start.label}
        />
        {points.map(({ id, kind, name, label, position }, index) => (
          <button
            key={id}
            type="button"
            className="interactive-map-mark"
            data-mark={id}
            data-lat={position.lat}
            data-lon={position.lon}
            data-pointed={id === pointed || undefined}
            // Where marks lie on each other the more important one can be reached.
            style={{ '--order': points.length - index } as CSSProperties}
            aria-label={label}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {markOf(kind)}
            <span aria-hidden="true">{name}</span>
          </button>
        ))}
      </div>
      {frame ? (
        <MapControls
          frame={frame}
          texts={texts}
          locale={locale}
          onWhole={() => frame.show([...points, start])}
        />
      ) : null}
    </div>
  );
}
