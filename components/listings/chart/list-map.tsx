'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { MapArea, MapDot, MapPoint } from '@/components/maps/interactive-map-types';
import { MapOverChart } from '@/components/maps/map-over-chart';
import { buttonClass } from '@/components/ui/button';
import type { MapOpening } from '@/lib/map-layers/opening';

/** A row of the list as the map marks it. */
export interface ListPoint extends MapPoint {
  readonly number: number;
  /** Full address of the listing. */
  readonly href: string;
  readonly title: string;
  /** `Rooms to let · from €45 a night for two`. */
  readonly about: string;
}

interface ListMapProps {
  points: readonly ListPoint[];
  /** What the search finds besides the rows of this page. */
  dots: readonly MapDot[];
  opening: MapOpening;
  listId: string;
  kind: 'hotels' | 'activities';
  chart: ReactNode;
  /** Words of the button that searches in what the map shows. */
  searchHere: string;
}

/** From number to number, CSS pixels: a mark is 26 wide. */
const apart = 30;

const markOf = (point: MapPoint) => <b className="list-number">{point.number}</b>;

/**
 * The map of a list. Row and mark light up together by their number and the style sheet, as on the printed chart;
 * here is only what is chosen, and the search in the part that is shown.
 */
export function ListMap(props: ListMapProps) {
  const { points, dots, opening, listId, kind, chart, searchHere } = props;
  const without = useMemo(() => [kind], [kind]);
  const router = useRouter();
  const [chosen, setChosen] = useState<string>();
  const [area, setArea] = useState<MapArea>();
  const choose = useCallback((id: string) => {
    setChosen(id);
    // Beside the list the row comes into view; below each other the map would leave it.
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
        isAsked
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

/** This very search, within a part of the map. */
function addressIn({ south, west, north, east }: MapArea): string {
  const query = new URLSearchParams(window.location.search);
  query.delete('page');
  query.set('area', [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(','));
  // Commas need no escape in a query and read better without one.
  return `${window.location.pathname}?${query.toString().replaceAll('%2C', ',')}`;
}
