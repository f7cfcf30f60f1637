import '@/components/assistant/log.css';
import '@/components/assistant/examples.css';
import '@/components/assistant/saved.css';
import '@/components/assistant/log-form.css';
import { getMessages, getTranslations } from 'next-intl/server';
import { BetaLabel } from '@/components/assistant/beta-label';
import { examplesOf } from '@/components/assistant/examples';
import { Room } from '@/components/assistant/room';
import { WithoutScript } from '@/components/assistant/without-script';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { drawResult } from './draw-result';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('assistant.chat', routes.touristasAiChat);

/** The conversation, which the browser renders; without JavaScript, the page lists alternatives. */
export default async function ChatPage() {
  const [t, locale] = await Promise.all([getTranslations('assistant'), currentLocale()]);
  const { assistant } = await getMessages({ locale });
  const names = islandSlugs.map((slug) => [slug, islandName(slug, locale)]);
  const back = new URLSearchParams({ next: localizePath(routes.touristasAiChat, locale) });
  return (
    <>
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
        <Room
          draw={drawResult}
          view={{
            locale,
            api: routes.apiAssistant,
            texts: assistant.room,
            islands: Object.fromEntries(names),
            examples: await examplesOf(),
            signInHref: `${localizePath(routes.signIn, locale)}?${back}`,
          }}
        />
      </div>
    </>
  );
}
