import { getSailingWeather } from '@/lib/ferries/sailing-weather/operation';
import { jsonRoute } from '@/lib/operations/json-route';

/** What the forecast would mean for the boats. */
export const GET = jsonRoute(getSailingWeather, 60);
