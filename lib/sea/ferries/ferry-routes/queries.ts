import 'server-only';
import {
  directRoutes,
  ferryRouteSlugs,
  routeEndsOf,
  routeSlugOf,
} from '@/lib/foundation/ids/ferry-routes';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { typicalNetwork } from '@/lib/sea/timetable/queries';
import { routeFacts } from './facts';
import type { RouteFacts } from './types';

const kept = new Map<string, RouteFacts | undefined>();

/**
 * Facts of the way with a slug (`piraeus-to-naxos`) in the typical timetable, whichever feed is in service; undefined
 * for a slug without a page.
 */
export function ferryRoute(slug: string): RouteFacts | undefined {
  if (kept.has(slug)) return kept.get(slug);
  const facts = find(typicalNetwork(), slug);
  kept.set(slug, facts);
  return facts;
}

function find(network: FerryNetwork, slug: string): RouteFacts | undefined {
  const ends = routeEndsOf(slug);
  const [from, to] = [ends?.from ?? '', ends?.to ?? ''].map((id) => network.stations.get(id));
  if (!ends || !from || !to) return undefined;
  return routeFacts(network, from, to, directRoutes.includes(ends));
}

/** Number of ways on from a place. */
const mostOnward = 4;

/** Direct ways from a place to islands, except one that is left out; the most frequent in summer first. */
export function onwardFrom(place: string, without?: string): RouteFacts[] {
  return directRoutes
    .filter(({ from, to }) => from === place && to !== without && isIslandSlug(to))
    .flatMap((ends) => ferryRoute(routeSlugOf(ends)) ?? [])
    .sort((a, b) => b.summer.boats - a.summer.boats)
    .slice(0, mostOnward);
}

/** Number of ways on that every page of a route shows, and of others that change from page to page. */
const [busiest, changing] = [3, 6];

/**
 * Ways on from the end of a route, those with boats to Athens and with a change included: the most
 * frequent, and some others in turn, so that every route is led to from several pages.
 */
export function waysOn(place: string, from: string): RouteFacts[] {
  const ends = ferryRouteSlugs.flatMap((slug) => routeEndsOf(slug) ?? []);
  const ways = ends
    .filter((one) => one.from === place && one.to !== from)
    .flatMap((one) => ferryRoute(routeSlugOf(one)) ?? [])
    .sort((a, b) => b.summer.boats - a.summer.boats);
  const rest = ways.slice(busiest);
  const turn = ends.filter(({ to }) => to === place).findIndex((one) => one.from === from);
  const first = Math.max(0, turn) * changing;
  const others = rest.map((_, index) => rest[(first + index) % rest.length]);
  return [...ways.slice(0, busiest), ...others.slice(0, changing)].filter(
    (way) => way !== undefined,
  );
}
