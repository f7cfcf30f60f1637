import { getVehicle } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** One vehicle; cached for a minute, so that a withdrawn one disappears soon. */
export const GET = jsonRoute(getVehicle, 60);
