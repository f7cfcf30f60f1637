import { jsonRoute } from '@/lib/platform/operations/json-route';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { keptSeconds } from '@/lib/sea/timetable/queries';

/** Ferry journeys, cached as long as the ferry data is valid. */
export const GET = jsonRoute(searchFerries, keptSeconds());
