import type { Locale } from '@/lib/foundation/i18n/locales';
import { splitLocale } from '@/lib/foundation/i18n/paths';
import { allIslands } from '@/lib/records/islands/queries';
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

/** Islands, with the names of their activities. */
export const islandSource: SearchSource = {
  kind: 'main',
  entries: async (locale) => {
    const done = doneOn(locale);
    const islands = await entriesWhere(({ type }) => type === 'island')(locale);
    return islands.map((one) => ({ ...one, text: `${one.text} ${done.get(one.id) ?? ''}.` }));
  },
};

/** Beaches, villages, sights and ports, as sections of their island's page. */
export const placeSource: SearchSource = {
  kind: 'places',
  entries: entriesWhere(({ type }) => type === 'place'),
};
