import { searchFerries } from '@/lib/ferries/search/operation';
import { jsonRoute } from '@/lib/operations/json-route';
import { keptSeconds } from '@/lib/timetable/queries';

/** Journeys by ferry. Kept as long as what is known of the boats holds. */
export const GET = jsonRoute(searchFerries, keptSeconds());
