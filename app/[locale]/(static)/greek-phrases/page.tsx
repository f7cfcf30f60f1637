import '@/components/phrases/phrases.css';
import { getTranslations } from 'next-intl/server';
import { TableOfContents } from '@/components/content/table-of-contents';
import { PageHeader } from '@/components/layout/page-header';
import { bookId } from '@/components/phrases/phrase-dom';
import { PhrasePractice, PhraseTools } from '@/components/phrases/phrase-tools';
import { ReadingKey } from '@/components/phrases/reading-key';
import { SituationSection } from '@/components/phrases/situation-section';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { phrasesCheckedOn } from '@/lib/records/phrases/phrases';
import { situations } from '@/lib/records/phrases/types';

const path = routes.greekPhrases;

export const generateMetadata = () => metadataOf('phrases', path);

export default async function GreekPhrasesPage() {
  const [t, locale] = await Promise.all([getTranslations('phrases'), currentLocale()]);
  const sections = [
    ...situations.map((id) => ({ id, title: t(`situations.${id}.title`) })),
    { id: 'reading', title: t('reading.title') },
  ];
  return (
    <article>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <p className="label-caps mt-4 tabular-nums">
          {t('checked', { date: formatDate(phrasesCheckedOn, locale) })}
        </p>
      </PageHeader>
      <div className="page-grid grid gap-x-14 gap-y-8 pb-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TableOfContents sections={sections} />
        <div className="min-w-0">
          <div className="measure mb-8 grid gap-2 font-ui text-sm text-ink-2">
            <p>
              {t.rich('howToRead', {
                b: (text) => <b className="font-semibold text-ink">{text}</b>,
                link: (text) => (
                  <a href="#reading" className="text-link">
                    {text}
                  </a>
                ),
              })}
            </p>
            <p>{t('addressing')}</p>
          </div>
          <PhraseTools />
          <div id={bookId}>
            {situations.map((situation) => (
              <SituationSection key={situation} situation={situation} />
            ))}
          </div>
          <PhrasePractice />
          <ReadingKey />
        </div>
      </div>
    </article>
  );
}
