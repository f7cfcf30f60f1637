import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { firstValue } from '@/lib/http/raw-query';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/islands/slugs';
import type { Operation } from '@/lib/operations/operation';
import { weatherReport } from '@/lib/weather/forecast/queries';
import type { Standing } from '@/lib/weather/forecast/report';
import { openMeteo } from '@/lib/weather/source-of-forecast';
import type { Exposure } from './exposure';
import { type ShelteredBeach, shelteredBeaches } from './sheltered-beaches';
import { seaStates, type Wind } from './waves';
import { type ComingWinds, comingWinds } from './winds';

const wind = z.object({ kmh: z.number(), fromDegrees: z.number() });

const exposure = z.object({
  state: z.enum(seaStates).meta({ description: 'calm: waves below 0.3 m; rough: from 0.6 m.' }),
  openWaterKm: z.number().meta({ description: 'Of water that the wind has crossed.' }),
  waveM: z.number().meta({ description: 'Waves the wind raises there, without swell.' }),
});

const shelterAnswer = z.object({
  label: z.string().meta({ description: 'What the values are, to be shown with them.' }),
  attribution: z.object({ text: z.string(), url: z.url(), licence: z.url() }),
  forecast: z.enum(['fresh', 'last', 'none']),
  island: z.enum(islandSlugs),
  winds: z.object({
    first: wind
      .extend({ when: z.enum(['now', 'today']) })
      .nullable()
      .meta({ description: 'What blows now; the strongest of today where that is not known.' }),
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
        .meta({ description: 'By direction, clockwise from north.' }),
      first: exposure.nullable().meta({ description: 'Under the first of the winds.' }),
      tomorrow: exposure.nullable(),
    }),
  ),
});

export type ShelterFault = 'unknown-island';

export interface FoundShelter {
  readonly island: IslandSlug;
  readonly standing: Standing;
  readonly winds: ComingWinds;
  readonly beaches: readonly ShelteredBeach[];
}

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;
const windAnswer = ({ kmh, from }: Wind) => ({ kmh, fromDegrees: from });
const exposureAnswer = (one: Exposure | null) =>
  one && {
    state: one.state,
    openWaterKm: rounded(one.fetchKm, 10),
    waveM: rounded(one.waveM, 100),
  };

/** Which beaches of an island lie sheltered now and tomorrow. */
export const getShelteredBeaches: Operation<
  FoundShelter,
  ShelterFault,
  z.infer<typeof shelterAnswer>
> = {
  name: 'getShelteredBeaches',
  summary: 'Beaches of an island, calmest first, in the wind of now and of tomorrow',
  description:
    'Waves that the wind of the forecast raises before each beach, from the open water it has crossed. Worked out from the coastline; swell, gusts that fall from mountains and depth are not in it. Without a forecast only the open water is told.',
  input: z.object({ island: z.enum(islandSlugs) }),
  answer: shelterAnswer,

  async run(query) {
    const island = firstValue(query.island) ?? '';
    if (!isIslandSlug(island)) return { state: 'faults', faults: ['unknown-island'] };
    const report = await weatherReport();
    const winds = comingWinds(report.places.get(island));
    const beaches = shelteredBeaches(island, winds);
    return { state: 'ok', result: { island, standing: report.standing, winds, beaches } };
  },

  async answerOf({ island, standing, winds, beaches }, locale) {
    const t = await getTranslations({ locale, namespace: 'shelter' });
    return {
      label: t(standing === 'none' ? 'none' : 'intro'),
      attribution: { text: openMeteo.credit, url: openMeteo.url, licence: openMeteo.licence },
      forecast: standing,
      island,
      winds: {
        first: winds.first && { when: winds.first.when, ...windAnswer(winds.first.wind) },
        tomorrow: winds.tomorrow && windAnswer(winds.tomorrow),
      },
      beaches: beaches.map(({ beach, fetches, first: exposed, tomorrow }) => ({
        id: beach.id,
        name: beach.name[locale],
        lat: beach.position.lat,
        lon: beach.position.lon,
        openWaterKm: [...fetches],
        first: exposureAnswer(exposed),
        tomorrow: exposureAnswer(tomorrow),
      })),
    };
  },

  async explain([fault = 'unknown-island'], _query, locale) {
    const t = await getTranslations({ locale, namespace: 'weather.errors' });
    return { message: t('summary'), fields: { island: { code: fault, message: t(fault) } } };
  },

  // Everything stands in memory: no limit is spent.
  explainWait: async () => '',
};
