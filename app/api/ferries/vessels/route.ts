import { jsonRoute } from '@/lib/platform/operations/json-route';
import { trackVessels } from '@/lib/sea/ferries/tracking/operation';

/** Ferries under way. */
export const GET = jsonRoute(trackVessels, 30);
