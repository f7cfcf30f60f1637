import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bareName } from '@/lib/charts/names';
import { currentLocale } from '@/lib/i18n/current';
import { placeArguments } from '@/lib/i18n/greek/cases';
import { islandBySlug } from '@/lib/islands/queries';
import { isIslandSlug } from '@/lib/islands/slugs';
import { pageMetadata } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/register';

/** Metadata of an island’s weather for search engines and link previews. */
export async function islandWeatherMetadata(slug: string): Promise<Metadata> {
  if (!isIslandSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('weather.island'), currentLocale()]);
  const named = placeArguments('island', bareName(islandBySlug(slug).name[locale]), locale);
  return pageMetadata({
    locale,
    path: routes.weatherOf(slug),
    title: t('metaTitle', named),
    description: t('metaDescription', named),
  });
}
