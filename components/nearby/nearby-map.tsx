'use client';

import type { ReactNode } from 'react';
import type { MapPoint, MapStart } from '@/components/maps/interactive-map-types';
import { MapOverChart } from '@/components/maps/map-over-chart';
import { PlaceMark } from '@/components/maps/place-mark';
import type { MapOpening } from '@/lib/search/map-layers/opening';
import type { NearbyRow } from './place-row';

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
export function NearbyMap({ rows, chosen, ...map }: NearbyMapProps) {
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
