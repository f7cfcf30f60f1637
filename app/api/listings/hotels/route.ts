import { searchHotels } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Places to stay. Listings change a few times a day at most. */
export const GET = jsonRoute(searchHotels, 300);
