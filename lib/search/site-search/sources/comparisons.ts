import { getTranslations } from 'next-intl/server';
import { comparedPairs, islandsOfPair } from '@/lib/foundation/ids/compared-pairs';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { viewOf } from '@/lib/trips/compare/views';
import type { SearchSource } from './types';

/** Comparisons of two islands, found by both names in either order. */
export const comparisonSource: SearchSource = {
  kind: 'guides',
  entries: async (locale) => {
    const [t, words] = await Promise.all([
      getTranslations({ locale, namespace: 'compare' }),
      getTranslations({ locale, namespace: 'siteSearch.otherWords' }),
    ]);
    return comparedPairs.map((pair) => {
      const names = islandsOfPair(pair).map((slug) => bareName(islandBySlug(slug).name[locale]));
      const [one = '', two = ''] = names;
      const orders = [
        { one, two },
        { one: two, two: one },
      ];
      return {
        id: `compare-${pair}`,
        title: t('titleOf', { one, two }),
        text: viewOf(pair).verdict[locale],
        words: words('comparison'),
        alsoCalled: orders.flatMap((order) => [t('crumbOf', order), t('versus', order)]),
        link: routes.comparison(pair),
        oneOfMany: true as const,
      };
    });
  },
};
