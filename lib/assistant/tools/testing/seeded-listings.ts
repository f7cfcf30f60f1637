import type { ListingKind } from '@/lib/booking/listings/filters';
import { priceCounts } from '@/lib/booking/listings/page-of-listings';
import type { ListingSearch } from '@/lib/booking/listings/search';
import { searchArgumentOf } from '@/lib/booking/listings/search-argument';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { allIslands } from '@/lib/records/islands/queries';
import type * as plainModule from '@/supabase/tests/plain-search';

type Seed = { readonly slug: string; readonly description?: unknown };

/** Listings of a kind from the seed. */
function seeds(kind: ListingKind): Seed[] {
  const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const { seedKinds } = jest.requireActual('@/tools/listings/records');
  const files = readdirSync(`supabase/seed/listings/${kind}`).filter((file) =>
    file.endsWith('.ts'),
  );
  return files
    .flatMap((file) => jest.requireActual(`@/supabase/seed/listings/${kind}/${file}`)[kind] ?? [])
    .map((seed) => seedKinds[kind].parse(seed));
}

const kept = new Map<ListingKind, Seed[]>();
function all(kind: ListingKind): Seed[] {
  const records = kept.get(kind) ?? seeds(kind);
  kept.set(kind, records);
  return records;
}

const updatedAt = '2026-11-22T08:00:00.000Z';

async function searchListings(search: ListingSearch, locale: Locale) {
  const { plainHotel, plainActivity, plainVehicle, plainSearch } = jest.requireActual<
    typeof plainModule
  >('@/supabase/tests/plain-search');
  const plain = { hotels: plainHotel, activities: plainActivity, vehicles: plainVehicle };
  const records = all(search.kind);
  const asked = searchArgumentOf(search, locale, allIslands());
  const found = plainSearch(
    records.map((one) => plain[search.kind](one as never)),
    asked,
  );
  const { price = {}, ...counts } = found.facets;
  const cards = found.slugs.map((slug) => {
    const { description: _, ...card } = records.find((one) => one.slug === slug) as Seed;
    return { ...card, updatedAt };
  });
  const { total, page, pages } = found;
  const data = {
    total,
    page,
    pages,
    cards,
    counts,
    prices: priceCounts(price),
    relaxed: [],
    pins: [],
  };
  return { state: 'found', data };
}

const bySlug = (kind: ListingKind) => async (slug: string) => {
  const data = all(kind).find((one) => one.slug === slug);
  return data ? { state: 'found', data: { ...data, updatedAt } } : { state: 'missing' };
};

/**
 * Mocks `lib/booking/listings/queries`: searches the seed without a database, by the rule with which the
 * database function is tested.
 */
export const listingQueries = {
  searchListings,
  hotelBySlug: bySlug('hotels'),
  activityBySlug: bySlug('activities'),
  vehicleBySlug: bySlug('vehicles'),
};
