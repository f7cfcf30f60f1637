import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { readingOperation } from '@/lib/platform/operations/reading';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import { activities, packingLimits, usualQuestion, writePacking } from './question';
import { reasonText } from './reason-text';
import { packingOf } from './rules';
import { holds } from './things';
import { factsOfTrip } from './weather-of';

const { nights, persons } = packingLimits;
const count = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

const answer = z.object({
  label: z.string().meta({ description: 'Basis of the list; show it with the list.' }),
  month: z.int(),
  nights: z.int(),
  weather: z
    .object({
      highC: z.number(),
      lowC: z.number(),
      rainMm: z.number().nullable(),
      seaC: z.number().nullable(),
    })
    .meta({
      description:
        'Averages of the month: the warmest days, coolest nights and highest rainfall among the islands.',
    }),
  holds: z.array(
    z.object({
      hold: z.enum(holds),
      name: z.string(),
      things: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          count: z.int(),
          each: z.boolean().meta({ description: 'True if the count is per traveller.' }),
          why: z.string().nullable().meta({ description: 'Reason to pack it; null if obvious.' }),
        }),
      ),
    }),
  ),
  lines: z.int().meta({ description: 'Total number of items.' }),
  query: z.string().meta({ description: 'Query string of the page with this list, without `?`.' }),
});
export type PackingAnswer = z.infer<typeof answer>;

/** Packing list for a trip, by month, islands and plans. */
export const getPackingList = readingOperation({
  name: 'getPackingList',
  summary: 'What to pack for a trip, with the reasons',
  description:
    'Call it for what to pack. A packing list for a month, islands, activities and travellers. Weather is the climate average of the islands, not a forecast.',
  input: z.object({
    month: z.coerce.number().int().min(1).max(12),
    island: z.array(z.enum(islandSlugs)).default([]),
    do: z
      .array(z.enum(activities))
      .default([...usualQuestion.doing])
      .meta({
        description: 'Planned activities; each adds its own items.',
      }),
    nights: count(1, nights, usualQuestion.nights),
    adults: count(1, persons, usualQuestion.adults),
    children: count(0, persons, 0),
    babies: count(0, persons, 0),
  }),
  answer,

  async answerOf({ island, do: doing, ...rest }, locale) {
    const t = await getTranslations({ locale, namespace: 'packing' });
    const question = { ...usualQuestion, ...rest, islands: island, doing };
    const facts = factsOfTrip(question, allIslands());
    const { high, low, rain, sea } = facts;
    const list = packingOf(facts);
    return {
      label: t('how'),
      month: question.month,
      nights: question.nights,
      weather: { highC: high, lowC: low, rainMm: rain, seaC: sea },
      holds: list.map(({ hold, things }) => ({
        hold,
        name: t(`holds.${hold}`),
        things: things.map(({ id, text, count, each, why }) => ({
          id,
          name: text[locale],
          count,
          each,
          why: why ? reasonText(why, t, locale, (slug) => islandBySlug(slug).name[locale]) : null,
        })),
      })),
      lines: list.reduce((sum, { things }) => sum + things.length, 0),
      query: writePacking(question),
    };
  },
});
