import { trackVessels } from '@/lib/ferries/tracking/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Ferries under way. */
export const GET = jsonRoute(trackVessels, 30);
