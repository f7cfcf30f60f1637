import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { isCuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';

/** Metadata of a curated trip for search engines and link previews. */
export async function curatedTripMetadata(slug: string): Promise<Metadata> {
  if (!isCuratedTripSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('curatedTrips'), currentLocale()]);
  const { name, line } = curatedTripBySlug(slug);
  return pageMetadata({
    locale,
    path: routes.package(slug),
    title: t('metaTitleOf', { name: name[locale] }),
    description: `${line[locale]} ${t('metaTail')}`,
  });
}
