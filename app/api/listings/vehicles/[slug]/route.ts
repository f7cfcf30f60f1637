import { getVehicle } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** One vehicle; for a minute, so that one that is withdrawn does not stay. */
export const GET = jsonRoute(getVehicle, 60);
