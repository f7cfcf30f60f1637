import { searchVehicles } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** Vehicles for hire. Listings change at most a few times a day. */
export const GET = jsonRoute(searchVehicles, 300);
