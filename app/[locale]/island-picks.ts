import type { IslandListing, IslandListingsProps } from '@/components/islands/island-listings';
import { rowContext } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import { listingAddress } from '@/lib/booking/listings/address';
import type { PlacedKind } from '@/lib/booking/listings/filters';
import {
  type ListingsOnIsland,
  listingsOnIsland,
  searchOfIsland,
} from '@/lib/booking/listings/on-island';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { routes } from '@/lib/platform/routes/register';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';

/**
 * Number of facts in a row on an island's page, such as duration, difficulty or the walk to the
 * water.
 */
const shownFacts = 2;

async function pickedRows<Kind extends PlacedKind>(
  { search, picks }: ListingsOnIsland<Kind>,
  locale: Locale,
): Promise<IslandListing[]> {
  const { kind } = search;
  const rows = rowsOf<PlacedKind>(kind, picks, await rowContext(search, locale, new Map()));
  return picks.map(({ slug, name, place }, nth) => {
    const row = rows[nth];
    return {
      path: detailPath[kind](slug),
      name: name[locale],
      about: [row?.about, place[locale], ...(row?.facts.slice(0, shownFacts) ?? [])].join(' · '),
      price: row?.price ?? ['', ''],
    };
  });
}

/**
 * A few listings of an island, with their texts. A page with unknown listings is revalidated soon.
 * Not cached: the read below it is, and its failure has to reach a page that is being regenerated.
 */
export async function islandPicks(
  kind: PlacedKind,
  slug: IslandSlug,
  locale: Locale,
): Promise<IslandListingsProps> {
  const found = await forKeptPage(await listingsOnIsland(kind, slug));
  return {
    kind,
    name: bareName(islandBySlug(slug).name[locale]),
    locale,
    all: listingAddress(routes[kind], searchOfIsland(kind, slug)),
    listings:
      found.state === 'found'
        ? { total: found.data.total, picks: await pickedRows(found.data, locale) }
        : undefined,
  };
}
