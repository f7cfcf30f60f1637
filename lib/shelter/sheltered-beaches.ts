import 'server-only';
import { islandBySlug } from '@/lib/islands/queries';
import type { Place } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import { fetchesOfBeach } from './beaches';
import { type Exposure, exposureTo, type Fetches, worstExposure } from './exposure';
import { usualBearings } from './usual-wind';
import type { ComingWinds } from './winds';

export interface ShelteredBeach {
  readonly beach: Place;
  readonly fetches: Fetches;
  /** Under the first of the winds; null where it is not known. */
  readonly first: Exposure | null;
  readonly tomorrow: Exposure | null;
}

const exposureToFirst = (fetches: Fetches, { when, wind }: NonNullable<ComingWinds['first']>) =>
  when === 'usual' ? worstExposure(fetches, usualBearings, wind.kmh) : exposureTo(fetches, wind);

/** The beaches of an island, calmest first; in the order of its page where no wind is known. */
export function shelteredBeaches(island: IslandSlug, winds: ComingWinds): ShelteredBeach[] {
  const beaches = islandBySlug(island).beaches.map((beach) => {
    const fetches = fetchesOfBeach(island, beach.id);
    return {
      beach,
      fetches,
      first: winds.first && exposureToFirst(fetches, winds.first),
      tomorrow: winds.tomorrow && exposureTo(fetches, winds.tomorrow),
    };
  });
  const height = ({ first, tomorrow }: ShelteredBeach) => (first ?? tomorrow)?.waveM ?? 0;
  return beaches.toSorted((a, b) => height(a) - height(b));
}
