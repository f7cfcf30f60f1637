import 'server-only';
import { directRoutes, routeEndsOf, routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
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
