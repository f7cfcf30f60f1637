import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl, languageAlternates } from '@/lib/seo/metadata';
import { publicPaths } from '@/lib/seo/pages';

/** Every public page in every language, each with its counterparts. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
