import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/platform/routes/register';
import { allFoods } from '@/lib/records/culinary/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { SearchSource } from './types';

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
