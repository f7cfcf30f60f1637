import { readdirSync } from 'node:fs';
import type { ListingName } from '@/lib/booking/listings/names';

/** Real listings of a kind from the seed, in the format of the name query. */
export function seededListings(kind: 'hotels' | 'activities'): ListingName[] {
  const files = readdirSync(`supabase/seed/listings/${kind}`).filter((file) =>
    file.endsWith('.ts'),
  );
  const records = files.flatMap(
    (file) =>
      jest.requireActual<Record<string, (ListingName & { isSample: boolean })[]>>(
        `@/supabase/seed/listings/${kind}/${file}`,
      )[kind] ?? [],
  );
  return records
    .filter(({ isSample }) => !isSample)
    .map(({ slug, island, name, summary, place }) => ({
      slug,
      island,
      name,
      summary,
      place,
      updatedAt: '2026-11-22T08:00:00.000Z',
    }));
}
