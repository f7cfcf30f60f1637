import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { isPackageSlug } from '@/lib/foundation/ids/curated-trips';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { packageBySlug } from '@/lib/trips/curated-trips/queries';

/** Metadata of a curated trip for search engines and link previews. */
export async function packageMetadata(slug: string): Promise<Metadata> {
  if (!isPackageSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('curatedTrips'), currentLocale()]);
  const { name, line } = packageBySlug(slug);
  return pageMetadata({
    locale,
    path: routes.package(slug),
    title: t('metaTitleOf', { name: name[locale] }),
    description: `${line[locale]} ${t('metaTail')}`,
  });
}
