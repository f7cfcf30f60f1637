import type { MetadataRoute } from 'next';
import { changesByPage } from '@/lib/content/queries';
import { locales } from '@/lib/i18n/locales';
import { islandBySlug } from '@/lib/islands/queries';
import { isIslandSlug } from '@/lib/islands/slugs';
import { findRoute } from '@/lib/routes/find';
import { listedPaths } from '@/lib/routes/listed';
import { absoluteUrl, languageAlternates } from '@/lib/routes/metadata';

/** When the island that a page is drawn from was last checked (ISO date); undefined where there is none. */
function islandChecked(path: string): string | undefined {
  const { name, slug = '' } = findRoute(path) ?? {};
  if (name !== 'island' && name !== 'guide') return undefined;
  return isIslandSlug(slug) ? islandBySlug(slug).checkedOn : undefined;
}

/** Every public page in every language, each with its counterparts. */
export default function sitemap(): MetadataRoute.Sitemap {
  const changes = changesByPage();
  return listedPaths.flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified: changes.get(path) ?? islandChecked(path),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
