import type { ApiInfo, Endpoint } from '@/lib/platform/operations/open-api';
import { routes } from '@/lib/platform/routes/register';
import { getShelteredBeaches } from '@/lib/records/beach-shelter/operation';
import { getWeather } from '@/lib/records/weather/operation';
import { getSailingWeather } from '@/lib/sea/ferries/sailing-weather/operation';

/** Operations of the weather with their paths. */
export const weatherEndpoints: readonly Endpoint[] = [
  { path: routes.apiWeather, operation: getWeather },
  { path: routes.apiWeatherSailing, operation: getSailingWeather },
  { path: routes.apiWeatherBeaches, operation: getShelteredBeaches },
];

export const weatherApi: ApiInfo = {
  title: 'weather of the Cyclades',
  terms: routes.terms,
  tag: { name: 'weather', description: 'Forecast and climate of the islands and the sea.' },
  version: '1.0.0',
  description:
    'Temperature, rain, wind, waves and daylight of the 24 islands for today and seven days, and wind and waves of the sea areas the ferries cross. The forecast comes from Open-Meteo under CC BY 4.0: credit it wherever you show it. Days are in Athens time; winds are named after the direction they come from. Errors are RFC 9457 problem details.',
};
