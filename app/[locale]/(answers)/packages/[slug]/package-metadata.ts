import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current';
import { packageBySlug } from '@/lib/packages/queries';
import { isPackageSlug } from '@/lib/packages/slugs';
import { pageMetadata } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/register';

/** Metadata of a curated trip for search engines and link previews. */
export async function packageMetadata(slug: string): Promise<Metadata> {
  if (!isPackageSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('packages'), currentLocale()]);
  const { name, line } = packageBySlug(slug);
  return pageMetadata({
    locale,
    path: routes.package(slug),
    title: t('metaTitleOf', { name: name[locale] }),
    description: `${line[locale]} ${t('metaTail')}`,
  });
}
