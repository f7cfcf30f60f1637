import { searchActivities } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Things to do. Listings change a few times a day at most. */
export const GET = jsonRoute(searchActivities, 300);
