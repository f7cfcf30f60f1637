import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { BoatsFromIsland } from './boats-from-island';
import { connectionBook, type DirectConnection } from './direct-connections';

/** Undefined for an island the timetable in service does not have, or has no boat from. */
export function boatsFromIsland(slug: IslandSlug): BoatsFromIsland | undefined {
  const network = ferryNetwork();
  const island = network.stations.get(slug);
  const connections = connectionBook(network.timetable).from(slug);
  return island && connections.length > 0 ? { island, connections, network } : undefined;
}

/** Direct connections from or to a place in the timetable in service; empty for an unknown place. */
export function directConnections(
  stationId: string,
  way: 'from' | 'to',
): readonly DirectConnection[] {
  return connectionBook(ferryNetwork().timetable)[way](stationId);
}
