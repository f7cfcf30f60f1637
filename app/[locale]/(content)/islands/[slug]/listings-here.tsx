import { islandPicks } from '@/app/[locale]/island-picks';
import { IslandListings, IslandStays } from '@/components/islands/island-listings';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { PlacedKind } from '@/lib/listings/filters';

interface ListingsHereProps {
  kind: PlacedKind;
  slug: IslandSlug;
  locale: Locale;
}

/** The listings on an island, for its page. */
export async function ListingsHere({ kind, slug, locale }: ListingsHereProps) {
  const props = await islandPicks(kind, slug, locale);
  return kind === 'hotels' ? <IslandStays {...props} /> : <IslandListings {...props} />;
}
