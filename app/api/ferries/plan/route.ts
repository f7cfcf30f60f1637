import { jsonRoute } from '@/lib/operations/json-route';
import { planFerries } from '@/lib/planner/address/operation';
import { keptSeconds } from '@/lib/timetable/queries';

/** An island-hopping plan. Kept as long as what is known of the boats holds. */
export const GET = jsonRoute(planFerries, keptSeconds());
