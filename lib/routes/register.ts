import { accountPages } from './account-pages';
import { folders } from './folders';
import { type Links, linksTo } from './links';
import { machines } from './machines';
import { offlinePages } from './offline-pages';
import { plannedPages, publicPages } from './public-pages';

/**
 * Every address of the site: what the middleware knows, what sitemap.xml lists, who has to sign in, what
 * links are built from and what the tests visit. Addresses that only lead on are in redirects.ts.
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
