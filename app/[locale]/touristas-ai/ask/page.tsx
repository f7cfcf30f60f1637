import '@/components/assistant/log.css';
import '@/components/assistant/landing.css';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { BetaLabel } from '@/components/assistant/beta-label';
import { PlainAnswer } from '@/components/assistant/plain-answer';
import { PlainAskForm } from '@/components/assistant/plain-ask-form';
import { PageHeader } from '@/components/layout/page-header';
import { answerOnce } from '@/lib/assistant/models/answer-once';
import { loggable } from '@/lib/assistant/models/faults';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { log } from '@/lib/foundation/log';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { drawResult } from '../chat/draw-result';
import { roomView } from '../chat/room-view';

export const instant = false;

export const generateMetadata = () => metadataOf('assistant.chat', routes.touristasAiAsk);

/** One question and its answer without JavaScript: a form, and what the site's own model says. */
export default async function AskPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  await connection();
  const t = await getTranslations('assistant');
  const faults = await getTranslations('assistant.faults');
  const question = (firstValue(query.q) ?? '').trim();
  const answer = question
    ? await answerOnce({
        question,
        locale,
        headers: await headers(),
        say: (fault) => faults(fault),
        onFault: (fault, error) => log.warn('assistant answer broken off', loggable(fault, error)),
      })
    : undefined;
  return (
    <>
      <PageHeader
        title={t('chat.title')}
        crumbs={[
          { path: routes.touristasAi, label: t('title') },
          { path: routes.touristasAiAsk, label: t('chat.title') },
        ]}
        isCompact
      >
        <BetaLabel />
      </PageHeader>
      <div className="page-grid pb-12">
        {answer ? (
          <PlainAnswer {...{ question, answer }} view={await roomView()} draw={drawResult} />
        ) : null}
        <PlainAskForm another={answer !== undefined} question={answer ? '' : question} />
      </div>
    </>
  );
}
