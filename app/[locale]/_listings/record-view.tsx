import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ListingDetail } from '@/components/listings/listing-detail';
import { listingLinks } from '@/components/listings/partner-links';
import type { ListingRow } from '@/components/listings/rows/row';
import { readListingSearch } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IsoDate } from '@/lib/foundation/time/types';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { listingBySlug, type RecordOf } from './listing-record';
import { islandNames, similarRows } from './similar-rows';

export interface RecordViewProps {
  slug: string;
  /**
   * Search that the listing was chosen from; its dates and party size are passed on to partners.
   */
  query: RawQuery;
  /** ISO date; earlier dates in the search are not passed on. */
  today?: IsoDate;
}

interface Drawn<Kind extends ListingKind> {
  record: RecordOf[Kind];
  similar: readonly ListingRow[];
  search: ListingSearch;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  locale: Locale;
}

/**
 * The page of a listing: a frame that `draw` fills for its kind. The middleware has already checked
 * that the record exists: see lib/platform/supabase/record-slugs.ts.
 */
export async function recordView<Kind extends ListingKind>(
  kind: Kind,
  { slug, query, today }: RecordViewProps,
  draw: (drawn: Drawn<Kind>) => ReactNode,
) {
  const [found, locale] = await Promise.all([listingBySlug(kind, slug), currentLocale()]);
  if (found.state === 'missing') notFound();
  if (found.state === 'unavailable') {
    const href = localizePath(detailPath[kind](slug), locale);
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const record = found.data;
  const { search } = readListingSearch(kind, query);
  const island = 'islands' in record ? (record.islands[0] ?? 'naxos') : record.island;
  const links = listingLinks({ ...record, kind, island }, search, locale, today);
  const islands = islandNames(locale);
  const similar = await similarRows(kind, record, search, locale);
  return (
    <ListingDetail {...{ kind, record, links, search, islands, locale }}>
      {draw({ record, similar, search, islands, locale })}
    </ListingDetail>
  );
}
