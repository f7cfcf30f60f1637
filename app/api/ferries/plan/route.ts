import { jsonRoute } from '@/lib/operations/json-route';
import { planFerries } from '@/lib/planner/address/operation';

/** An island-hopping plan. The feed changes a few times a day at most. */
export const GET = jsonRoute(planFerries, 600);
