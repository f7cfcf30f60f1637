import { accountPages } from './account-pages';
import { folders } from './folders';
import { machines } from './machines';
import { offlinePages } from './offline-pages';
import { plannedPages, publicPages } from './public-pages';
import type { Routes } from './route';

/**
 * All addresses of the site. The middleware, sitemap.xml, the sign-in rules, the links and the
 * tests use this list. Addresses that only redirect are in redirects.ts.
 */
export const register = {
  ...publicPages,
  ...plannedPages,
  ...accountPages,
  ...offlinePages,
  ...machines,
  ...folders,
} as const;

export type RouteName = keyof typeof register;

/** Links to everything: `routes.ferryTickets`, `routes.island('naxos')`. The only spelling of an address. */
export const routes = linksTo(register);

type LinksByName = Links<typeof register>;

/** A path of the site, without language prefix, query and fragment. */
export type RoutePath = {
  [Name in RouteName]: LinksByName[Name] extends (...values: never[]) => infer Path
    ? Path
    : LinksByName[Name];
}[RouteName];

type Parameters<Path> = Path extends `${string}{${string}}${infer Rest}`
  ? [value: string, ...Parameters<Rest>]
  : [];

type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Path;

type Link<Path extends string> =
  Parameters<Path> extends [] ? Path : (...values: Parameters<Path>) => Filled<Path>;

type Links<Rows extends Routes> = {
  readonly [Name in keyof Rows]: Link<Rows[Name]['path']>;
};

/** Puts values into a path in the order of its parameters. Slugs, ids and tokens need no escape. */
function fill(path: string, values: readonly string[]): string {
  const rest = [...values];
  return path.replace(/\{\w+\}/g, () => rest.shift() ?? '');
}

/**
 * Paths for links, by the names of the rows: the path itself, or for a family a function of its parameters. Without
 * language prefix; `SiteLink` and `localizePath` add it.
 */
function linksTo<const Rows extends Routes>(rows: Rows): Links<Rows> {
  const links = Object.entries(rows).map(([name, { path }]) => [
    name,
    path.includes('{') ? (...values: string[]) => fill(path, values) : path,
  ]);
  return Object.fromEntries(links);
}
