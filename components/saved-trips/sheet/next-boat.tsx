'use client';

import { useEffect, useState } from 'react';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';

export interface NextBoatProps {
  /** Boats of the trip in order: departure, the line that describes it, and its changes in words. */
  boats: readonly {
    readonly departs: EpochMinutes;
    readonly isFirst: boolean;
    readonly text: string;
    readonly changes: string;
  }[];
  /** Time of rendering. */
  at: EpochMinutes;
  texts: { readonly first: string; readonly next: string };
}

/**
 * The boat of a trip that leaves next, by the clock of the device: the page may be a kept copy.
 * Not rendered after the last one.
 */
export function NextBoat({ boats, at, texts }: NextBoatProps) {
  const [current, setCurrent] = useState(at);
  useEffect(() => {
    const read = () => setCurrent(Math.floor(now()));
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  const boat = boats.find(({ departs }) => departs >= current);
  if (!boat) return null;
  return (
    <p data-testid="next-boat" className="mt-4 leading-snug md:text-lg">
      <span className="font-ui text-sm text-ink-2">{boat.isFirst ? texts.first : texts.next}</span>
      <br />
      <span className="tabular-nums">{boat.text}</span>
      {boat.changes ? (
        <span className="block font-ui text-base font-medium text-bad">{boat.changes}</span>
      ) : null}
    </p>
  );
}
