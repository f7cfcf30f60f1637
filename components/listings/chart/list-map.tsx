'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { MapArea, MapDot, MapPoint } from '@/components/maps/interactive-map-types';
import { MapOverChart } from '@/components/maps/map-over-chart';
import { buttonClass } from '@/components/ui/button';
import type { MapOpening } from '@/lib/search/map-layers/opening';

/** Marker of a row. */
export interface ListPoint extends MapPoint {
  readonly number: number;
  /** URL of the listing, with its language prefix. */
  readonly href: string;
  readonly title: string;
  /** `Rooms to let · from €45 a night for two`. */
  readonly about: string;
}

interface ListMapProps {
  points: readonly ListPoint[];
  /** Results on other pages of the list. */
  dots: readonly MapDot[];
  opening: MapOpening;
  listId: string;
  kind: 'hotels' | 'activities';
  chart: ReactNode;
  /** Label of the button that searches within the visible area. */
  searchHere: string;
}

/** Minimum distance between numbers in CSS pixels; a marker is 26 pixels wide. */
const apart = 30;

const markOf = (point: MapPoint) => <b className="list-number">{point.number}</b>;

/**
 * Map of a list. The stylesheet highlights row and marker together by their number, as on the
 * printed chart; this component only holds the choice and the search within the visible area.
 */
export function ListMap(props: ListMapProps) {
  const { points, dots, opening, listId, kind, chart, searchHere } = props;
  const without = useMemo(() => [kind], [kind]);
  const router = useRouter();
  const [chosen, setChosen] = useState<string>();
  const [area, setArea] = useState<MapArea>();
  const choose = useCallback((id: string) => {
    setChosen(id);
    // Scrolls to the row if the list is beside the map. On narrow screens that would scroll the map
    // away.
    if (!window.matchMedia('(min-width: 80rem)').matches) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(id)
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, []);
  const point = points.find(({ id }) => id === chosen);
  return (
    <>
      <MapOverChart
        {...{ points, dots, opening, listId, without, chart, chosen, apart, markOf }}
        isRequested
        pointed={undefined}
        onChoose={choose}
        onMoved={setArea}
      >
        {point ? (
          <>
            <a href={point.href} className="text-link font-semibold">
              {point.title}
            </a>
            <br />
            {point.about}
          </>
        ) : null}
      </MapOverChart>
      {area ? (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-1')}
          onClick={() => router.push(addressIn(area), { scroll: false })}
        >
          {searchHere}
        </button>
      ) : null}
    </>
  );
}

/** Returns the URL of the current search, limited to an area of the map. */
function addressIn({ south, west, north, east }: MapArea): string {
  const query = new URLSearchParams(window.location.search);
  query.delete('page');
  query.set('area', [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(','));
  // Commas are valid in a query and more readable unescaped.
  return `${window.location.pathname}?${query.toString().replaceAll('%2C', ',')}`;
}
