import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import beaches from './beaches.generated.json';
import type { Fetches } from './exposure';
import { correctedFetches } from './local-wind';

/**
 * Open water before a beach of an island's record, with the corrections of the record. Throws for a beach that was never
 * measured (`npm run data -- shelter`).
 */
export function fetchesOfBeach(island: IslandSlug, beach: string): Fetches {
  const known: Record<string, Fetches> = beaches[island];
  const fetches = known[beach];
  if (!fetches) throw new Error(`${island}/${beach}: run npm run data -- shelter`);
  const record = islandBySlug(island).beaches.find(({ id }) => id === beach);
  return correctedFetches(fetches, record?.wind);
}
