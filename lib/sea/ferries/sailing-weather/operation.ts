import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { isoTime } from '@/lib/foundation/time/iso-time';
import type { Operation } from '@/lib/platform/operations/operation';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { windVerdicts } from '../ferry-guide/wind-scale';
import { outlookIn } from './crossing';

const verdict = z.enum(windVerdicts).meta({
  description:
    'sails: usually sails; doubtful: some may be cancelled; stays: usually stays in port.',
});

const answer = z.object({
  label: z.string().meta({ description: 'Source of the values; show it with them.' }),
  state: z.enum(['fresh', 'last', 'none']),
  askedAt: z.iso.datetime({ offset: true, precision: -1 }).nullable(),
  areas: z.array(
    z.object({
      area: z.enum(seaAreaIds),
      name: z.string(),
      days: z.array(
        z.object({
          date: z.iso.date(),
          beaufort: z.int().min(0).max(12).meta({ description: 'Strongest hour of the day.' }),
          waveM: z
            .number()
            .nullable()
            .meta({ description: 'Null if unknown, or if it contradicts the wind.' }),
          boats: z.object({ local: verdict, highSpeed: verdict, conventional: verdict }),
        }),
      ),
    }),
  ),
});

type SailingAnswer = z.infer<typeof answer>;

/** Effect of the forecast on the boats, by sea area and day. */
export const getSailingWeather: Operation<WeatherReport, never, SailingAnswer> = {
  name: 'getSailingWeather',
  summary: 'Days on which wind and waves may stop boats, by sea area',
  description:
    'Call it for whether wind may stop the boats of the coming days. For today and seven days: what wind and waves in each sea area usually mean for small local boats, high-speed craft and large conventional ferries. This is our estimate by the scale of the ferry guide, not a sailing ban, which only the port authority can issue. Days without a forecast, or with wind and waves that contradict each other, are left out.',
  input: z.object({}),
  answer,

  run: async () => ({ state: 'ok', result: await weatherReport() }),

  async answerOf(report, locale) {
    const [t, areas] = await Promise.all([
      getTranslations({ locale, namespace: 'weather' }),
      getTranslations({ locale, namespace: 'weather.areas' }),
    ]);
    return {
      label: `${t(`labels.${report.freshness}`)} ${t('sailing.intro')}`,
      state: report.freshness,
      askedAt: report.at === null ? null : isoTime(report.at),
      areas: seaAreaIds.map((area) => ({
        area,
        name: areas(area),
        days: report.days.flatMap((date) => {
          const outlook = outlookIn(report, area, date);
          if (!outlook) return [];
          const { beaufort, waveM, local, highSpeed, conventional } = outlook;
          return { date, beaufort, waveM, boats: { local, highSpeed, conventional } };
        }),
      })),
    };
  },

  // Without parameters there are no errors, and no rate limit applies.
  explain: async () => ({ message: '', fields: {} }),
};
