import { jsonRoute } from '@/lib/platform/operations/json-route';
import { listPlaces } from '@/lib/sea/ferries/places/operation';

/** Islands and ports. The feed changes at most a few times a day. */
export const GET = jsonRoute(listPlaces, 600);
