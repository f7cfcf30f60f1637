import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { readingOperation } from '@/lib/platform/operations/reading';
import { stationOf } from './climate-of';

const month = z.object({
  month: z.int().min(1).max(12),
  highC: z.number().meta({ description: 'Mean highest of the day, °C.' }),
  lowC: z.number().meta({ description: 'Mean lowest, °C.' }),
  rainMm: z.number().nullable().meta({ description: 'Of the whole month; null where not known.' }),
  seaC: z.number().nullable(),
});

const answer = z.object({
  label: z.string().meta({ description: 'What the values are, to be shown with them.' }),
  island: z.enum(islandSlugs),
  station: z.string().meta({ description: 'The place whose averages stand for the island.' }),
  source: z.object({ title: z.string(), url: z.url() }),
  months: z.array(month),
});

/** Average weather of a month at an island. */
export const getClimate = readingOperation({
  name: 'getClimate',
  summary: 'What a month is like at an island in an average year',
  description:
    'Monthly averages of air, sea and rain from the nearest station with a published table. Climate, no forecast: for the next days ask for the weather.',
  input: z.object({
    island: z.enum(islandSlugs),
    month: z.coerce.number().int().min(1).max(12).optional().meta({ description: 'Only this.' }),
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
