'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { measure, pointAlong } from '@/lib/foundation/geo/along';
import { decodePolyline } from '@/lib/foundation/geo/polyline';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { type ChartWindow, percentIn } from '@/lib/records/charts/window';
import { progress } from '@/lib/sea/ferries/tracking/progress';

export interface VesselMark {
  readonly id: string;
  /** Name and destination, in the page's language. */
  readonly label: string;
  readonly href: string;
  readonly kind: string;
  readonly position: LonLat;
  readonly heading: number;
  readonly inPort: boolean;
  readonly live: boolean;
}

/** The part of a vessel from /api/ferries/vessels that moves its marker. */
interface MovingVessel {
  readonly id: string;
  readonly calls: readonly { readonly departure: number; readonly arrival: number }[];
  readonly segment: number;
  readonly path: string;
  readonly source: string;
  readonly position: LonLat;
  readonly heading: number;
}

interface VesselMarksProps {
  marks: readonly VesselMark[];
  hero: Omit<ChartWindow, 'file'>;
  poster: Omit<ChartWindow, 'file'>;
  selected: string | undefined;
  /** URL of the positions; undefined if the page does not show the current time. */
  positions: string | undefined;
}

const minute = 60_000;
const outside = ([x, y]: readonly [number, number]) => x < 0 || x > 100 || y < 0 || y > 100;

/**
 * Markers of the vessels on the chart. The server places them; the client moves them along their
 * routes every few seconds and reloads the routes every minute while the page is visible.
 */
export function VesselMarks({ marks, hero, poster, selected, positions }: VesselMarksProps) {
  const moved = useMovement(positions);
  return (
    <ul className="vessel-marks" aria-hidden="true">
      {marks.map((mark) => {
        const place = moved ? moved.get(mark.id) : mark;
        // It has arrived in the meantime and must not jump back to its rendered position.
        if (!place) return null;
        const { position, heading } = place;
        const live = moved ? moved.get(mark.id)?.live : mark.live;
        const [onHero, onPoster] = [percentIn(hero, position), percentIn(poster, position)];
        const style = {
          '--hx': onHero[0],
          '--hy': onHero[1],
          '--px': onPoster[0],
          '--py': onPoster[1],
          '--heading': `${Math.round(heading)}deg`,
        };
        const hidden = [outside(onHero) && 'hero', outside(onPoster) && 'poster'].filter(Boolean);
        return (
          <li
            key={mark.id}
            className="vessel-mark"
            data-vessel={mark.id}
            data-kind={mark.kind}
            data-port={mark.inPort || undefined}
            data-live={live || undefined}
            data-selected={mark.id === selected || undefined}
            data-outside={hidden.join(' ') || undefined}
            style={style as CSSProperties}
          >
            {/* biome-ignore lint/a11y/useAnchorContent: for the eye; the list of vessels holds these links in words. */}
            <a href={mark.href} title={mark.label} tabIndex={-1} data-scroll="keep">
              <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
                <path d="M0-10C3.4-6 4.4-2 4.4 2V9H-4.4V2C-4.4-2-3.4-6 0-10Z" />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type Places = ReadonlyMap<
  string,
  { readonly position: LonLat; readonly heading: number; readonly live: boolean }
>;

/** Returns undefined before the first response, and without a URL. */
function useMovement(address: string | undefined): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    if (!address) return;
    let vessels: readonly MovingVessel[] | undefined;
    let stopped = false;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const move = () => vessels && setPlaces(placesOf(vessels, now()));
    const ask = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(address);
        if (!answer.ok || stopped) return;
        vessels = (await answer.json()).vessels;
        move();
      } catch {
        // Keeps the markers; retries in a minute.
      }
    };
    void ask();
    const asking = setInterval(ask, minute);
    const moving = still ? undefined : setInterval(() => !document.hidden && move(), 5_000);
    return () => {
      stopped = true;
      clearInterval(asking);
      clearInterval(moving);
    };
  }, [address]);
  return places;
}

function placesOf(vessels: readonly MovingVessel[], now: number): Places {
  return new Map(
    vessels.map((vessel) => {
      const { id, calls, segment, source, position, heading } = vessel;
      const [left, next] = [calls[segment], calls[segment + 1]];
      if (source === 'live' || !left || !next || now < left.departure) {
        return [id, { position, heading, live: source === 'live' }];
      }
      const share = progress(left.departure, next.arrival, now);
      return [id, { ...pointAlong(measure(decodePolyline(vessel.path)), share), live: false }];
    }),
  );
}
