'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { MapPoint, MapStart } from '@/components/maps/interactive-map-types';
import { MapOverChart } from '@/components/maps/map-over-chart';
import { PlaceMark } from '@/components/maps/place-mark';
import type { PlaceKind } from '@/lib/records/nearby/types';
import type { MapOpening } from '@/lib/search/map-layers/opening';

interface NearbyResultsProps {
  rows: readonly NearbyRow[];
  listLabel: string;
  map: MapOpening;
  /** Starting point of the distances. */
  start: MapStart;
  chart: ReactNode;
  filter: ReactNode;
  foot: ReactNode;
}

/** Places as a list and on a map; choosing one in either selects it in both. */
export function NearbyResults(props: NearbyResultsProps) {
  const { rows, listLabel, map, start, chart, filter, foot } = props;
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [mapRuns, setMapRuns] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  const chooseOnMap = useCallback((id: string) => {
    setChosen(id);
    // Scrolls to the row only where list and map are side by side; below each other, the map would
    // leave the screen.
    if (!window.matchMedia('(min-width: 64rem)').matches) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current
      ?.querySelector(`[data-place="${id}"]`)
      ?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  }, []);

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="min-w-0">
        {filter}
        <ol ref={list} id="nearby-list" aria-label={listLabel} tabIndex={-1}>
          {rows.map((row) => (
            <PlaceRow
              key={row.id}
              row={row}
              chosen={row.id === chosen}
              onChoose={mapRuns ? setChosen : undefined}
              onPoint={setPointed}
            />
          ))}
        </ol>
        {foot}
      </div>
      <div id="nearby-map" className="min-w-0 scroll-mt-24">
        <div className="lg:sticky lg:top-24">
          <NearbyMap
            rows={rows}
            opening={map}
            start={start}
            chosen={chosen}
            pointed={pointed}
            onChoose={chooseOnMap}
            onRunning={setMapRuns}
            chart={chart}
          />
        </div>
      </div>
    </div>
  );
}

interface NearbyMapProps {
  rows: readonly NearbyRow[];
  opening: MapOpening;
  start: MapStart;
  chosen: string | undefined;
  pointed: string | undefined;
  onChoose: (id: string) => void;
  onRunning: (runs: boolean) => void;
  chart: ReactNode;
}

/**
 * No layers are excluded: the list has the nearby places with distances, the layers those further
 * away.
 */
const noLayers = [] as const;

const markOf = (row: MapPoint) => <PlaceMark kind={(row as NearbyRow).kind} />;

/** Map of nearby places and the starting point. */
function NearbyMap({ rows, chosen, ...map }: NearbyMapProps) {
  const row = rows.find(({ id }) => id === chosen);
  return (
    <MapOverChart
      {...map}
      points={rows}
      chosen={chosen}
      markOf={markOf}
      listId="nearby-list"
      without={noLayers}
    >
      {row ? (
        <>
          <a href={row.href} className="text-link font-semibold">
            {row.name}
          </a>
          <br />
          {`${row.about}, ${row.distance} ${row.direction}`}
        </>
      ) : null}
    </MapOverChart>
  );
}

/** A place with its texts in the page's language. */
export interface NearbyRow {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
  /** Kind and island: "Beach, Naxos". */
  readonly about: string;
  readonly distance: string;
  readonly direction: string;
  /** Degrees clockwise from north; undefined for the starting point. */
  readonly bearing: number | undefined;
  /** URL of the section on the island's page, with language prefix. */
  readonly href: string;
  /** Accessible name of its marker: name, kind and distance. */
  readonly label: string;
  readonly showLabel: string;
  readonly position: { readonly lat: number; readonly lon: number };
}

interface PlaceRowProps {
  row: NearbyRow;
  chosen: boolean;
  /** Undefined while no map is loaded. */
  onChoose: ((id: string) => void) | undefined;
  onPoint: (id: string | undefined) => void;
}

/** A place in the list: marker that selects it on the map, name with link, and distance. */
function PlaceRow({ row, chosen, onChoose, onPoint }: PlaceRowProps) {
  const mark = <PlaceMark kind={row.kind} className="size-5" />;
  return (
    <li
      data-place={row.id}
      className={`grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-2 border-b border-rule py-1.5 transition-colors duration-200 ${
        chosen ? 'bg-deep shadow-[inset_3px_0_0_var(--accent)]' : ''
      }`}
      onPointerEnter={() => onPoint(row.id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {onChoose ? (
        <button
          type="button"
          aria-label={row.showLabel}
          aria-pressed={chosen}
          onClick={() => onChoose(row.id)}
          className="grid size-11 place-items-center rounded-[3px] hover:bg-deep"
        >
          {mark}
        </button>
      ) : (
        <span className="grid size-11 place-items-center">{mark}</span>
      )}
      <span className="min-w-0">
        {/* A plain link, because only a new document highlights its target section (`:target`). */}
        <a
          href={row.href}
          className="inline-block py-0.5 text-lg leading-tight hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {row.name}
        </a>
        <span className="block font-ui text-sm text-ink-2">{row.about}</span>
      </span>
      <span className="pr-2 text-right font-ui">
        <span className="block text-lg leading-tight tabular-nums">{row.distance}</span>
        <span className="flex items-center justify-end gap-1 text-sm text-ink-2">
          {row.direction}
          {row.bearing === undefined ? null : <Needle bearing={row.bearing} />}
        </span>
      </span>
    </li>
  );
}

function Needle({ bearing }: { bearing: number }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
      className="size-3 shrink-0 fill-ink-2"
      style={{ rotate: `${Math.round(bearing)}deg` }}
    >
      <path d="M6 .5 9.4 11 6 8.8 2.6 11Z" />
    </svg>
  );
}
