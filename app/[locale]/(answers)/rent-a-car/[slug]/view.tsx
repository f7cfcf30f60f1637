import { notFound } from 'next/navigation';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ListingDetail } from '@/components/listings/listing-detail';
import { listingLinks } from '@/components/listings/partner-links';
import { VehicleDetail } from '@/components/listings/vehicle/vehicle-detail';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { readListingSearch } from '@/lib/listings/address';
import { routes } from '@/lib/routes/register';
import type { IsoDate } from '@/lib/time/types';
import { listingBySlug } from '../../listing-record';
import { islandNames, similarRows } from '../../similar-rows';

interface VehicleViewProps {
  slug: string;
  /** The search it was chosen from, whose days and people go on to partners. */
  query: RawQuery;
  /** ISO date; days before it go no further. */
  today?: IsoDate;
}

/** A vehicle. The middleware has found it before: see lib/supabase/record-slugs.ts. */
export async function VehicleView({ slug, query, today }: VehicleViewProps) {
  const [found, locale] = await Promise.all([listingBySlug('vehicles', slug), currentLocale()]);
  if (found.state === 'missing') notFound();
  if (found.state === 'unavailable') {
    const href = localizePath(routes.vehicle(slug), locale);
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const record = found.data;
  const { search } = readListingSearch('vehicles', query);
  const links = listingLinks(
    { ...record, kind: 'vehicles', island: record.islands[0] ?? 'naxos' },
    search,
    locale,
    today,
  );
  return (
    <ListingDetail
      kind="vehicles"
      record={record}
      links={links}
      search={search}
      islands={islandNames(locale)}
      locale={locale}
    >
      <VehicleDetail
        vehicle={record}
        islands={islandNames(locale)}
        similar={await similarRows('vehicles', record, search, locale)}
        locale={locale}
      />
    </ListingDetail>
  );
}
