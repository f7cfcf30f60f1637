import { getTranslations } from 'next-intl/server';
import { Chapter } from '@/components/content/chapter';
import type { HelpQuestion } from '@/lib/content/schema';
import type { Entry } from '@/lib/content/types';
import { Question } from './question';

interface TopicProps {
  id: HelpQuestion['topic'];
  questions: readonly Entry<HelpQuestion>[];
}

/** The questions on one subject. */
export async function Topic({ id, questions }: TopicProps) {
  const [t, guides] = await Promise.all([getTranslations('help'), getTranslations('guides')]);
  return (
    <div data-topic>
      <Chapter id={id} title={t(`topics.${id}`)}>
        <div className="max-w-[46rem]">
          {questions.map(({ slug, question, text }) => (
            <Question
              key={slug}
              id={slug}
              question={question}
              answer={text}
              tableLabel={guides('tableLabel')}
              linkLabel={t('link', { question })}
            />
          ))}
        </div>
      </Chapter>
    </div>
  );
}
