import { searchFerries } from '@/lib/ferries/search/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Journeys by ferry. The feed changes a few times a day at most. */
export const GET = jsonRoute(searchFerries, 600);
