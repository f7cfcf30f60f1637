import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Beach } from '@/lib/records/islands/schema';
import type { WindEffect } from '@/lib/records/islands/winds';
import { fetchesOfBeach } from './beaches';
import { type Exposure, worstExposure } from './exposure';
import { effectsOf } from './local-wind';
import type { BeachState } from './waves';

/** Effect of a wind on the water and the people of a beach. */
export interface BeachExposure extends Omit<Exposure, 'state'> {
  readonly state: BeachState;
  /** Gusts, wind along the beach, blowing sand; from the record of the beach. */
  readonly effects: readonly WindEffect[];
}

/** Exposure of a beach to a wind, by the worst of its bearings. Calm water under a troublesome wind is `windy`. */
export function beachExposure(
  island: IslandSlug,
  { id, wind }: Beach,
  bearings: readonly number[],
  kmh: number,
): BeachExposure {
  const exposure = worstExposure(fetchesOfBeach(island, id), bearings, kmh);
  const effects = effectsOf(wind, bearings, kmh);
  const isWindy = exposure.state === 'calm' && effects.length > 0;
  return { ...exposure, effects, state: isWindy ? 'windy' : exposure.state };
}
