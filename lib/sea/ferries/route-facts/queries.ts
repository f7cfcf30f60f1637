import 'server-only';
import { directRoutes, routeEndsOf } from '@/lib/foundation/ids/ferry-routes';
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
