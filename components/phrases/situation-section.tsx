import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { publicPages } from '@/lib/platform/routes/public-pages';
import { routes } from '@/lib/platform/routes/register';
import type { Route } from '@/lib/platform/routes/route';
import { phraseBook } from '@/lib/records/phrases/phrases';
import { type Situation, situations } from '@/lib/records/phrases/types';
import { PhraseList } from './phrase-list';

/** Phrases of one situation with links to related pages. */
export async function SituationSection({ situation }: { situation: Situation }) {
  const [t, locale] = await Promise.all([getTranslations('phrases'), currentLocale()]);
  const addressees = { polite: t('to.polite'), friend: t('to.friend') };
  return (
    <PhraseList
      id={situation}
      isOpen={situation === situations[0]}
      title={t(`situations.${situation}.title`)}
      intro={t(`situations.${situation}.intro`)}
      lines={phraseBook[situation].map(({ greek, meaning, when, to }) =>
        to
          ? [greek, meaning, when[locale], addressees[to]]
          : ([greek, meaning, when[locale]] as const),
      )}
      links={await situationLinks(situation)}
    />
  );
}

const pages = {
  culture: routes.guide('greek-culture'),
  ferrySearch: routes.ferryTickets,
  ferryGuide: routes.ferryGuide,
  culinary: routes.culinary,
  islands: routes.islands,
  hotels: routes.hotels,
  transfers: routes.transfers,
  rentACar: routes.rentACar,
  help: routes.help,
  resources: routes.resources,
  localInsights: routes.guide('local-insights'),
} as const;

type Page = keyof typeof pages;

/** Pages related to a situation, best first. */
const helpful: Readonly<Record<Situation, readonly Page[]>> = {
  greetings: ['culture'],
  ferry: ['ferrySearch', 'ferryGuide'],
  taverna: ['culinary', 'localInsights'],
  coffee: ['culinary', 'culture'],
  beach: ['islands'],
  room: ['hotels'],
  'getting-around': ['transfers', 'rentACar', 'islands'],
  shopping: ['culinary', 'resources'],
  emergencies: ['help', 'resources'],
  courtesy: ['culture'],
};

const fixedPaths = new Set<string>(Object.values<Route>(publicPages).map(({ path }) => path));

/**
 * Tests whether a page exists: guides always do, other pages if they are public in the register.
 */
const isThere = (page: Page) => pages[page].startsWith('/guides/') || fixedPaths.has(pages[page]);

/** Returns links to the existing pages for a situation. */
async function situationLinks(situation: Situation) {
  const [t, locale] = await Promise.all([getTranslations('phrases.links'), currentLocale()]);
  return helpful[situation]
    .filter(isThere)
    .map((page) => [t(page), localizePath(pages[page], locale)] as const);
}
