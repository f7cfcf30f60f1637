import { compareFlyOrSail } from '@/lib/fly-or-sail/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** By air or by boat, door to door. What has left the centre changes by the hour. */
export const GET = jsonRoute(compareFlyOrSail, 300);
