import { cacheLife } from 'next/cache';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { ListingPage } from '@/components/listings/listing-page';
import type { ListingState } from '@/components/listings/listing-state';
import { readListingSearch } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { findListings } from '@/lib/booking/listings/operation';
import { searchListings } from '@/lib/booking/listings/queries';
import { everything } from '@/lib/booking/listings/search';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { today } from '@/lib/foundation/time/athens';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { bareName } from '@/lib/records/charts/names';
import { seasonOfMonth } from '@/lib/records/costs/rules';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';
import { mapOpening } from '@/lib/search/map-layers/opening';

/** Season of today's prices, cached for an hour. */
export async function seasonToday() {
  'use cache';
  cacheLife('hours');
  return seasonOfMonth(Number(today().slice(5, 7)));
}

/** Islands by name in the page's language. */
export const listIslands = (locale: Locale) =>
  byName(allIslands(), locale).map(({ slug, name, position }) => ({
    slug,
    name: bareName(name[locale]),
    position,
  }));

/** A list without a query. */
export async function PlainListing({ kind, locale }: { kind: ListingKind; locale: Locale }) {
  const search = everything(kind);
  const found = await forKeptPage(await searchListings(search, locale));
  const state: ListingState = {
    search,
    ignored: [],
    found:
      found.state === 'found' ? { state: 'found', page: found.data } : { state: 'unavailable' },
  };
  return (
    <ListingPage
      kind={kind}
      state={state}
      islands={listIslands(locale)}
      today={await seasonToday()}
      locale={locale}
    />
  );
}

interface AnsweredListingProps {
  kind: ListingKind;
  query: RawQuery;
  locale: Locale;
}

/** A list filtered by the query of the address. */
export async function AnsweredListing({ kind, query, locale }: AnsweredListingProps) {
  // The rate limit reads the clock, which is only available on a request.
  await connection();
  // Invalid filters are ignored and reported next to the list.
  const { search, ignored } = readListingSearch(kind, query);
  const outcome = await findListings(search, { headers: await headers(), locale });
  const state: ListingState =
    outcome.state === 'ok'
      ? { search, ignored, found: { state: 'found', page: outcome.result.page } }
      : {
          search,
          ignored,
          found:
            outcome.state === 'wait'
              ? { state: 'wait', seconds: outcome.seconds }
              : { state: 'unavailable' },
        };
  return (
    <ListingPage
      kind={kind}
      state={state}
      islands={listIslands(locale)}
      today={await seasonToday()}
      map={state.search.map && kind !== 'vehicles' ? await mapOpening(locale) : undefined}
      locale={locale}
    />
  );
}
