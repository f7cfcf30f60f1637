import { searchVehicles } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Vehicles for hire. Listings change a few times a day at most. */
export const GET = jsonRoute(searchVehicles, 300);
