import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Activity } from '@/lib/booking/listings/activities/schema';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { Hotel } from '@/lib/booking/listings/hotels/schema';
import {
  activityBySlug,
  hotelBySlug,
  searchListings,
  vehicleBySlug,
} from '@/lib/booking/listings/queries';
import { everything } from '@/lib/booking/listings/search';
import type { Vehicle } from '@/lib/booking/listings/vehicles/schema';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { defaultLocale } from '@/lib/foundation/i18n/locales';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import type { Answer } from '@/lib/platform/supabase/answer';

export interface RecordOf {
  readonly hotels: Hotel;
  readonly activities: Activity;
  readonly vehicles: Vehicle;
}

const bySlug: {
  readonly [Kind in ListingKind]: (slug: string) => Promise<Answer<RecordOf[Kind]>>;
} = { hotels: hotelBySlug, activities: activityBySlug, vehicles: vehicleBySlug };

/** Reads the record of a listing by its slug. */
export const listingBySlug = <Kind extends ListingKind>(kind: Kind, slug: string) =>
  bySlug[kind](slug);

/** Metadata of a listing for search engines and link previews; a sample is `noindex`. */
export async function listingMetadata(kind: ListingKind, slug: string): Promise<Metadata> {
  const [found, locale] = await Promise.all([listingBySlug(kind, slug), currentLocale()]);
  if (found.state !== 'found') {
    const t = await getTranslations('errors.unavailable');
    return { title: t('title'), robots: { index: false } };
  }
  const { name, summary, isSample } = found.data;
  return pageMetadata({
    locale,
    path: detailPath[kind](slug),
    title: name[locale],
    description: summary[locale],
    unlisted: isSample,
  });
}

/**
 * Slugs prerendered at build. Next.js requires at least one; the other pages are rendered when
 * first requested.
 */
export async function builtSlugs(kind: ListingKind): Promise<{ slug: string }[]> {
  const found = await searchListings(everything(kind), defaultLocale);
  const slugs = found.state === 'found' ? found.data.cards.map(({ slug }) => slug) : [];
  return (slugs.length > 0 ? slugs.slice(0, 6) : ['first-listing']).map((slug) => ({ slug }));
}
