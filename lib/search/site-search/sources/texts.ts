import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { guideSlugs, topicGuideSlugs } from '@/lib/foundation/ids/content-slugs';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { ferryChapters } from '@/lib/records/content/ferry-chapters';
import { allPosts, postTexts, stampOf } from '@/lib/records/content/posts/queries';
import { sectionsOf } from '@/lib/records/content/posts/rules';
import type { Post } from '@/lib/records/content/posts/schema';
import { ferryGuide, guides, help, resources } from '@/lib/records/content/queries';
import { textParts, wholeText } from '@/lib/records/content/rules';
import { dailyItems, seasonalItems } from '@/lib/records/costs/schema';
import { emergencyNumbers } from '@/lib/records/help/emergency';
import { islandBySlug } from '@/lib/records/islands/queries';
import { portGuides } from '@/lib/sea/ferries/ferry-guide/data';
import { type SearchSource, type SiteEntry, wordsOfSlug } from './types';

const isTopic = (slug: string) => topicGuideSlugs.find((topic) => topic === slug);

/** Other names of a guide: those of an island, or other words for a subject. */
async function otherNamesOf(slug: string, locale: Locale): Promise<string[]> {
  if (isIslandSlug(slug)) return otherNames[slug].map((name) => name.replaceAll('-', ' '));
  const topic = isTopic(slug);
  if (!topic) return [];
  const t = await getTranslations({ locale, namespace: 'siteSearch' });
  return t(`otherWords.${topic}`).split(', ');
}

/** Words for the subject of a section or chapter, by its id, as keys of the messages. */
const subjects = {
  'where-to-stay': 'otherWords.stay',
  walks: 'choices.hiking.words',
  beaches: 'choices.beaches.words',
  food: 'otherWords.culinary',
  'getting-around': 'otherWords.vehicles',
  'greek-culture-churches': 'otherWords.churches',
  'island-hopping-fast-or-slow': 'otherWords.fastOrSlow',
  'post-best-cyclades-islands': 'otherWords.whichIsland',
  'post-first-trip-ten-days': 'otherWords.firstTrip',
  'help-book-ahead': 'otherWords.bookAhead',
  'help-discounts': 'otherWords.discounts',
  'post-three-days-from-athens': 'otherWords.threeDaysFromAthens',
  'ferry-rights': 'otherWords.rights',
  'ferry-seasickness': 'otherWords.seasickness',
  'ferry-vehicles': 'otherWords.ferry-vehicles',
  'ferry-luggage': 'otherWords.ferry-luggage',
  'ferry-classes': 'otherWords.ferry-classes',
  'ferry-tickets': 'otherWords.ferry-tickets',
  'help-need-car': 'otherWords.needCar',
  accessibility: 'otherWords.mobility',
  health: 'otherWords.health',
  phone: 'otherWords.phone',
  money: 'otherWords.money',
} as const;

/** Words that travellers use for the subject of a section or chapter and that its text may lack. */
async function otherWordsOf(id: string, locale: Locale): Promise<string[]> {
  if (!Object.hasOwn(subjects, id)) return [];
  const t = await getTranslations({ locale, namespace: 'siteSearch' });
  return t(subjects[id as keyof typeof subjects]).split(', ');
}

/** Entries of a guide and its sections, each with the text under its heading. */
async function entriesOf(slug: string, locale: Locale): Promise<SiteEntry[]> {
  const guide = guides.entry(slug, locale);
  const t = await getTranslations({ locale, namespace: 'guides' });
  const kind = t(isIslandSlug(slug) ? 'islandGuide' : 'topicGuide');
  const link = routes.guide(slug);
  const textUnder = (title: string | undefined) =>
    guide.parts.find((part) => part.title === title)?.plain ?? '';
  return [
    {
      id: `guide-${slug}`,
      title: guide.title,
      context: kind,
      text: `${guide.summary} ${textUnder(undefined)}`,
      alsoCalled: await otherNamesOf(slug, locale),
      link,
    },
    ...(await Promise.all(
      guide.sections.map(async ({ id, title }) => ({
        id: `guide-${slug}-${id}`,
        title,
        context: guide.title,
        text: textUnder(title),
        link: `${link}#${id}`,
        ...(isIslandSlug(slug)
          ? { oneOfMany: true as const, alsoCalled: await otherWordsOf(id, locale) }
          : { alsoCalled: await otherWordsOf(`${slug}-${id}`, locale) }),
      })),
    )),
  ];
}

