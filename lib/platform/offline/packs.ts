import type { Locale } from '@/lib/foundation/i18n/locales';
import { anyPrefix } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';

/** Pages kept for an island, its own page first: addresses in a language. */
export function islandPack(slug: IslandSlug, locale: Locale): string[] {
  return [
    routes.island(slug),
    routes.guide(slug),
    routes.greekPhrases,
    routes.ferryGuide,
    routes.packingList,
    routes.home,
  ].map((path) => localizePath(path, locale));
}

/**
 * Pages kept for a person's trips: the list, and each trip with its sheet, whose links to islands and to the boats of
 * its days are followed. Addresses in a language, the list first.
 */
export function tripPack(ids: readonly string[], locale: Locale): string[] {
  const paths = ids.flatMap((id) => [routes.trip(id), routes.tripSheet(id)]);
  return [routes.myTrips, ...paths].map((path) => localizePath(path, locale));
}

/** Links of a kept trip that are kept with it: boats of a day and islands. Source of a regular expression. */
export const followedFromTrips = `^${anyPrefix}(?:${routes.ferryTicketsSearch}\\?|${routes.islands}/[a-z-]+$)`;
