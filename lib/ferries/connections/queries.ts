import 'server-only';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Network } from '@/lib/timetable/network';
import { ferryNetwork } from '@/lib/timetable/queries';
import type { Station } from '@/lib/timetable/types';
import { connectionBook, type DirectConnection } from './direct-connections';

/** Where one can go from an island without a change. */
export interface BoatsFromIsland {
  readonly island: Station;
  /** Never empty. */
  readonly connections: readonly DirectConnection[];
  /** Names what the connections mention. */
  readonly network: Network;
}

/** Undefined for an island the timetable in service does not have, or has no boat from. */
export function boatsFromIsland(slug: IslandSlug): BoatsFromIsland | undefined {
  const network = ferryNetwork();
  const island = network.stations.get(slug);
  const connections = connectionBook(network.timetable).from(slug);
  return island && connections.length > 0 ? { island, connections, network } : undefined;
}
