import type { MetadataRoute } from 'next';
import { guideBySlug } from '@/lib/guides/queries';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { islandBySlug } from '@/lib/islands/queries';
import { isIslandSlug } from '@/lib/islands/slugs';
import { absoluteUrl, languageAlternates } from '@/lib/seo/metadata';
import { publicPaths } from '@/lib/seo/pages';

/** When the facts of a page were last checked (ISO date); undefined where a page carries no date. */
function lastChecked(path: string): string | undefined {
  const [, family, slug = ''] = path.split('/');
  const island = isIslandSlug(slug) ? islandBySlug(slug) : undefined;
  if (family === 'islands') return island?.checkedOn;
  if (family === 'guides') return guideBySlug(slug, defaultLocale)?.checkedOn ?? island?.checkedOn;
  return undefined;
}

/** Every public page in every language, each with its counterparts. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified: lastChecked(path),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
