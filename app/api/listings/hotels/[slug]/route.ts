import { getHotel } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** One place to stay; for a minute, so that one that is withdrawn does not stay. */
export const GET = jsonRoute(getHotel, 60);
