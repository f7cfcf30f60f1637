import { compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import { jsonRoute } from '@/lib/platform/operations/json-route';

/** Comparison of flight and ferry, door to door. Departures from the centre change by the hour. */
export const GET = jsonRoute(compareFerryOrFlight, 300);
