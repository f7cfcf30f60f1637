import 'server-only';
import { islandBySlug } from '@/lib/islands/queries';
import type { Place } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import { fetchesOfBeach } from './beaches';
import { worstExposure } from './exposure';
import { usualBearings } from './usual-wind';
import { type SeaState, seaStateOf } from './waves';

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

export interface BeachesInWind {
  readonly side: WindSide;
  /** Calmest first; a beach of `waves` in between is in neither list. */
  readonly calm: readonly Place[];
  /** Roughest first. */
  readonly rough: readonly Place[];
}

/** The beaches of an island in a strong breeze from each side, by the worst of the bearings of that side. */
export function beachesByWind(island: IslandSlug): BeachesInWind[] {
  const { beaches } = islandBySlug(island);
  return Object.entries(windSides).map(([side, bearings]) => {
    const waves = beaches.map((beach) => {
      const fetches = fetchesOfBeach(island, beach.id);
      return { beach, metres: worstExposure(fetches, bearings, strongBreeze).waveM };
    });
    const inState = (state: SeaState) =>
      waves
        .filter(({ metres }) => seaStateOf(metres) === state)
        .toSorted((a, b) => a.metres - b.metres)
        .map(({ beach }) => beach);
    return { side: side as WindSide, calm: inState('calm'), rough: inState('rough').toReversed() };
  });
}
