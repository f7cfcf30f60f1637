import { jsonRoute } from '@/lib/operations/json-route';
import { getWeather } from '@/lib/weather/operation';

/** Weather of the islands and the sea. */
export const GET = jsonRoute(getWeather, 60);
