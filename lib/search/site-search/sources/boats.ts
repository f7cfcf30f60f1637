import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { allIslands } from '@/lib/records/islands/queries';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { SearchSource } from './types';

/** Ferry search forms preset to each island. */
export const boatSource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const t = await getTranslations({ locale, namespace: 'search' });
    return allIslands().map(({ slug, name }) => ({
      id: `boats-${slug}`,
      title: t('boats.title', placeArguments('island', name[locale], locale)),
      text: t('boats.text', placeArguments('island', name[locale], locale)),
      link: searchLink({ to: slug }),
    }));
  },
};
