import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { splitLocale } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { allFoods } from '@/lib/records/culinary/queries';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import { phraseBook } from '@/lib/records/phrases/phrases';
import { phraseAnchor, transliterate } from '@/lib/records/phrases/transliterate';
import { situations } from '@/lib/records/phrases/types';
import { islandCatalogue } from '../queries';
import type { SearchEntry } from '../types';
import type { SearchSource, SiteEntry } from './types';

const entriesWhere =
  (belongs: (entry: SearchEntry) => boolean) =>
  async (locale: Locale): Promise<SiteEntry[]> =>
    (await islandCatalogue(locale)).filter(belongs).map((entry) => ({
      id: entry.id,
      title: entry.title,
      context: [entry.category, ...(entry.location ? [entry.location] : [])].join(' · '),
      text: entry.description,
      alsoCalled: entry.alsoCalled,
      link: splitLocale(entry.link).path,
    }));

/** Activities named on each island's page. */
const doneOn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    allIslands().map(({ slug, activities }) => [
      `island-${slug}`,
      activities.map((activity) => activity[locale]).join(', '),
    ]),
  );

/** Islands, with what each is good for and the names of its activities. */
export const islandSource: SearchSource = {
  kind: 'main',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'islands.characters' });
    const done = doneOn(locale);
    const tags = new Map(
      allIslands().map(({ slug, character }) => [
        `island-${slug}`,
        character.tags.map((tag) => t(tag)).join(', '),
      ]),
    );
    const islands = await entriesWhere(({ type }) => type === 'island')(locale);
    return islands.map((one) => ({
      ...one,
      text: `${one.text} ${tags.get(one.id) ?? ''}. ${done.get(one.id) ?? ''}.`,
    }));
  },
};

/** Beaches, villages, sights and ports, as sections of their island's page. */
export const placeSource: SearchSource = {
  kind: 'places',
  entries: entriesWhere(({ type }) => type === 'place'),
};

/** Dishes, cheeses, drinks, sweets and products, as sections of the culinary page. */
export const culinarySource: SearchSource = {
  kind: 'culinary',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'culinary' });
    return allFoods().map(({ id, kind, name, text, order, islands }) => {
      const from =
        islands === 'cyclades'
          ? t('plate.allIslands')
          : islands.map((slug) => islandBySlug(slug).name[locale]).join(', ');
      return {
        id: `culinary-${id}`,
        title: name[locale],
        context: `${t(`kinds.${kind}`)} · ${from}`,
        text: text[locale],
        alsoCalled: [order],
        link: `${routes.culinary}#${id}`,
      };
    });
  },
};

/** Situations and phrases of the phrase book. */
export const phraseSource: SearchSource = {
  kind: 'phrases',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'phrases' });
    return situations.flatMap((situation) => {
      const title = t(`situations.${situation}.title`);
      return [
        {
          id: `phrases-${situation}`,
          title,
          context: t('title'),
          text: t(`situations.${situation}.intro`),
          link: `${routes.greekPhrases}#${situation}`,
          oneOfMany: true as const,
        },
        ...phraseBook[situation].map(({ greek, meaning, when }) => ({
          id: `phrase-${phraseAnchor(greek)}`,
          title: greek,
          titleLang: 'el' as const,
          context: title,
          text: `${meaning} ${when[locale]}`,
          alsoCalled: [meaning, transliterate(greek)],
          link: `${routes.greekPhrases}#${phraseAnchor(greek)}`,
        })),
      ];
    });
  },
};
