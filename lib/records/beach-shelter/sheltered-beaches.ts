import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Beach } from '@/lib/records/islands/schema';
import { type BeachExposure, beachExposure } from './beach-exposure';
import { fetchesOfBeach } from './beaches';
import type { Fetches } from './exposure';
import { usualBearings } from './usual-wind';
import { beachStates } from './waves';
import type { ComingWinds } from './winds';

export interface ShelteredBeach {
  readonly beach: Beach;
  readonly fetches: Fetches;
  /** State in the first of the winds; null if unknown. */
  readonly first: BeachExposure | null;
  readonly tomorrow: BeachExposure | null;
}

/** The beaches of an island, calmest first; in the order of its page where no wind is known. */
export function shelteredBeaches(island: IslandSlug, winds: ComingWinds): ShelteredBeach[] {
  const { first, tomorrow } = winds;
  const bearings = first?.when === 'usual' ? usualBearings : [first?.wind.from ?? 0];
  const beaches = islandBySlug(island).beaches.map((beach) => ({
    beach,
    fetches: fetchesOfBeach(island, beach.id),
    first: first && beachExposure(island, beach, bearings, first.wind.kmh),
    tomorrow: tomorrow && beachExposure(island, beach, [tomorrow.from], tomorrow.kmh),
  }));
  return beaches.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Ranks a beach by its state, then by the height of its waves, which stays far below a step. */
function rankOf({ first, tomorrow }: ShelteredBeach): number {
  const exposure = first ?? tomorrow;
  return exposure ? beachStates.indexOf(exposure.state) * 100 + exposure.waveM : 0;
}
