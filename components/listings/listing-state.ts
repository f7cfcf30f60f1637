import type { ActivityCard } from '@/lib/listings/activities/schema';
import type { Ignored } from '@/lib/listings/address';
import type { ListingKind } from '@/lib/listings/filters';
import type { HotelCard } from '@/lib/listings/hotels/schema';
import type { ListingPage } from '@/lib/listings/page-of-listings';
import type { ListingSearch } from '@/lib/listings/search';
import type { VehicleCard } from '@/lib/listings/vehicles/schema';

/** What a list of each kind shows. */
export interface ListingCards {
  readonly hotels: HotelCard;
  readonly activities: ActivityCard;
  readonly vehicles: VehicleCard;
}

/** What a list was asked, and what came of it. */
export interface ListingState<Kind extends ListingKind = ListingKind> {
  readonly search: ListingSearch<Kind>;
  /** Values of the address that make no sense. */
  readonly ignored: readonly Ignored[];
  readonly found:
    | { readonly state: 'found'; readonly page: ListingPage<ListingCards[Kind]> }
    | { readonly state: 'unavailable' }
    /** Too many searches by one sender. */
    | { readonly state: 'wait'; readonly seconds: number };
}
