import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { doubtfulFigures } from './forecast/contradiction';
import { seaAreaIds } from './sea-areas';
import { windNames } from './wind';

const instant = z.iso.datetime({ offset: true, precision: -1 });
const degrees = z.number().nullable().meta({ description: 'Degrees clockwise from north.' });

const wind = z.object({
  beaufort: z.int().min(0).max(12).nullable(),
  kmh: z.number().nullable().meta({ description: 'Ten-minute mean, 10 m above ground.' }),
  gustBeaufort: z.int().min(0).max(12).nullable(),
  gustKmh: z.number().nullable(),
  fromDegrees: degrees,
  from: z.enum(windNames).nullable().meta({ description: 'Direction the wind comes from.' }),
});

const freshness = z.enum(['fresh', 'last', 'none']).meta({
  description:
    'last: the service is unavailable, and these are its last values; none: no forecast.',
});

const day = z.object({
  date: z.iso.date(),
  highC: z.number().nullable(),
  lowC: z.number().nullable(),
  rainMm: z.number().nullable(),
  rainPercent: z.number().nullable().meta({ description: 'Chance of rain.' }),
  wind: wind.meta({ description: 'Strongest hour of the day.' }),
  waveM: z.number().nullable().meta({ description: 'Highest significant wave height.' }),
  wavesFromDegrees: degrees,
  leftOut: z.array(z.enum(doubtfulFigures)).meta({
    description: 'Values set to null because wind and waves contradict each other.',
  }),
});

/** Response of `GET /api/weather`. */
export const weatherAnswer = z.object({
  label: z.string().meta({ description: 'Nature of the values; show it with them.' }),
  attribution: z.object({ text: z.string(), url: z.url(), licence: z.url() }),
  forecast: z.object({ state: freshness, askedAt: instant.nullable() }),
  sea: z.object({ state: freshness, askedAt: instant.nullable() }),
  islands: z.array(
    z.object({
      island: z.enum(islandSlugs),
      now: wind.extend({ at: instant, temperatureC: z.number().nullable() }).nullable(),
      seaC: z.number().nullable(),
      days: z.array(
        day.extend({
          sunrise: z.string().meta({ description: 'Athens time: `07:02`.' }),
          sunset: z.string(),
        }),
      ),
      average: z
        .object({
          month: z.int().min(1).max(12),
          station: z.string(),
          highC: z.number(),
          lowC: z.number(),
          rainMm: z.number().nullable(),
          seaC: z.number().nullable(),
        })
        .meta({ description: 'Averages of the current month: climate, not a forecast.' }),
    }),
  ),
  seaAreas: z.array(z.object({ area: z.enum(seaAreaIds), days: z.array(day) })),
});

export type WeatherAnswer = z.infer<typeof weatherAnswer>;
