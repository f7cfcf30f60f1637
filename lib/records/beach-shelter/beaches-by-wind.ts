import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Beach } from '@/lib/records/islands/schema';
import type { WindEffect } from '@/lib/records/islands/winds';
import { beachExposure } from './beach-exposure';
import { usualBearings } from './usual-wind';
import type { BeachState } from './waves';

/** Sides the wind may come from, each as the bearings it swings between on such a day. */
export const windSides = {
  north: usualBearings,
  east: [67.5, 90, 112.5],
  south: [157.5, 180, 202.5],
  west: [247.5, 270, 292.5],
} as const;

export type WindSide = keyof typeof windSides;

/** Six Beaufort, in the middle of its span: a strong breeze, in kilometres an hour. */
const strongBreeze = 44;

export interface BeachInWind {
  readonly beach: Beach;
  readonly effects: readonly WindEffect[];
}

export interface BeachesInWind {
  readonly side: WindSide;
  /** Calmest first; a beach of `waves` in between is in none of the lists. */
  readonly calm: readonly BeachInWind[];
  /** Calm water, but gusts, wind along the beach or blowing sand. */
  readonly windy: readonly BeachInWind[];
  /** Roughest first. */
  readonly rough: readonly BeachInWind[];
}

/** The beaches of an island in a strong breeze from each side, by the worst of the bearings of that side. */
export function beachesByWind(island: IslandSlug): BeachesInWind[] {
  const { beaches } = islandBySlug(island);
  return Object.entries(windSides).map(([side, bearings]) => {
    const exposed = beaches.map((beach) => ({
      beach,
      ...beachExposure(island, beach, bearings, strongBreeze),
    }));
    const inState = (state: BeachState) =>
      exposed.filter((one) => one.state === state).toSorted((a, b) => a.waveM - b.waveM);
    return {
      side: side as WindSide,
      calm: inState('calm'),
      windy: inState('windy'),
      rough: inState('rough').toReversed(),
    };
  });
}
