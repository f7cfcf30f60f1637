import 'server-only';
import type { IslandSlug } from '@/lib/islands/slugs';
import beaches from './beaches.generated.json';
import type { Fetches } from './exposure';

/** Open water before a beach of an island's record. Throws for a beach that was never measured (`npm run data -- shelter`). */
export function fetchesOfBeach(island: IslandSlug, beach: string): Fetches {
  const known: Record<string, Fetches> = beaches[island];
  const fetches = known[beach];
  if (!fetches) throw new Error(`${island}/${beach}: run npm run data -- shelter`);
  return fetches;
}
