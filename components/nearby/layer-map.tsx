'use client';

import { type ReactNode, useMemo, useState } from 'react';
import type { MapArea, MapPoint } from '@/components/maps/interactive-map-types';
import { MapOverChart } from '@/components/maps/map-over-chart';
import type { MapSettings } from '@/lib/map-layers/register-answer';
import type { PlaceKind } from '@/lib/places/types';
import { PlaceMark } from './place-mark';

/** A place of a layer: `label` says its name, kind and island. */
export interface LayerPoint extends MapPoint {
  readonly kind: PlaceKind;
  readonly href: string;
}

export interface MapLayer {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly points: readonly LayerPoint[];
}

interface LayerMapProps {
  layers: readonly MapLayer[];
  settings: MapSettings;
  listId: string;
  chart: ReactNode;
  texts: {
    readonly layers: string;
    /** `{south} {west} {north} {east}` */
    readonly area: string;
    readonly whole: string;
  };
}

const markOf = (point: MapPoint) => <PlaceMark kind={(point as LayerPoint).kind} />;

/** The interactive map with every layer it knows, each to be shown or hidden. */
export function LayerMap({ layers, settings, listId, chart, texts }: LayerMapProps) {
  const [shown, setShown] = useState<readonly PlaceKind[]>(() =>
    layers.slice(-1).map(({ kind }) => kind),
  );
  const [chosen, setChosen] = useState<string>();
  const [area, setArea] = useState<MapArea>();
  const points = useMemo(
    () => layers.filter(({ kind }) => shown.includes(kind)).flatMap((layer) => layer.points),
    [layers, shown],
  );
  const point = points.find(({ id }) => id === chosen);
  const toggle = (kind: PlaceKind) =>
    setShown((kinds) =>
      kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind],
    );
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap gap-x-6 font-ui">
        <legend className="sr-only">{texts.layers}</legend>
        {layers.map((layer) => (
          <label key={layer.kind} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={shown.includes(layer.kind)}
              onChange={() => toggle(layer.kind)}
              className="size-5 accent-(--accent)"
            />
            <PlaceMark kind={layer.kind} />
            {layer.name} ({layer.points.length})
          </label>
        ))}
      </fieldset>
      <MapOverChart
        {...{ points, settings, listId, chart, chosen, markOf }}
        pointed={undefined}
        onChoose={setChosen}
        onMoved={setArea}
      >
        {point ? (
          <a href={point.href} className="text-link font-semibold">
            {point.label}
          </a>
        ) : null}
      </MapOverChart>
      <p className="mt-2 font-ui text-sm text-ink-2 tabular-nums" data-area="">
        {area ? inWords(texts.area, area) : texts.whole}
      </p>
    </>
  );
}

const inWords = (text: string, area: MapArea) =>
  Object.entries(area).reduce(
    (all, [side, degrees]) => all.replace(`{${side}}`, Number(degrees).toFixed(3)),
    text,
  );
