import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { phraseBook } from '@/lib/records/phrases/phrases';
import type { Situation } from '@/lib/records/phrases/types';
import { PhraseList } from './phrase-list';
import { situationLinks } from './situation-links';

/** Phrases of one situation with links to related pages. */
export async function SituationSection({ situation }: { situation: Situation }) {
  const [t, locale] = await Promise.all([getTranslations('phrases'), currentLocale()]);
  const addressees = { polite: t('to.polite'), friend: t('to.friend') };
  return (
    <PhraseList
      id={situation}
      title={t(`situations.${situation}.title`)}
      intro={t(`situations.${situation}.intro`)}
      lines={phraseBook[situation].map(({ greek, meaning, when, to }) =>
        to
          ? [greek, meaning, when[locale], addressees[to]]
          : ([greek, meaning, when[locale]] as const),
      )}
      links={await situationLinks(situation)}
    />
  );
}
