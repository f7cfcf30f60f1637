import { searchActivities } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** Activities. Listings change at most a few times a day. */
export const GET = jsonRoute(searchActivities, 300);
