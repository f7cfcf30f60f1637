import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { ferryChapters } from '@/lib/records/content/ferry-chapters';
import { ferryGuide } from '@/lib/records/content/queries';
import { wholeText } from '@/lib/records/content/rules';
import { islandBySlug } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/port-guide/data';
import { type SearchSource, type SiteEntry, wordsOfSlug } from './types';

function portEntry(guide: (typeof portGuides)[number], title: string, locale: Locale): SiteEntry {
  const island = guide.island && islandBySlug(guide.island.slug);
  const record = island?.ports.find(({ id }) => id === guide.island?.port);
  const name = guide.name ?? record?.name;
  const texts = [record?.note, guide.quay, guide.reach, guide.wind.note];
  return {
    id: `ferry-port-${guide.portId}`,
    title: name?.[locale] ?? guide.portId,
    context: island ? `${title} · ${island.name[locale]}` : title,
    text: texts.flatMap((text) => (text ? [text[locale]] : [])).join(' '),
    link: `${routes.ferryGuide}#port-${guide.portId}`,
  };
}

/** Chapters and ports of the ferry guide. */
export const ferryGuideSource: SearchSource = {
  kind: 'ferryGuide',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'ferryGuide' });
    return [
      ...ferryChapters.map(({ id, texts }) => ({
        id: `ferry-${id}`,
        title: t(`chapters.${id}`),
        context: t('title'),
        text: texts.map((slug) => wholeText(ferryGuide.entry(slug, locale).parts)).join(' '),
        alsoCalled: texts.map(wordsOfSlug),
        link: `${routes.ferryGuide}#${id}`,
      })),
      ...portGuides.map((guide) => portEntry(guide, t('chapters.ports'), locale)),
    ];
  },
};
