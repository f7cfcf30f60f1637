import { islandPicks } from '@/app/[locale]/island-picks';
import { AreasToStay } from '@/components/islands/areas-to-stay';
import { IslandListings, IslandStays } from '@/components/islands/island-listings';
import type { PlacedKind } from '@/lib/booking/listings/filters';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { areasToStay } from '@/lib/records/content/areas';
import { partnerLink } from '@/lib/records/partners/link';

interface ListingsHereProps {
  kind: PlacedKind;
  slug: IslandSlug;
  locale: Locale;
}

/** The real listings on an island, for its page; of places to stay, the areas of the guide come first. */
export async function ListingsHere({ kind, slug, locale }: ListingsHereProps) {
  const props = await islandPicks(kind, slug, locale);
  if (kind !== 'hotels') return <IslandListings {...props} />;
  const areas = areasToStay(slug, locale).map(({ name, text, place }) => ({
    name,
    text,
    rooms: partnerLink('booking', { kind: 'stay', locale, island: slug, place }),
  }));
  return (
    <IslandStays {...props}>
      <AreasToStay areas={areas} guide={`${routes.guide(slug)}#where-to-stay`} />
    </IslandStays>
  );
}
