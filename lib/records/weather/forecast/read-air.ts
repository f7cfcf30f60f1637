import type { LonLat } from '@/lib/foundation/geo/projection';
import { measure, placeAnswer, readPlaces } from './answer-shape';
import type { Air } from './types';

/* Open-Meteo, Weather Forecast API: https://open-meteo.com/en/docs (read 2026-11-22). */
const temperature = measure('°C', -25, 50);
const wind = measure('km/h', 0, 250);
const gust = measure('km/h', 0, 350);
const direction = measure('°', 0, 360);

const current = {
  temperature_2m: temperature,
  wind_speed_10m: wind,
  wind_gusts_10m: gust,
  wind_direction_10m: direction,
};
const daily = {
  temperature_2m_max: temperature,
  temperature_2m_min: temperature,
  precipitation_sum: measure('mm', 0, 600),
  precipitation_probability_max: measure('%', 0, 100),
  wind_speed_10m_max: wind,
  wind_gusts_10m_max: gust,
  wind_direction_10m_dominant: direction,
};
const place = placeAnswer(current, daily);

/** Requested quantities, by the names of the columns above. */
export const airQuery = {
  current: Object.keys(current).join(),
  daily: Object.keys(daily).join(),
  wind_speed_unit: 'kmh',
  // At a port the nearest cell may lie on the water, and that is the wind of the port.
  cell_selection: 'nearest',
};

/** The air at each place, in their order; undefined if the answer cannot be believed. */
export function readAir(answer: unknown, positions: readonly LonLat[]): readonly Air[] | undefined {
  return readPlaces(place, answer, positions)?.map((at) => ({
    now: {
      at: Date.parse(`${at.current.time}Z`) / 60_000 - at.utc_offset_seconds / 60,
      temperature: at.current.temperature_2m,
      windKmh: at.current.wind_speed_10m,
      gustKmh: at.current.wind_gusts_10m,
      from: at.current.wind_direction_10m,
    },
    days: at.daily.time.map((date, index) => ({
      date,
      high: at.daily.temperature_2m_max[index] ?? null,
      low: at.daily.temperature_2m_min[index] ?? null,
      rainMm: at.daily.precipitation_sum[index] ?? null,
      rainChance: at.daily.precipitation_probability_max[index] ?? null,
      windKmh: at.daily.wind_speed_10m_max[index] ?? null,
      gustKmh: at.daily.wind_gusts_10m_max[index] ?? null,
      from: at.daily.wind_direction_10m_dominant[index] ?? null,
    })),
  }));
}
