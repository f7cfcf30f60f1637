import { notFound } from 'next/navigation';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ActivityDetail } from '@/components/listings/activity/activity-detail';
import { ListingDetail } from '@/components/listings/listing-detail';
import { listingLinks } from '@/components/listings/partner-links';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { islandBySlug } from '@/lib/islands/queries';
import { readListingSearch } from '@/lib/listings/address';
import { busLinesOf } from '@/lib/listings/transfers/queries';
import { routes } from '@/lib/routes/register';
import type { IsoDate } from '@/lib/time/types';
import { listingBySlug } from '../../listing-record';
import { islandNames, similarRows } from '../../similar-rows';

interface ActivityViewProps {
  slug: string;
  /** The search it was chosen from, whose days and people go on to partners. */
  query: RawQuery;
  /** ISO date; days before it go no further. */
  today?: IsoDate;
}

/** A thing to do. The middleware has found it before: see lib/supabase/record-slugs.ts. */
export async function ActivityView({ slug, query, today }: ActivityViewProps) {
  const [found, locale] = await Promise.all([listingBySlug('activities', slug), currentLocale()]);
  if (found.state === 'missing') notFound();
  if (found.state === 'unavailable') {
    const href = localizePath(routes.activity(slug), locale);
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const record = found.data;
  const { search } = readListingSearch('activities', query);
  const links = listingLinks({ ...record, kind: 'activities' }, search, locale, today);
  return (
    <ListingDetail
      kind="activities"
      record={record}
      links={links}
      search={search}
      islands={islandNames(locale)}
      locale={locale}
    >
      <ActivityDetail
        activity={record}
        island={islandBySlug(record.island)}
        busLines={busLinesOf(record.island)}
        similar={await similarRows('activities', record, search, locale)}
        chosen={search.from}
        locale={locale}
      />
    </ListingDetail>
  );
}
