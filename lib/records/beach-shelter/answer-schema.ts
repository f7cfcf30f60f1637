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
      'gusts: off the land; alongshore: wind along the beach; sand: blowing sand. From force 5 on, by local knowledge.',
  }),
  fromDegrees: z.number().meta({
    description: 'Of the wind; of the usual one the worst of the bearings it swings between.',
  }),
  openWaterKm: z.number().meta({ description: 'Of water that the wind has crossed.' }),
  waveM: z.number().meta({ description: 'Waves the wind raises there, without swell.' }),
});

/** The beaches of an island in the wind of the forecast, as machines and the island's page get them. */
export const shelterAnswer = z.object({
  label: z.string().meta({ description: 'What the values are, to be shown with them.' }),
  attribution: z.object({ text: z.string(), url: z.url(), licence: z.url() }),
  forecast: z.enum(['fresh', 'last', 'none']),
  askedAt: z.iso
    .datetime({ offset: true, precision: -1 })
    .nullable()
    .meta({ description: 'When the forecast came; null without one.' }),
  island: z.enum(islandSlugs),
  winds: z.object({
    first: wind
      .extend({ when: z.enum(['now', 'today', 'usual']) })
      .nullable()
      .meta({
        description:
          'What blows now; the strongest of today where that is not known. Without a forecast the wind that is usual in the month: climate, not today.',
      }),
    tomorrow: wind.nullable().meta({ description: 'The strongest of the day.' }),
  }),
  beaches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      openWaterKm: z
        .array(z.number())
        .length(16)
        .meta({ description: 'By direction, clockwise from north; corrected by local knowledge.' }),
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
            'What is known of the wind there beyond the outline of the coast: for winds clockwise from the first to the last.',
        }),
      first: exposure.nullable().meta({ description: 'Under the first of the winds.' }),
      tomorrow: exposure.nullable(),
    }),
  ),
});

export type ShelterAnswer = z.infer<typeof shelterAnswer>;
