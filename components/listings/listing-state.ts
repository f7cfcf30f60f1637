import type { ActivityCard } from '@/lib/booking/listings/activities/schema';
import type { Ignored } from '@/lib/booking/listings/address';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { HotelCard } from '@/lib/booking/listings/hotels/schema';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { VehicleCard } from '@/lib/booking/listings/vehicles/schema';

/** Card of each kind of listing. */
export interface ListingCards {
  readonly hotels: HotelCard;
  readonly activities: ActivityCard;
  readonly vehicles: VehicleCard;
}

/** Search of a list and its result. */
export interface ListingState<Kind extends ListingKind = ListingKind> {
  readonly search: ListingSearch<Kind>;
  /** Parameter values that were invalid and ignored. */
  readonly ignored: readonly Ignored[];
  readonly found:
    | { readonly state: 'found'; readonly page: ListingPage<ListingCards[Kind]> }
    | { readonly state: 'unavailable' }
    /** The sender is over the rate limit. */
    | { readonly state: 'wait'; readonly seconds: number };
}
