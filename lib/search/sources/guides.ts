import { getTranslations } from 'next-intl/server';
import { guides } from '@/lib/content/queries';
import { guideSlugs, topicGuideSlugs } from '@/lib/content/slugs';
import type { Locale } from '@/lib/i18n/locales';
import { digestIdsOf, digestText } from '@/lib/islands/digest';
import { islandBySlug } from '@/lib/islands/queries';
import { otherNames } from '@/lib/islands/register';
import { isIslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import type { SearchSource, SiteEntry } from './types';

/** A guide and its sections, each with the words that stand under its heading. */
interface GuideTexts {
  title: string;
  summary: string;
  opening: string;
  sections: readonly { id: string; title: string; text: string }[];
}

function written(slug: string, locale: Locale): GuideTexts | undefined {
  const guide = guides.find(slug, locale);
  if (!guide) return undefined;
  const textUnder = (title: string | undefined) =>
    guide.parts.find((part) => part.title === title)?.plain ?? '';
  return {
    title: guide.title,
    summary: guide.summary,
    opening: textUnder(undefined),
    sections: guide.sections.map(({ id, title }) => ({ id, title, text: textUnder(title) })),
  };
}

async function composed(slug: string, locale: Locale): Promise<GuideTexts | undefined> {
  if (!isIslandSlug(slug)) return undefined;
  const t = await getTranslations({ locale, namespace: 'guides' });
  const island = islandBySlug(slug);
  return {
    title: island.name[locale],
    summary: island.shortDescription[locale],
    opening: island.description[locale],
    sections: digestIdsOf(island).map((id) => ({
      id,
      title: t(`digest.sections.${id}`),
      text: digestText(island, id, locale),
    })),
  };
}

const isTopic = (slug: string) => topicGuideSlugs.find((topic) => topic === slug);

/** What else people call a guide: an island has several names, a subject is asked for in other words. */
async function otherNamesOf(slug: string, locale: Locale): Promise<string[]> {
  if (isIslandSlug(slug)) return otherNames[slug].map((name) => name.replaceAll('-', ' '));
  const topic = isTopic(slug);
  if (!topic) return [];
  const t = await getTranslations({ locale, namespace: 'search' });
  return t(`otherWords.${topic}`).split(', ');
}

async function entriesOf(slug: string, locale: Locale): Promise<SiteEntry[]> {
  const guide = written(slug, locale) ?? (await composed(slug, locale));
  if (!guide) return [];
  const t = await getTranslations({ locale, namespace: 'guides' });
  const kind = t(isIslandSlug(slug) ? 'islandGuide' : 'topicGuide');
  const link = routes.guide(slug);
  return [
    {
      id: `guide-${slug}`,
      title: guide.title,
      context: kind,
      text: `${guide.summary} ${guide.opening}`,
      alsoCalled: await otherNamesOf(slug, locale),
      link,
    },
    ...guide.sections.map(({ id, title, text }) => ({
      id: `guide-${slug}-${id}`,
      title,
      context: guide.title,
      text,
      link: `${link}#${id}`,
    })),
  ];
}

/** Every guide, and each of its sections. */
export const guideSource: SearchSource = {
  kind: 'guides',
  entries: async (locale) =>
    (await Promise.all(guideSlugs.map((slug) => entriesOf(slug, locale)))).flat(),
};
