import { accountPages } from './account-pages';
import { folders } from './folders';
import { type Links, linksTo } from './links';
import { machines } from './machines';
import { offlinePages } from './offline-pages';
import { plannedPages, publicPages } from './public-pages';

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
