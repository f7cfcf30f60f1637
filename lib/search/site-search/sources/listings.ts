import { getTranslations } from 'next-intl/server';
import type { PlacedKind } from '@/lib/booking/listings/filters';
import { listingNames, stampOfNames } from '@/lib/booking/listings/names';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { islandBySlug } from '@/lib/records/islands/queries';
import { listingId } from '../entries';
import type { SearchSource } from './types';

const categories = { hotels: 'stay', activities: 'activity' } as const;

/** Returns the source for the real listings of a kind. */
export const listingSource = (kind: PlacedKind): SearchSource => ({
  kind,
  state: async () => {
    const names = await listingNames(kind);
    return names.state === 'found' ? stampOfNames(names.data) : undefined;
  },
  entries: async (locale) => {
    const [t, names] = await Promise.all([
      getTranslations({ locale, namespace: 'siteSearch' }),
      listingNames(kind),
    ]);
    if (names.state !== 'found') return undefined;
    const category = t(`categories.${categories[kind]}`);
    return names.data.map(({ slug, island, name, summary, place }) => ({
      id: listingId(kind, slug),
      title: name[locale],
      context: [category, place[locale], islandBySlug(island).name[locale]].join(' · '),
      text: summary[locale],
      link: detailPath[kind](slug),
    }));
  },
});

/** Places to stay. */
export const hotelSource = listingSource('hotels');

/** Activities with their own pages. */
export const activitySource = listingSource('activities');
