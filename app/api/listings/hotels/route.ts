import { searchHotels } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Hotels. Listings change at most a few times a day. */
export const GET = jsonRoute(searchHotels, 300);
