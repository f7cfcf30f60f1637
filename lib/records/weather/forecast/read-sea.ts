import type { LonLat } from '@/lib/foundation/geo/projection';
import { measure, placeAnswer, readPlaces } from './answer-shape';
import type { Sea } from './types';

/*
 * Open-Meteo, Marine Weather API: https://open-meteo.com/en/docs/marine-weather-api (read 2026-11-22). Waves are the
 * significant height in a cell that is at sea by preference, unless requested otherwise.
 */
const current = { sea_surface_temperature: measure('°C', 5, 35) };
const daily = {
  wave_height_max: measure('m', 0, 20),
  wave_direction_dominant: measure('°', 0, 360),
};
const place = placeAnswer(current, daily);

/** Requested quantities; the service uses the nearest cell at sea by default. */
export const seaQuery = {
  current: Object.keys(current).join(),
  daily: Object.keys(daily).join(),
};

/** The sea at each place, in their order; undefined if the answer cannot be believed. */
export function readSea(answer: unknown, positions: readonly LonLat[]): readonly Sea[] | undefined {
  return readPlaces(place, answer, positions)?.map((at) => ({
    temperature: at.current.sea_surface_temperature,
    days: at.daily.time.map((date, index) => ({
      date,
      waveM: at.daily.wave_height_max[index] ?? null,
      from: at.daily.wave_direction_dominant[index] ?? null,
    })),
  }));
}
