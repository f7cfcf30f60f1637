import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { doubtfulFigures } from './forecast/contradiction';
import { seaAreaIds } from './sea-areas';
import { windNames } from './wind';

const instant = z.iso.datetime({ offset: true, precision: -1 });
const degrees = z.number().nullable().meta({ description: 'Clockwise from north.' });

const wind = z.object({
  beaufort: z.int().min(0).max(12).nullable(),
  kmh: z.number().nullable().meta({ description: 'Mean over ten minutes, 10 m above ground.' }),
  gustBeaufort: z.int().min(0).max(12).nullable(),
  gustKmh: z.number().nullable(),
  fromDegrees: degrees,
  from: z.enum(windNames).nullable().meta({ description: 'Where it comes from.' }),
});

const freshness = z.enum(['fresh', 'last', 'none']).meta({
  description:
    'last: the service is away, and these are the last values it gave; none: there is no forecast.',
});

const day = z.object({
  date: z.iso.date(),
  highC: z.number().nullable(),
  lowC: z.number().nullable(),
  rainMm: z.number().nullable(),
  rainPercent: z.number().nullable().meta({ description: 'Chance of rain.' }),
  wind: wind.meta({ description: 'The strongest hour of the day.' }),
  waveM: z.number().nullable().meta({ description: 'Highest significant wave.' }),
  wavesFromDegrees: degrees,
  leftOut: z.array(z.enum(doubtfulFigures)).meta({
    description:
      'Figures that are null because the sources of wind and waves contradict each other: no water allows the pair.',
  }),
});

/** Response of `GET /api/weather`. */
export const weatherAnswer = z.object({
  label: z.string().meta({ description: 'What the values are, to be shown with them.' }),
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
          sunrise: z.string().meta({ description: 'In Athens, 07:02.' }),
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
        .meta({ description: 'Today’s month in an average year: no forecast.' }),
    }),
  ),
  seaAreas: z.array(z.object({ area: z.enum(seaAreaIds), days: z.array(day) })),
});

export type WeatherAnswer = z.infer<typeof weatherAnswer>;
