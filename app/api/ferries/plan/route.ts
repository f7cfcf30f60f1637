import { jsonRoute } from '@/lib/operations/json-route';
import { planFerries } from '@/lib/planner/address/operation';
import { keptSeconds } from '@/lib/timetable/queries';

/** An island-hopping plan, cached as long as the ferry data is valid. */
export const GET = jsonRoute(planFerries, keptSeconds());
