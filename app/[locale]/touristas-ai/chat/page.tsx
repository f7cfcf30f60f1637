import '@/components/assistant/log.css';
import '@/components/assistant/examples.css';
import '@/components/assistant/saved.css';
import '@/components/assistant/log-form.css';
import '@/components/assistant/landing.css';
import { getTranslations } from 'next-intl/server';
import { BetaLabel } from '@/components/assistant/beta-label';
import { Room } from '@/components/assistant/room';
import { WithoutScript } from '@/components/assistant/without-script';
import { PageHeader } from '@/components/layout/page-header';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { drawResult } from './draw-result';
import { roomView } from './room-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('assistant.chat', routes.touristasAiChat);

/** The conversation, which the browser renders; without JavaScript, a form leads to an answer on a page. */
export default async function ChatPage() {
  const t = await getTranslations('assistant');
  return (
    <>
      <a href="#log-field" className="skip-link">
        {t('chat.skip')}
      </a>
      <PageHeader
        title={t('chat.title')}
        crumbs={[
          { path: routes.touristasAi, label: t('title') },
          { path: routes.touristasAiChat, label: t('chat.title') },
        ]}
      >
        <BetaLabel />
      </PageHeader>
      <div className="page-grid pb-6">
        <WithoutScript />
        <Room draw={drawResult} view={await roomView()} />
      </div>
    </>
  );
}
