import 'server-only';
import { defaultLocale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Answer } from '@/lib/platform/supabase/answer';
import type { PlacedKind } from './filters';
import { picksOf } from './picks';
import { type CardOf, searchListings } from './queries';
import { everything, type ListingSearch, onlyReal, withFilter } from './search';

export interface ListingsOnIsland<Kind extends PlacedKind> {
  /** Search that finds all of them. */
  readonly search: ListingSearch<Kind>;
  readonly total: number;
  /** At most three, chosen by {@link picksOf} from the first page of the default order. */
  readonly picks: readonly CardOf[Kind][];
}

const mostPicks = 3;

/** The search of all real listings of a kind on an island. Samples are recommended nowhere. */
export const searchOfIsland = <Kind extends PlacedKind>(kind: Kind, island: IslandSlug) =>
  onlyReal(
    withFilter<PlacedKind>(everything<PlacedKind>(kind), 'island', [island]) as ListingSearch<Kind>,
  );

/** Number of real listings of a kind on an island, with a few of them. Cached like the search of the lists. */
export async function listingsOnIsland<Kind extends PlacedKind>(
  kind: Kind,
  island: IslandSlug,
): Promise<Answer<ListingsOnIsland<Kind>>> {
  const search = searchOfIsland(kind, island);
  // The default order is the same in every language, so both share one cache entry.
  const found = await searchListings(search, defaultLocale);
  if (found.state !== 'found') return found;
  const { total, cards } = found.data;
  return { state: 'found', data: { search, total, picks: picksOf(cards, mostPicks) } };
}
