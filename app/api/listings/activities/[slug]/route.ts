import { getActivity } from '@/lib/listings/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** One thing to do; for a minute, so that one that is withdrawn does not stay. */
export const GET = jsonRoute(getActivity, 60);
