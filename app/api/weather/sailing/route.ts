import { getSailingWeather } from '@/lib/ferries/sailing-weather/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** Effect of the forecast on sailings. */
export const GET = jsonRoute(getSailingWeather, 60);
