import { publicPages } from './public-pages';
import type { Route } from './route';

type Pages = typeof publicPages;

type FixedName = {
  [Name in keyof Pages]: Pages[Name] extends { listed: true }
    ? Pages[Name]['path'] extends `${string}{${string}`
      ? never
      : Name
    : never;
}[keyof Pages];

/** Pages for search engines at a fixed address. */
export type ListedPage = Pages[FixedName]['path'];

const listed = Object.values<Route>(publicPages).filter((row) => row.listed);

/** Pages for search engines at a fixed address, in the order of the site map page. */
export const listedPages: readonly ListedPage[] = listed
  .map(({ path }) => path)
  .filter((path): path is ListedPage => !path.includes('{'));

/**
 * Every public, indexable address that is known at build, without language prefix: for sitemap.xml and the
 * tests. Addresses of records that only a table knows are not among them.
 */
export const listedPaths: readonly string[] = listed.flatMap(({ path, slugs }) => {
  if (!slugs) return [path];
  return 'table' in slugs ? [] : slugs.map((slug) => path.replace('{slug}', slug));
});
