import { getHotel } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** One hotel; cached for a minute, so that a withdrawn one disappears soon. */
export const GET = jsonRoute(getHotel, 60);
