import { jsonRoute } from '@/lib/platform/operations/json-route';
import { planBudget } from '@/lib/trips/budget/operation';

/** Cost of a trip. Fares depend on the sailings of the day. */
export const GET = jsonRoute(planBudget, 300);
