import type { MetadataRoute } from 'next';
import { guideBySlug } from '@/lib/guides/queries';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { islandBySlug } from '@/lib/islands/queries';
import { isIslandSlug } from '@/lib/islands/slugs';
import { findRoute } from '@/lib/routes/find';
import { listedPaths } from '@/lib/routes/listed';
import { absoluteUrl, languageAlternates } from '@/lib/routes/metadata';

/** When the facts of a page were last checked (ISO date); undefined where a page carries no date. */
function lastChecked(path: string): string | undefined {
  const { name, slug = '' } = findRoute(path) ?? {};
  const island = isIslandSlug(slug) ? islandBySlug(slug) : undefined;
  if (name === 'island') return island?.checkedOn;
  if (name === 'guide') return guideBySlug(slug, defaultLocale)?.checkedOn ?? island?.checkedOn;
  return undefined;
}

/** Every public page in every language, each with its counterparts. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified: lastChecked(path),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
