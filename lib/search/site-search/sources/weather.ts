import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import type { SearchSource } from './types';

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
