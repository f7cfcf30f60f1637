import { notFound } from 'next/navigation';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { HotelDetail } from '@/components/listings/hotel/hotel-detail';
import { ListingDetail } from '@/components/listings/listing-detail';
import { listingLinks } from '@/components/listings/partner-links';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { islandBySlug } from '@/lib/islands/queries';
import { readListingSearch } from '@/lib/listings/address';
import { routes } from '@/lib/routes/register';
import type { IsoDate } from '@/lib/time/types';
import { listingBySlug } from '../../listing-record';
import { islandNames, similarRows } from '../../similar-rows';

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
      <HotelDetail
        hotel={record}
        island={islandBySlug(record.island)}
        similar={await similarRows('hotels', record, search, locale)}
        locale={locale}
      />
    </ListingDetail>
  );
}
