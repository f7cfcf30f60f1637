import { searchActivities } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Activities. Listings change at most a few times a day. */
export const GET = jsonRoute(searchActivities, 300);
