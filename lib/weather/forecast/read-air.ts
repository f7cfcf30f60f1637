import { z } from 'zod';
import type { LonLat } from '@/lib/geo/projection';
import { dailyTable, readPlaces, within } from './answer-shape';
import type { Air } from './types';

/*
 * Open-Meteo, Weather Forecast API: https://open-meteo.com/en/docs (read 2026-11-22). The units are part of the answer and
 * are held to, because a wind in knots would read like one in km/h.
 */
const temperature = within(-25, 50);
const wind = within(0, 250);
const gust = within(0, 350);
const direction = within(0, 360);

const place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.literal('Europe/Athens'),
  utc_offset_seconds: z.int().min(-50_400).max(50_400),
  current: z.object({
    time: z.iso.datetime({ local: true }),
    temperature_2m: temperature,
    wind_speed_10m: wind,
    wind_gusts_10m: gust,
    wind_direction_10m: direction,
  }),
  daily_units: z.object({
    temperature_2m_max: z.literal('°C'),
    precipitation_sum: z.literal('mm'),
    wind_speed_10m_max: z.literal('km/h'),
    wind_gusts_10m_max: z.literal('km/h'),
  }),
  daily: dailyTable({
    temperature_2m_max: z.array(temperature),
    temperature_2m_min: z.array(temperature),
    precipitation_sum: z.array(within(0, 600)),
    precipitation_probability_max: z.array(within(0, 100)),
    wind_speed_10m_max: z.array(wind),
    wind_gusts_10m_max: z.array(gust),
    wind_direction_10m_dominant: z.array(direction),
  }),
});

/** What is asked for; the names of the columns above. */
export const airQuery = {
  current: Object.keys(place.shape.current.shape)
    .filter((name) => name !== 'time')
    .join(),
  daily: Object.keys(place.shape.daily.shape)
    .filter((name) => name !== 'time')
    .join(),
  wind_speed_unit: 'kmh',
  // At a port the nearest cell may lie on the water, and that is the wind of the port.
  cell_selection: 'nearest',
};

/** The air at each place, in their order; undefined where the answer cannot be believed. */
export function readAir(answer: unknown, positions: readonly LonLat[]): readonly Air[] | undefined {
  return readPlaces(place, answer, positions)?.map(({ current, daily, utc_offset_seconds }) => ({
    now: {
      at: Date.parse(`${current.time}Z`) / 60_000 - utc_offset_seconds / 60,
      temperature: current.temperature_2m,
      windKmh: current.wind_speed_10m,
      gustKmh: current.wind_gusts_10m,
      from: current.wind_direction_10m,
    },
    days: daily.time.map((date, index) => ({
      date,
      high: daily.temperature_2m_max[index] ?? null,
      low: daily.temperature_2m_min[index] ?? null,
      rainMm: daily.precipitation_sum[index] ?? null,
      rainChance: daily.precipitation_probability_max[index] ?? null,
      windKmh: daily.wind_speed_10m_max[index] ?? null,
      gustKmh: daily.wind_gusts_10m_max[index] ?? null,
      from: daily.wind_direction_10m_dominant[index] ?? null,
    })),
  }));
}
