import { getMessages } from 'next-intl/server';
import { examplesOf } from '@/components/assistant/examples';
import type { RoomView } from '@/components/assistant/room-texts';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';

/** Texts and addresses for the conversation, in the browser or on the server. */
export async function roomView(): Promise<RoomView> {
  const locale = await currentLocale();
  const { assistant } = await getMessages({ locale });
  const names = islandSlugs.map((slug) => [slug, islandName(slug, locale)]);
  const back = new URLSearchParams({ next: localizePath(routes.touristasAiChat, locale) });
  return {
    locale,
    api: routes.apiAssistant,
    texts: assistant.room,
    islands: Object.fromEntries(names),
    examples: await examplesOf(),
    signInHref: `${localizePath(routes.signIn, locale)}?${back}`,
  };
}
