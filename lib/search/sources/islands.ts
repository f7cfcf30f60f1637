import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
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

/** Every island, and what there is to do there. */
export const islandSource: SearchSource = {
  kind: 'main',
  entries: entriesWhere(({ type }) => type !== 'place'),
};

/** Every beach, village, sight and port, on the page of its island. */
export const placeSource: SearchSource = {
  kind: 'places',
  entries: entriesWhere(({ type }) => type === 'place'),
};
