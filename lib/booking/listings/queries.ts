import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type Answer, recordFrom, recordsFrom } from '@/lib/platform/supabase/answer';
import { publicQuery, readPublic, wholeTable } from '@/lib/platform/supabase/read-public';
import { allIslands } from '@/lib/records/islands/queries';
import type { ActivityCard } from './activities/schema';
import type { ListingKind } from './filters';
import type { HotelCard } from './hotels/schema';
import { type ListingPage, pageFromRow } from './page-of-listings';
import {
  activityCardFromRow,
  activityColumns,
  activityFromRow,
  hotelCardFromRow,
  hotelColumns,
  hotelFromRow,
  vehicleCardFromRow,
  vehicleColumns,
  vehicleFromRow,
} from './row';
import { slugSchema } from './schema';
import type { ListingSearch } from './search';
import { type SearchArgument, searchArgumentOf } from './search-argument';
import type { VehicleCard } from './vehicles/schema';

/** Cards of each kind in lists. */
export interface CardOf {
  readonly hotels: HotelCard;
  readonly activities: ActivityCard;
  readonly vehicles: VehicleCard;
}

const cardFromRow: { [Kind in ListingKind]: (row: unknown) => CardOf[Kind] } = {
  hotels: hotelCardFromRow,
  activities: activityCardFromRow,
  vehicles: vehicleCardFromRow,
};

/** One page of search results, with counts: function `search_listings`, cached by its parameters. */
export function searchListings<Kind extends ListingKind>(
  search: ListingSearch<Kind>,
  locale: Locale,
): Promise<Answer<ListingPage<CardOf[Kind]>>> {
  const argument = searchArgumentOf(search, locale, allIslands());
  return readPage(search.kind, argument) as Promise<Answer<ListingPage<CardOf[Kind]>>>;
}

const readPage = publicQuery(async (kind: ListingKind, argument: SearchArgument) => {
  'use cache';
  return readPublic(
    kind,
    wholeTable,
    (client) =>
      recordFrom(
        'search_listings',
        client.rpc('search_listings', { of_kind: kind, asked: argument }),
        (row) => pageFromRow<CardOf[ListingKind]>(row, cardFromRow[kind]),
      ),
    JSON.stringify(argument),
  );
});

const addressRow = z
  .object({ slug: slugSchema, checked_on: z.iso.date() })
  .transform(({ slug, checked_on: checkedOn }) => ({ slug, checkedOn }));

/** Upper limit of a sitemap of listings: search engines read at most fifty thousand addresses of one file. */
const mostListed = 10_000;

/**
 * Slugs of the real published listings of a kind, with the day of their last check (ISO date): samples must not appear
 * in search engines. Throws while the backend is unavailable and no earlier result is known, as `readPosts` does.
 */
export async function readRealListings(
  kind: ListingKind,
): Promise<Answer<{ slug: string; checkedOn: string }[]>> {
  'use cache';
  return readPublic(
    kind,
    wholeTable,
    (client) =>
      recordsFrom(
        kind,
        client
          .from(kind)
          .select('slug, checked_on')
          .eq('is_sample', false)
          .order('slug')
          .limit(mostListed),
        (row) => addressRow.parse(row),
      ),
    'real',
  );
}

/** The published place to stay with this slug. Source: table `hotels`. */
export const hotelBySlug = publicQuery(async (slug: string) => {
  'use cache';
  return readPublic('hotels', slug, (client) =>
    recordFrom(
      'hotels',
      client.from('hotels').select(hotelColumns).eq('slug', slug).maybeSingle(),
      hotelFromRow,
    ),
  );
});

/** The published thing to do with this slug. Source: table `activities`. */
export const activityBySlug = publicQuery(async (slug: string) => {
  'use cache';
  return readPublic('activities', slug, (client) =>
    recordFrom(
      'activities',
      client.from('activities').select(activityColumns).eq('slug', slug).maybeSingle(),
      activityFromRow,
    ),
  );
});

/** The published vehicle with this slug. Source: table `vehicles`. */
export const vehicleBySlug = publicQuery(async (slug: string) => {
  'use cache';
  return readPublic('vehicles', slug, (client) =>
    recordFrom(
      'vehicles',
      client.from('vehicles').select(vehicleColumns).eq('slug', slug).maybeSingle(),
      vehicleFromRow,
    ),
  );
});
