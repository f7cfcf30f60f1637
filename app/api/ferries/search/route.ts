import { searchFerries } from '@/lib/ferries/search/operation';
import { jsonRoute } from '@/lib/operations/json-route';
import { keptSeconds } from '@/lib/timetable/queries';

/** Ferry journeys, cached as long as the ferry data is valid. */
export const GET = jsonRoute(searchFerries, keptSeconds());
