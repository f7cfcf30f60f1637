import { listPlaces } from '@/lib/ferries/places/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Islands and ports. The feed changes a few times a day at most. */
export const GET = jsonRoute(listPlaces, 600);
