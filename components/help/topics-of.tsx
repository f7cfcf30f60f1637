import 'server-only';
import { getTranslations } from 'next-intl/server';
import { LongText } from '@/components/content/long-text';
import { still } from '@/components/ui/still';
import { type HelpQuestion, helpTopics } from '@/lib/content/schema';
import type { Entry } from '@/lib/content/types';

/** The questions by topic, as the leaf that draws them gets them. */
export async function topicsOf(questions: readonly Entry<HelpQuestion>[]) {
  const [t, guides] = await Promise.all([getTranslations('help'), getTranslations('guides')]);
  const answerOf = async ({ slug, question, text }: Entry<HelpQuestion>) => {
    const answer = <LongText text={text} sections={[]} tableLabel={guides('tableLabel')} />;
    return [slug, question, await still(answer)] as const;
  };
  return Promise.all(
    helpTopics.map(async (id) => ({
      id,
      title: t(`topics.${id}`),
      questions: await Promise.all(questions.filter(({ topic }) => topic === id).map(answerOf)),
    })),
  );
}
