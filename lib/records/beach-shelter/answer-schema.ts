import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { windEffects, windPoints } from '@/lib/records/islands/winds';
import { beachStates } from './waves';

const wind = z.object({ kmh: z.number(), fromDegrees: z.number() });

const exposure = z.object({
  state: z.enum(beachStates).meta({
    description:
      'calm: waves below 0.3 m; windy: the same, but gusts, wind along the beach or blowing sand; rough: waves from 0.6 m.',
  }),
  effects: z.array(z.enum(windEffects)).meta({
    description:
      'gusts: gusts off the land; alongshore: wind along the beach; sand: blowing sand. From force 5, by local knowledge.',
  }),
  fromDegrees: z.number().meta({
    description: 'Wind direction; for the usual wind, the worst of its range.',
  }),
  openWaterKm: z.number().meta({ description: 'Open water crossed by the wind (fetch).' }),
  waveM: z.number().meta({ description: 'Height of the wind waves, without swell.' }),
});

/** Beaches of an island in the forecast wind, for the API and the island's page. */
export const shelterAnswer = z.object({
  label: z.string().meta({ description: 'Nature of the values; show it with them.' }),
  attribution: z.object({ text: z.string(), url: z.url(), licence: z.url() }),
  forecast: z.enum(['fresh', 'last', 'none']),
  askedAt: z.iso
    .datetime({ offset: true, precision: -1 })
    .nullable()
    .meta({ description: 'Time of the forecast; null without one.' }),
  island: z.enum(islandSlugs),
  winds: z.object({
    first: wind
      .extend({ when: z.enum(['now', 'today', 'usual']) })
      .nullable()
      .meta({
        description:
          'Current wind, or the strongest of today if unknown. Without a forecast, the usual wind of the month: climate, not today.',
      }),
    tomorrow: wind.nullable().meta({ description: 'Strongest wind of the day.' }),
  }),
  beaches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      text: z.string().meta({ description: 'What the beach is like, in a sentence.' }),
      lat: z.number(),
      lon: z.number(),
      openWaterKm: z.array(z.number()).length(16).meta({
        description: 'Open water by direction, clockwise from north; corrected by local knowledge.',
      }),
      localWind: z
        .array(
          z.object({
            from: z.enum(windPoints),
            to: z.enum(windPoints),
            effects: z.array(z.enum(windEffects)),
            openWaterKm: z.number().nullable(),
            source: z.url(),
            readOn: z.iso.date(),
          }),
        )
        .meta({
          description:
            'Local knowledge that the coastline does not show, for winds clockwise from `from` to `to`.',
        }),
      first: exposure.nullable().meta({ description: 'State in the wind of `winds.first`.' }),
      tomorrow: exposure.nullable(),
    }),
  ),
});

export type ShelterAnswer = z.infer<typeof shelterAnswer>;
