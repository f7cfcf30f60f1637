'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { layers as declared, type LayerId } from '@/lib/foundation/ids/map-layers';
import type { MapWords, RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import { InteractiveMap, type InteractiveMapProps } from '../interactive-map';
import type { MapArea, MapFailure, MapLine, MapPoint, MapView } from '../interactive-map-types';
import { PlaceMark } from '../place-mark';
import {
  featuresInView,
  type ListedOnPage,
  type LoadedLayer,
  mostListed,
  type Shown,
} from './features-in-view';
import { LayerSwitches, type When } from './layer-switches';
import { readFragment, writeFragment } from './map-fragment';
import { MapList } from './map-list';
import { type LayerQueries, useLayers } from './use-layers';
import './layers.css';

/** Markers for the rows of the page's own list. */
export type PageMarks = Pick<
  InteractiveMapProps,
  'points' | 'start' | 'dots' | 'markOf' | 'apart' | 'chosen' | 'pointed' | 'onChoose' | 'onMoved'
>;

export interface LayeredMapProps {
  register: RegisterAnswer;
  /** Layers switched on at the start, unless a link names others. */
  layers: readonly LayerId[];
  queries?: LayerQueries | undefined;
  /** Features that the page itself lists, whose numbers are kept. */
  own?: ListedOnPage | undefined;
  /** Area that the whole map shows; the page's points or all islands if absent. */
  area?: MapArea | undefined;
  page?: PageMarks | undefined;
  /** Layers not offered, because the page itself shows them. */
  without?: readonly LayerId[] | undefined;
  /** Element for the switches and the list; beside the map if undefined. */
  panelIn?: HTMLElement | null | undefined;
  onReady?: (() => void) | undefined;
  onFail?: ((why: MapFailure) => void) | undefined;
}

type Seen = MapView & { readonly area: MapArea };

const noQueries: LayerQueries = {};
const noPoints: readonly MapPoint[] = [];

/**
 * Interactive map with layers, and a list of its features for keyboard and screen reader. The URL
 * fragment holds the view and the layers. Loads the whole map program: import it dynamically.
 */
export function LayeredMap(props: LayeredMapProps) {
  const { register, queries = noQueries, own, page, without, panelIn, onReady, onFail } = props;
  const isAlone = page === undefined;
  const [link] = useState(() => readFragment(window.location.hash));
  const layers = useLayers(register, link?.layers ?? props.layers, queries);
  const [seen, setSeen] = useState<Seen>();
  const [missing, setMissing] = useState<MapFailure>();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [when, setWhen] = useState<When>('first');
  const { settings, words } = register;

  const loaded = useMemo(
    () =>
      layers.on.flatMap((id) => {
        const state = layers.states[id];
        return typeof state === 'object' ? [{ id, features: state.features }] : [];
      }),
    [layers.on, layers.states],
  );
  const area = missing ? undefined : seen?.area;
  const most = missing ? Number.POSITIVE_INFINITY : mostListed;
  const after = Math.max(0, ...(page?.points.map(({ number = 0 }) => number) ?? []));
  const view = useMemo(
    () => featuresInView(loaded, area, { own, after, most }),
    [loaded, area, own, after, most],
  );
  const layerPoints = useMemo(() => pointsOf(view.shown), [view]);
  const points = useMemo(
    () => [...(page?.points ?? noPoints), ...layerPoints],
    [page?.points, layerPoints],
  );
  const lines = useMemo(() => linesOf(loaded), [loaded]);
  const about = useMemo(
    () =>
      props.area
        ? cornersOf(props.area)
        : (page?.points ?? settings.islands.map((island) => ({ ...island, label: '' }))),
    [props.area, page?.points, settings.islands],
  );

  const rest = useCallback((now: Seen) => setSeen(now), []);
  useEffect(() => {
    if (!seen) return;
    // On a page with a list, the URL already describes it; a fragment is only needed for layers.
    const needsFragment = isAlone || layers.on.length > 0;
    const { pathname, search } = window.location;
    const fragment = needsFragment ? writeFragment(seen, layers.on) : '';
    window.history.replaceState(null, '', pathname + search + fragment);
  }, [seen, layers.on, isAlone]);

  const choose = (id: string | undefined) => {
    const isOfPage = page?.points.some((point) => point.id === id);
    if (isOfPage && id) page?.onChoose(id);
    else setChosen(id);
  };
  const fail = (why: MapFailure) => {
    setMissing(why);
    onFail?.(why);
  };
  const markOf = (point: MapPoint) =>
    isLayerPoint(point) ? layerMark(point, when) : page?.markOf(point);

  const isWaiting = layers.on.some((id) => layers.states[id] === 'loading');
  const panel = (
    <div className="map-panel">
      {link?.isBroken ? <p className="map-note">{words.badLink}</p> : null}
      <LayerSwitches {...{ register, layers, without, when }} onWhen={setWhen} />
      {layers.on.length > 0 || !page ? (
        <MapList
          {...{ register, chosen, when, isWaiting }}
          rows={view.shown.slice(0, view.listed)}
          total={view.total}
          hasLayers={layers.on.length > 0}
          onChoose={choose}
          onPoint={setPointed}
        />
      ) : null}
    </div>
  );
  const map = missing ? (
    <MapMissing
      {...{ why: missing, words }}
      onAgain={() => {
        setMissing(undefined);
        setAttempt(attempt + 1);
      }}
    />
  ) : (
    <InteractiveMap
      key={attempt}
      {...settings}
      {...page}
      {...{ points, about, lines, markOf }}
      view={link?.view}
      chosen={chosen ?? page?.chosen}
      pointed={pointed ?? page?.pointed}
      onChoose={choose}
      onRest={rest}
      onReady={() => onReady?.()}
      onFail={fail}
    />
  );
  if (panelIn !== undefined) return [map, panelIn && createPortal(panel, panelIn, 'panel')];
  return (
    <div className="layered-map">
      <div className="layered-map-drawing">{map}</div>
      {panel}
    </div>
  );
}

interface MapMissingProps {
  why: MapFailure;
  words: MapWords;
  onAgain: () => void;
}

/** Shown instead of the map if it failed: the reason and a button to retry. */
function MapMissing({ why, words, onAgain }: MapMissingProps) {
  return (
    <div className="map-missing" role="status">
      <p>{why === 'drawing' ? words.noDrawing : words.noLand}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onAgain}>
        {words.again}
      </button>
    </div>
  );
}

/** Marker of a layer feature. */
interface LayerPoint extends MapPoint {
  readonly shown: Shown;
}

/** Converts features to markers for the pointer; the list serves keyboard and screen reader. */
const pointsOf = (shown: readonly Shown[]): LayerPoint[] =>
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
const linesOf = (layers: readonly LoadedLayer[]): MapLine[] =>
  layers.flatMap(({ id: layer, features }) =>
    features.flatMap(({ id, geometry }) =>
      geometry.type === 'LineString'
        ? [{ id: `${layer}:${id}`, points: geometry.coordinates }]
        : [],
    ),
  );

const isLayerPoint = (point: MapPoint): point is LayerPoint => 'shown' in point;

/** Renders the symbol of a feature, for a beach with its sea state. */
const layerMark = ({ shown }: LayerPoint, when: When) => (
  <PlaceMark
    kind={declared[shown.layer].mark}
    sea={shown.feature.properties.sea?.[when] ?? undefined}
  />
);

/** Returns corner points that make the map show a whole area. */
const cornersOf = ({ south, west, north, east }: MapArea): MapPoint[] => [
  { id: 'south-west', name: '', label: '', position: { lat: south, lon: west } },
  { id: 'north-east', name: '', label: '', position: { lat: north, lon: east } },
];
