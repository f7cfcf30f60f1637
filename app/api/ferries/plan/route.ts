import { jsonRoute } from '@/lib/platform/operations/json-route';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { keptSeconds } from '@/lib/sea/timetable/queries';

/** An island-hopping plan, cached as long as the ferry data is valid. */
export const GET = jsonRoute(planFerries, keptSeconds());
