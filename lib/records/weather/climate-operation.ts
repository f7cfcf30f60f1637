import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { readingOperation } from '@/lib/platform/operations/reading';
import { stationOf } from './climate-of';

const month = z.object({
  month: z.int().min(1).max(12),
  highC: z.number().meta({ description: 'Mean daily maximum, °C.' }),
  lowC: z.number().meta({ description: 'Mean daily minimum, °C.' }),
  rainMm: z.number().nullable().meta({ description: 'Total of the month; null if unknown.' }),
  seaC: z.number().nullable(),
});

const answer = z.object({
  label: z.string().meta({ description: 'Nature of the values; show it with them.' }),
  island: z.enum(islandSlugs),
  station: z.string().meta({ description: 'Station whose averages are used for the island.' }),
  source: z.object({ title: z.string(), url: z.url() }),
  months: z.array(month),
});

/** Average weather of a month at an island. */
export const getClimate = readingOperation({
  name: 'getClimate',
  summary: 'Average weather of an island by month',
  description:
    'Call it for the usual weather of a month. Monthly averages of air, sea and rain from the nearest station with a published table. Climate, not a forecast: for the next days use the weather operation.',
  input: z.object({
    island: z.enum(islandSlugs),
    month: z.coerce
      .number()
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ description: 'Only this month, 1 to 12.' }),
  }),
  answer,

  async answerOf({ island, month: only }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const { name, source, months } = stationOf(island);
    return {
      label: t('climate', { station: name[locale] }),
      island,
      station: name[locale],
      source,
      months: months
        .map(({ high, low, rainMm, seaC }, index) => ({
          month: index + 1,
          highC: high,
          lowC: low,
          rainMm,
          seaC,
        }))
        .filter(({ month }) => only === undefined || month === only),
    };
  },
});
