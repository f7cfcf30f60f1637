import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readingOperation } from '@/lib/platform/operations/reading';
import { phraseBook, phrasesCheckedOn } from './phrases';
import { answers } from './search';
import { transliterate } from './transliterate';
import { situations } from './types';

const most = 12;

const answer = z.object({
  label: z.string(),
  checkedOn: z.iso.date(),
  total: z.int().meta({ description: 'Total number of matches; the first twelve are returned.' }),
  phrases: z.array(
    z.object({
      situation: z.enum(situations),
      greek: z.string(),
      sounds: z
        .string()
        .meta({ description: 'Pronunciation in Latin letters, with the stress marked.' }),
      meaning: z.string(),
      to: z.enum(['polite', 'friend']).nullable(),
      when: z.string(),
    }),
  ),
});

/** Finds Greek phrases. */
export const findPhrases = readingOperation({
  name: 'findPhrases',
  summary: 'Greek phrases with pronunciation and when to use them',
  description:
    'Call it for how to say something in Greek. Phrases from the phrase book with pronunciation. Search by meaning, by the Greek words, by how they sound, or by situation.',
  input: z.object({
    q: z
      .string()
      .max(80)
      .default('')
      .meta({ description: 'Words of the phrase, in any spelling.' }),
    situation: z.enum(situations).optional(),
  }),
  answer,

  async answerOf({ q, situation }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const chosen = situations.filter((one) => situation === undefined || one === situation);
    const found = chosen
      .flatMap((one) => phraseBook[one].map((phrase) => ({ ...phrase, situation: one })))
      .map(({ greek, meaning, to, when, situation: of }) => ({
        situation: of,
        greek,
        sounds: transliterate(greek),
        meaning,
        to: to ?? null,
        when: when[locale],
      }))
      .filter(({ greek, sounds, meaning, when }) =>
        answers({ greek, latin: sounds, meaning, when }, q),
      );
    return {
      label: t('phrases'),
      checkedOn: phrasesCheckedOn,
      total: found.length,
      phrases: found.slice(0, most),
    };
  },
});
