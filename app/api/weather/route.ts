import { jsonRoute } from '@/lib/operations/json-route';
import { getWeather } from '@/lib/weather/operation';

/** Weather on the islands and at sea. */
export const GET = jsonRoute(getWeather, 60);
