import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { Chapter } from '@/components/content/chapter';
import { LongText } from '@/components/content/long-text';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { fill } from '@/lib/foundation/i18n/fill';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import { type HelpQuestion, helpTopics } from '@/lib/records/content/schema';
import type { Entry } from '@/lib/records/content/types';

/**
 * Questions by topic, collapsed, and the same as structured data. The id of a question is its URL
 * fragment; browsers open the `details` element around it themselves.
 */
export async function Topics({ questions }: { questions: readonly Entry<HelpQuestion>[] }) {
  const [t, guides] = await Promise.all([getTranslations('help'), getTranslations('guides')]);
  return (
    <>
      <FAQJsonLd
        questions={questions.map(({ question, plain }) => ({ question, answer: plain }))}
      />
      {helpTopics.map((topic) => (
        <div key={topic} data-topic>
          <Chapter id={topic} title={t(`topics.${topic}`)}>
            {questions
              .filter((one) => one.topic === topic)
              .map(({ slug, question, text }) => (
                <details key={slug} data-question>
                  <summary>
                    <h3>{question}</h3>
                  </summary>
                  <div id={slug}>
                    <LongText text={text} sections={[]} tableLabel={guides('tableLabel')} />
                    <p>
                      <a href={`#${slug}`} aria-label={fill(t.raw('link'), { question })}>
                        {`#${slug}`}
                      </a>
                    </p>
                  </div>
                </details>
              ))}
          </Chapter>
        </div>
      ))}
    </>
  );
}

/** Contact for other questions, with the hours in which messages are read. */
export async function HelpContact() {
  const [t, locale] = await Promise.all([getTranslations('help.contact'), currentLocale()]);
  return (
    <div className="grid max-w-[46rem] gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p>{t('text')}</p>
        <SiteLink href={routes.contact} className={buttonClass('primary', 'mt-5')}>
          {t('write')}
        </SiteLink>
      </div>
      <dl className="font-ui">
        <dt className="label-caps">{t('hours')}</dt>
        <dd className="mt-1 font-medium tabular-nums">{site.supportHours[locale]}</dd>
        <dd className="mt-1 max-w-64 text-sm text-ink-2">{t('hoursNote')}</dd>
      </dl>
    </div>
  );
}
