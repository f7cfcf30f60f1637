import { trackVessels } from '@/lib/sea/ferries/tracking/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** Ferries under way. */
export const GET = jsonRoute(trackVessels, 30);
