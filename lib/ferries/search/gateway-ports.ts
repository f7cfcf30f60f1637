import { isIslandSlug } from '@/lib/islands/slugs';
import type { FerryFeed } from '@/lib/timetable/types';

const kept = new WeakMap<FerryFeed, readonly string[]>();

/**
 * Ports of the mainland and of whatever else is none of our islands: who changes boats there on the way between
 * islands makes a detour. None where the feed has no island we know, for then nothing is known of any port.
 */
export function gatewayPorts(feed: FerryFeed): readonly string[] {
  const known = kept.get(feed);
  if (known) return known;
  const gateways = feed.stations.filter(({ id }) => !isIslandSlug(id));
  const found =
    gateways.length < feed.stations.length ? gateways.flatMap(({ portIds }) => portIds) : [];
  kept.set(feed, found);
  return found;
}
