import { getActivity } from '@/lib/booking/listings/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** One activity; cached for a minute, so that a withdrawn one disappears soon. */
export const GET = jsonRoute(getActivity, 60);
