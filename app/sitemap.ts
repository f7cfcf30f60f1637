import type { MetadataRoute } from 'next';
import { type ListingKind, listingKinds } from '@/lib/booking/listings/filters';
import { readRealListings } from '@/lib/booking/listings/queries';
import { locales } from '@/lib/foundation/i18n/locales';
import { listedPaths } from '@/lib/platform/routes/listed';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import { absoluteUrl, languageAlternates } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { readPosts } from '@/lib/records/content/posts/queries';
import { changesByPage } from '@/lib/records/content/queries';
import { changedOn } from '@/lib/records/content/rules';
import { foodsCheckedOn } from '@/lib/records/culinary/queries';
import { changeOf } from './page-changes';

type ChangedPage = [path: string, changedOn: string];

/** Pages of the database, and their lists, with the day of their last change (ISO date). */
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
      lastModified: changeOf(path, changes),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
