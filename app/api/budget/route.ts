import { planBudget } from '@/lib/budget/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** What a trip costs. Fares follow the boats of the day. */
export const GET = jsonRoute(planBudget, 300);
