import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';
import type { SearchSource } from './types';

/** Pages of ferry routes, found by both ends. */
export const routeSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'ferryRoutes' });
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
        alsoCalled: [t('crumbOf', ends)],
        link: routes.ferryRoute(slug),
        oneOfMany: true as const,
      };
    });
  },
};
