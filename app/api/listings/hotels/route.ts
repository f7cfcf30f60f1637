import { searchHotels } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** Hotels. Listings change at most a few times a day. */
export const GET = jsonRoute(searchHotels, 300);
