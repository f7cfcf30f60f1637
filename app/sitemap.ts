import type { MetadataRoute } from 'next';
import { type ListingKind, listingKinds } from '@/lib/booking/listings/filters';
import { readRealListings } from '@/lib/booking/listings/queries';
import { locales } from '@/lib/foundation/i18n/locales';
import { isComparedPair } from '@/lib/foundation/ids/compared-pairs';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { findRoute } from '@/lib/platform/routes/find';
import { listedPaths } from '@/lib/platform/routes/listed';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { absoluteUrl, languageAlternates } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { readPosts } from '@/lib/records/content/posts/queries';
import { changesByPage } from '@/lib/records/content/queries';
import { changedOn } from '@/lib/records/content/rules';
import { foodsCheckedOn } from '@/lib/records/culinary/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import { comparedOn, pairChangedOn } from '@/lib/trips/compare/views';

/**
 * Date on which the island or the pair of a page was last checked (ISO date); undefined for other
 * pages.
 */
function recordChecked(path: string): string | undefined {
  const { name, slug = '' } = findRoute(path) ?? {};
  if (name === 'compare') return comparedOn;
  if (name === 'comparison' && isComparedPair(slug)) return pairChangedOn(slug);
  if (name !== 'island' && name !== 'guide') return undefined;
  return isIslandSlug(slug) ? islandBySlug(slug).checkedOn : undefined;
}

type ChangedPage = [path: string, changedOn: string];

/** Pages that exist only in the database, with the day of their last change (ISO date). */
async function recordPages(): Promise<ChangedPage[]> {
  const pages = await Promise.all([postPages(), ...listingKinds.map(listingPages)]);
  return pages.flat();
}

async function listingPages(kind: ListingKind): Promise<ChangedPage[]> {
  const real = await readRealListings(kind);
  if (real.state !== 'found') return [];
  return real.data.map(({ slug, checkedOn }) => [detailPath[kind](slug), checkedOn]);
}

async function postPages(): Promise<ChangedPage[]> {
  const posts = await readPosts();
  if (posts.state !== 'found') return [];
  return posts.data.map(({ slug, publishedAt, checkedOn }) => [
    routes.blogPost(slug),
    changedOn({ checkedOn, updatedOn: publishedAt.slice(0, 10) }),
  ]);
}

/**
 * Every public page in every language, with its alternates. Throws while the backend is unavailable
 * instead of leaving pages out, so that the previous sitemap is served.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const records = await recordPages();
  const changes = new Map([...changesByPage(), [routes.culinary, foodsCheckedOn()], ...records]);
  return [...listedPaths, ...records.map(([path]) => path)].flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      lastModified: changes.get(path) ?? recordChecked(path),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
