import { compareFlyOrSail } from '@/lib/fly-or-sail/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Comparison of flight and ferry, door to door. Departures from the centre change by the hour. */
export const GET = jsonRoute(compareFlyOrSail, 300);
