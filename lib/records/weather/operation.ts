import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { Operation } from '@/lib/platform/operations/operation';
import { answerWeather } from './answer';
import { type WeatherAnswer, weatherAnswer } from './answer-schema';
import { weatherReport } from './forecast/queries';
import type { WeatherReport } from './forecast/report';

export type WeatherFault = 'unknown-island';

export interface FoundWeather {
  readonly report: WeatherReport;
  /** The requested island. */
  readonly island: IslandSlug | undefined;
}

/** The weather of an island, or of all of them and the sea between. */
export const getWeather: Operation<FoundWeather, WeatherFault, WeatherAnswer> = {
  name: 'getWeather',
  summary: 'Weather of the islands and the sea: today and seven days',
  description:
    'Call it for the weather of the next days. Temperature, rain, wind with gusts, waves, the temperature of the sea, sunrise and sunset of each island, and wind and waves of the sea areas the ferries cross. The forecast comes from Open-Meteo; while it is unavailable the answer says so and gives the last known values, later none. Monthly averages are climate, not a forecast.',
  input: z.object({
    island: z
      .enum(islandSlugs)
      .optional()
      .meta({ description: 'Only this island, without the sea areas.' }),
  }),
  answer: weatherAnswer,

  async run(query) {
    const requested = firstValue(query.island);
    if (requested && !isIslandSlug(requested))
      return { state: 'faults', faults: ['unknown-island'] };
    const island = requested && isIslandSlug(requested) ? requested : undefined;
    return { state: 'ok', result: { report: await weatherReport(), island } };
  },

  async answerOf({ report, island }, locale) {
    const t = await getTranslations({ locale, namespace: 'weather.labels' });
    return answerWeather(report, island, t(report.freshness), now());
  },

  async explain([fault = 'unknown-island'], _query, locale) {
    const t = await getTranslations({ locale, namespace: 'weather.errors' });
    return { message: t('summary'), fields: { island: { code: fault, message: t(fault) } } };
  },

  // All values are in memory, so no rate limit applies.
};
