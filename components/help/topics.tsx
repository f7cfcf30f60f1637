import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { Chapter } from '@/components/content/chapter';
import { LongText } from '@/components/content/long-text';
import { fill } from '@/lib/foundation/i18n/fill';
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
