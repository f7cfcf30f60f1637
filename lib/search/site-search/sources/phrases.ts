import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/platform/routes/register';
import { phraseBook } from '@/lib/records/phrases/phrases';
import { phraseAnchor, transliterate } from '@/lib/records/phrases/transliterate';
import { situations } from '@/lib/records/phrases/types';
import type { SearchSource } from './types';

/** Situations and phrases of the phrase book. */
export const phraseSource: SearchSource = {
  kind: 'phrases',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'phrases' });
    return situations.flatMap((situation) => {
      const title = t(`situations.${situation}.title`);
      return [
        {
          id: `phrases-${situation}`,
          title,
          context: t('title'),
          text: t(`situations.${situation}.intro`),
          link: `${routes.greekPhrases}#${situation}`,
        },
        ...phraseBook[situation].map(({ greek, meaning, when }) => ({
          id: `phrase-${phraseAnchor(greek)}`,
          title: greek,
          titleLang: 'el' as const,
          context: title,
          text: `${meaning} ${when[locale]}`,
          alsoCalled: [meaning, transliterate(greek)],
          link: `${routes.greekPhrases}#${phraseAnchor(greek)}`,
        })),
      ];
    });
  },
};
