import { getTranslations } from 'next-intl/server';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';
import type { SearchSource } from './types';

/** Letters that an unlike name differs by; the search finds closer spellings by itself. */
const unlike = 3;

/** One-word names of an island that sound unlike its own: Tzia for Kea. */
const unlikeNames = (id: string): readonly string[] =>
  isIslandSlug(id)
    ? otherNames[id].filter((name) => !name.includes('-') && editDistance(name, id) >= unlike)
    : [];

/** Pages of ferry routes, found by both ends. */
export const routeSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const [t, words] = await Promise.all([
      getTranslations({ locale, namespace: 'ferryRoutes' }),
      getTranslations({ locale, namespace: 'siteSearch.otherWords' }),
    ]);
    return ferryRouteSlugs.flatMap((slug) => {
      const facts = ferryRoute(slug);
      if (!facts) return [];
      const [from, to] = [facts.from, facts.to].map(({ name }) => bareName(name[locale]));
      const ends = {
        ...placeArguments('from', from ?? '', locale),
        ...placeArguments('to', to ?? '', locale),
      };
      return {
        id: `route-${slug}`,
        title: t('titleOf', ends),
        text: facts.operators.map(({ name }) => name[locale]).join(', '),
        words: words('ferryRoute'),
        alsoCalled: [
          t('crumbOf', ends),
          ...unlikeNames(facts.from.id).map((name) => `${name} ${to}`),
          ...unlikeNames(facts.to.id).map((name) => `${from} ${name}`),
        ],
        link: routes.ferryRoute(slug),
        oneOfMany: true as const,
      };
    });
  },
};
