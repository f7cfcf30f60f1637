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
  tag: { name: 'weather', description: 'Forecast and climate of the islands and their sea.' },
  version: '1.0.0',
  description:
    'Temperature, rain, wind, waves and daylight of the 24 islands, today and for seven days, and of the sea the ferries cross. The forecast is Open-Meteo’s under CC BY 4.0: name it where you show it. Days are those of Athens; winds are named by where they come from. What cannot be answered is a problem of RFC 9457.',
};
