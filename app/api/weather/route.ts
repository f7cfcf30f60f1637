import { jsonRoute } from '@/lib/platform/operations/json-route';
import { getWeather } from '@/lib/records/weather/operation';

/** Weather on the islands and at sea. */
export const GET = jsonRoute(getWeather, 60);
