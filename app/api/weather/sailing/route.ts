import { jsonRoute } from '@/lib/platform/operations/json-route';
import { getSailingWeather } from '@/lib/sea/ferries/sailing-weather/operation';

/** Effect of the forecast on sailings. */
export const GET = jsonRoute(getSailingWeather, 60);
