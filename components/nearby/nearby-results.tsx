'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { MapStart } from '@/components/maps/interactive-map-types';
import type { MapOpening } from '@/lib/search/map-layers/opening';
import { NearbyMap } from './nearby-map';
import type { NearbyRow } from './place-row';
import { PlaceRow } from './place-row';

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
      <div className="min-w-0 lg:order-2">
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
    </div>
  );
}