/** Guides and their sections. */
export const guideSource: SearchSource = {
  kind: 'guides',
  entries: async (locale) =>
    (await Promise.all(guideSlugs.map((slug) => entriesOf(slug, locale)))).flat(),
};

/**
 * Entries of an article and its sections. Sections are numbered because their ids differ by
 * language.
 */
async function entriesOfPost(post: Post, locale: Locale): Promise<SiteEntry[]> {
  const link = routes.blogPost(post.slug);
  const title = post.title[locale];
  const parts = textParts(post.body[locale]);
  const anchors = sectionsOf(post.body[locale]);
  const opening = parts.find((part) => part.title === undefined)?.plain ?? '';
  const sections = parts.filter((part) => part.title !== undefined);
  return [
    {
      id: `post-${post.slug}`,
      title,
      text: `${post.description[locale]} ${opening}`,
      alsoCalled: [wordsOfSlug(post.slug), ...(await otherWordsOf(`post-${post.slug}`, locale))],
      link,
    },
    ...anchors.map((section, index) => ({
      id: `post-${post.slug}-${index + 1}`,
      title: section.title,
      context: title,
      text: sections[index]?.plain ?? '',
      link: `${link}#${section.id}`,
    })),
  ];
}

async function state(): Promise<string | undefined> {
  const posts = await allPosts();
  return posts.state === 'found' ? stampOf(posts.data) : undefined;
}

/** Articles of the blog and their sections. */
export const postSource: SearchSource = {
  kind: 'posts',
  state,
  entries: async (locale) => {
    const stamp = await state();
    const posts = stamp === undefined ? undefined : await postTexts(stamp);
    if (posts?.state !== 'found') return undefined;
    return (await Promise.all(posts.data.map((post) => entriesOfPost(post, locale)))).flat();
  },
};

/** Questions of the help page and the emergency numbers. */
export const helpSource: SearchSource = {
  kind: 'help',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'help' });
    const numbers = emergencyNumbers.map(
      ({ number, use }) => `${t(`emergency.${use}`)}: ${number}`,
    );
    return [
      {
        id: 'help-emergency',
        title: t('emergency.title'),
        context: t('title'),
        text: `${numbers.join('. ')}.`,
        link: `${routes.help}#emergency`,
      },
      ...(await Promise.all(
        help.entries(locale).map(async ({ slug, question, topic, parts }) => ({
          id: `help-${slug}`,
          title: question,
          context: t(`topics.${topic}`),
          text: wholeText(parts),
          alsoCalled: [wordsOfSlug(slug), ...(await otherWordsOf(`help-${slug}`, locale))],
          link: `${routes.help}#${slug}`,
        })),
      )),
    ];
  },
};

/** Chapters of the resources page and its table of costs. */
export const resourceSource: SearchSource = {
  kind: 'resources',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'resources' });
    return [
      ...(await Promise.all(
        resources.entries(locale).map(async ({ slug, title, parts }) => ({
          id: `resource-${slug}`,
          title,
          context: t('title'),
          text: wholeText(parts),
          alsoCalled: [wordsOfSlug(slug), ...(await otherWordsOf(slug, locale))],
          link: `${routes.resources}#${slug}`,
        })),
      )),
      {
        id: 'resource-costs',
        title: t('costs.title'),
        context: t('title'),
        text: [...dailyItems, ...seasonalItems].map((item) => t(`costs.items.${item}`)).join('. '),
        link: `${routes.resources}#costs`,
      },
    ];
  },
};

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
      ...(await Promise.all(
        ferryChapters.map(async ({ id, texts }) => ({
          id: `ferry-${id}`,
          title: t(`chapters.${id}`),
          context: t('title'),
          text: texts.map((slug) => wholeText(ferryGuide.entry(slug, locale).parts)).join(' '),
          alsoCalled: [...texts.map(wordsOfSlug), ...(await otherWordsOf(`ferry-${id}`, locale))],
          link: `${routes.ferryGuide}#${id}`,
        })),
      )),
      ...portGuides.map((guide) => portEntry(guide, t('chapters.ports'), locale)),
    ];
  },
};
