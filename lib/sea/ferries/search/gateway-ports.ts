import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { FerryFeed } from '@/lib/sea/timetable/types';

const kept = new WeakMap<FerryFeed, readonly string[]>();

/**
 * Ports outside our islands, mostly on the mainland: changing boats there on the way between islands is a detour. Empty
 * when the feed has no island we know, because then nothing is known about any port.
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
