import { notFound } from 'next/navigation';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { HotelParts } from '@/components/listings/hotel/hotel-parts';
import { ListingDetail } from '@/components/listings/listing-detail';
import { listingLinks } from '@/components/listings/partner-links';
import { rowContext } from '@/components/listings/rows/context';
import type { ListingRow } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { islandBySlug } from '@/lib/islands/queries';
import { readListingSearch } from '@/lib/listings/address';
import type { Hotel } from '@/lib/listings/hotels/schema';
import { searchListings } from '@/lib/listings/queries';
import { everything, type ListingSearch, stayOf, withFilter } from '@/lib/listings/search';
import { routes } from '@/lib/routes/register';
import type { IsoDate } from '@/lib/time/types';
import { listingBySlug } from '../../listing-record';
import { islandNames } from '../../similar-rows';

/** As many others as stand beside each other. */
const mostSimilar = 3;

/** Others of the kind on the island; where there are none, whatever there is to stay at on it. */
async function similarTo(
  { slug, island, kind }: Hotel,
  asked: ListingSearch<'hotels'>,
  locale: Locale,
): Promise<ListingRow[]> {
  const onIsland = withFilter(everything('hotels'), 'island', [island]);
  const [ofKind, ofAny] = await Promise.all([
    searchListings(withFilter(onIsland, 'kind', [kind]), locale),
    searchListings(onIsland, locale),
  ]);
  const cards = [ofKind, ofAny].flatMap((found) =>
    found.state === 'found' ? found.data.cards.filter((card) => card.slug !== slug) : [],
  );
  const others = [...new Map(cards.map((card) => [card.slug, card])).values()];
  const context = await rowContext(stayOf(asked), locale, islandNames(locale));
  return rowsOf('hotels', others.slice(0, mostSimilar), context);
}

interface HotelViewProps {
  slug: string;
  /** The search it was chosen from, whose days and people go on to partners. */
  query: RawQuery;
  /** ISO date; days before it go no further. */
  today?: IsoDate;
}

/** A place to stay. The middleware has found it before: see lib/supabase/record-slugs.ts. */
export async function HotelView({ slug, query, today }: HotelViewProps) {
  const [found, locale] = await Promise.all([listingBySlug('hotels', slug), currentLocale()]);
  if (found.state === 'missing') notFound();
  if (found.state === 'unavailable') {
    const href = localizePath(routes.hotel(slug), locale);
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const record = found.data;
  const { search } = readListingSearch('hotels', query);
  const links = listingLinks({ ...record, kind: 'hotels' }, search, locale, today);
  return (
    <ListingDetail
      kind="hotels"
      record={record}
      links={links}
      search={search}
      islands={islandNames(locale)}
      locale={locale}
    >
      <HotelParts
        hotel={record}
        island={islandBySlug(record.island)}
        similar={await similarTo(record, search, locale)}
        locale={locale}
      />
    </ListingDetail>
  );
}
