import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { GroupWith, Messages } from '@/lib/foundation/i18n/messages';
import { type ListedPage, listedPages } from '@/lib/platform/routes/listed';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { company } from '@/lib/records/content/queries';
import { wholeText } from '@/lib/records/content/rules';
import { allIslands } from '@/lib/records/islands/queries';
import { characters } from '@/lib/records/islands/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { allCuratedTrips } from '@/lib/trips/curated-trips/queries';
import type { SearchSource } from './types';

type PageTexts = GroupWith<'metaTitle' | 'metaDescription'>;

/**
 * Message namespaces with the title and description of pages at a fixed address. Null for pages
 * whose text comes from another source (`company`) and for pages nobody searches for: the home
 * page, the site map.
 */
const namespaces = {
  [routes.home]: null,
  [routes.islands]: 'islands',
  [routes.compare]: 'compare',
  [routes.guides]: 'guides',
  [routes.blog]: 'blog',
  [routes.ferryTickets]: 'ferrySearch',
  [routes.ferryTicketsTracking]: 'tracking',
  [routes.ferryGuide]: 'ferryGuide',
  [routes.ferryRoutes]: 'ferryRoutes',
  [routes.disruptions]: 'disruptions',
  [routes.disruptionsRights]: 'passengerRights',
  [routes.weather]: 'weather',
  [routes.tripPlannerLegacy]: 'planner',
  [routes.touristasAi]: 'assistant',
  [routes.tripPlannerOriginal]: 'tripSuggestions',
  [routes.packages]: 'curatedTrips',
  [routes.flights]: 'flights',
  [routes.transfers]: 'transfers',
  [routes.hotels]: 'hotels',
  [routes.activities]: 'activities',
  [routes.rentACar]: 'vehicles',
  [routes.culinary]: 'culinary',
  [routes.budgetCalculator]: 'budget',
  [routes.packingList]: 'packing',
  [routes.downloadableMaps]: 'mapDownloads',
  [routes.greekPhrases]: 'phrases',
  [routes.resources]: 'resources',
  [routes.help]: 'help',
  [routes.about]: null,
  [routes.contact]: 'contact',
  [routes.listProperty]: 'listProperty',
  [routes.privacy]: null,
  [routes.terms]: null,
  [routes.accessibility]: null,
  [routes.affiliateDisclosure]: null,
  [routes.sitemap]: null,
} as const satisfies Record<ListedPage, PageTexts | null>;

/** Pages with further search words that do not occur in their texts: `boat`, `καράβι`. */
const otherWords = {
  [routes.ferryTickets]: 'tickets',
  [routes.ferryTicketsTracking]: 'tracking',
  [routes.disruptions]: 'disruptions',
  [routes.disruptionsRights]: 'rights',
  [routes.tripPlannerLegacy]: 'planner',
  [routes.budgetCalculator]: 'budget',
  [routes.packingList]: 'packing',
  [routes.downloadableMaps]: 'mapDownloads',
  [routes.contact]: 'contact',
  [routes.hotels]: 'stay',
  [routes.activities]: 'activities',
  [routes.rentACar]: 'vehicles',
  [routes.transfers]: 'transfers',
  [routes.flights]: 'flights',
  [routes.culinary]: 'culinary',
  [routes.weather]: 'weather',
} as const satisfies Partial<Record<ListedPage, keyof Messages['siteSearch']['otherWords']>>;

const hasOtherWords = (path: ListedPage): path is keyof typeof otherWords => path in otherWords;

/** Pages of the site with their purpose, and the curated trips. */
export const toolSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale });
    const pages = listedPages.flatMap((path) => {
      const namespace = namespaces[path];
      if (!namespace) return [];
      const words = hasOtherWords(path)
        ? t(`siteSearch.otherWords.${otherWords[path]}`).split(', ')
        : [];
      return [
        {
          id: `page-${path.slice(1)}`,
          title: t(`sitemap.pages.${path}`),
          text: t(`${namespace}.metaDescription`),
          alsoCalled: [t(`${namespace}.metaTitle`), ...words],
          link: path,
        },
      ];
    });
    return [...pages, ...curatedTripEntries(locale)];
  },
};

/** Pages about the site. */
export const aboutSource: SearchSource = {
  kind: 'about',
  entries: async (locale) =>
    company.entries(locale).map(({ slug, title, description, parts }) => ({
      id: `about-${slug}`,
      title,
      text: `${description} ${wholeText(parts)}`,
      link: `/${slug}`,
    })),
};

/** Lists of the islands chosen for something that travellers look for: beaches, nightlife, walking. */
export const choiceSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'siteSearch' });
    return characters.map((character) => {
      const chosen = allIslands().filter((island) => island.character.tags.includes(character));
      return {
        id: `choice-${character}`,
        title: t(`choices.${character}.title`),
        text: t('choices.text', { count: chosen.length }),
        alsoCalled: t(`choices.${character}.words`).split(', '),
        link: `${routes.islands}?character=${character}`,
      };
    });
  },
};

/** Curated trips with their audience. */
const curatedTripEntries = (locale: Locale) =>
  allCuratedTrips().map(({ slug, name, line, forWhom }) => ({
    id: `package-${slug}`,
    title: name[locale],
    text: `${line[locale]} ${forWhom[locale]}`,
    link: routes.package(slug),
  }));

/** Ferry search forms preset to each island. */
export const boatSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'siteSearch' });
    return allIslands().map(({ slug, name }) => ({
      id: `boats-${slug}`,
      title: t('boats.title', placeArguments('island', name[locale], locale)),
      text: t('boats.text', placeArguments('island', name[locale], locale)),
      link: searchLink({ to: slug }),
    }));
  },
};

/** Weather pages of the islands. */
export const weatherSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'weather.island' });
    return allIslands().map(({ slug, name }) => {
      const named = placeArguments('island', bareName(name[locale]), locale);
      return {
        id: `weather-${slug}`,
        title: t('title', named),
        text: t('metaDescription', named),
        link: routes.weatherOf(slug),
      };
    });
  },
};
