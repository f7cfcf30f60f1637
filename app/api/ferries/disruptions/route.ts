import { jsonRoute } from '@/lib/platform/operations/json-route';
import { getDisruptions } from '@/lib/sea/ferries/disruptions/operation';

/** Cancelled and late boats, notices and wind limits; as fresh as the page. */
export const GET = jsonRoute(getDisruptions, 30);
