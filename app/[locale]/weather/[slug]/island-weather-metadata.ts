import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';

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
