import { z } from 'zod';
import type { LonLat } from '@/lib/geo/projection';
import { dailyTable, readPlaces, within } from './answer-shape';
import type { Sea } from './types';

/* Open-Meteo, Marine Weather API: https://open-meteo.com/en/docs/marine-weather-api (read 2026-11-22). */
const place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.literal('Europe/Athens'),
  current: z.object({ sea_surface_temperature: within(5, 35) }),
  daily_units: z.object({ wave_height_max: z.literal('m') }),
  daily: dailyTable({
    wave_height_max: z.array(within(0, 20)),
    wave_direction_dominant: z.array(within(0, 360)),
  }),
});

/** What is asked for; the nearest cell of the sea answers without being told. */
export const seaQuery = {
  current: 'sea_surface_temperature',
  daily: 'wave_height_max,wave_direction_dominant',
};

/** The sea at each place, in their order; undefined where the answer cannot be believed. */
export function readSea(answer: unknown, positions: readonly LonLat[]): readonly Sea[] | undefined {
  return readPlaces(place, answer, positions)?.map(({ current, daily }) => ({
    temperature: current.sea_surface_temperature,
    days: daily.time.map((date, index) => ({
      date,
      waveM: daily.wave_height_max[index] ?? null,
      from: daily.wave_direction_dominant[index] ?? null,
    })),
  }));
}
