import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current';
import { phraseBook } from '@/lib/phrases/phrases';
import type { Situation } from '@/lib/phrases/types';
import { PhraseList } from './phrase-list';
import { SituationLinks } from './situation-links';

/** The phrases of one situation, with the pages that help there. */
export async function SituationSection({ situation }: { situation: Situation }) {
  const [t, locale] = await Promise.all([getTranslations('phrases'), currentLocale()]);
  return (
    <section
      id={situation}
      aria-labelledby={`${situation}-title`}
      className="scroll-mt-24 pb-14 [&:not(:has(li:not([hidden])))]:hidden"
    >
      <h2 id={`${situation}-title`}>{t(`situations.${situation}.title`)}</h2>
      <p className="measure mt-2 text-ink-2">{t(`situations.${situation}.intro`)}</p>
      <PhraseList
        lines={phraseBook[situation].map(({ greek, meaning, when, to }) => [
          greek,
          meaning,
          when[locale],
          to,
        ])}
        addressees={{ polite: t('to.polite'), friend: t('to.friend') }}
      />
      <SituationLinks situation={situation} />
    </section>
  );
}
