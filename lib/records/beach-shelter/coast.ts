import 'server-only';
import { decodePolyline } from '@/lib/foundation/geo/polyline';
import type { LonLat } from '@/lib/foundation/geo/projection';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import coasts from './coasts.generated.json';
import { worstExposure } from './exposure';
import { decodeFetches } from './fetch-code';
import type { SeaState } from './waves';

/** Sixteen signs of lengths come before the line. */
const signs = 16;

export interface CoastRun {
  readonly state: SeaState;
  readonly line: readonly LonLat[];
}

/**
 * Returns the state of an island's coast in a wind. Neighbouring stretches of one state are joined.
 *
 * @param bearings directions the wind comes from, degrees; the worst of them counts
 * @param kmh ten metres above the sea
 */
export function coastUnder(
  island: IslandSlug,
  bearings: readonly number[],
  kmh: number,
): CoastRun[] {
  const runs: { state: SeaState; line: LonLat[] }[] = [];
  for (const text of coasts[island]) {
    const line = decodePolyline(text.slice(signs));
    const { state } = worstExposure(decodeFetches(text.slice(0, signs)), bearings, kmh);
    const before = runs.at(-1);
    const [end, start] = [before?.line.at(-1), line[0]];
    const goesOn = end && start && end[0] === start[0] && end[1] === start[1];
    if (before && goesOn && before.state === state) before.line.push(...line.slice(1));
    else runs.push({ state, line });
  }
  return runs;
}
