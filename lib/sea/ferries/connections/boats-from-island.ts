import type { Network } from '@/lib/sea/timetable/network';
import type { Station } from '@/lib/sea/timetable/types';
import type { DirectConnection } from './direct-connections';

/** Places reachable from an island without a change. */
export interface BoatsFromIsland {
  readonly island: Station;
  /** Never empty. */
  readonly connections: readonly DirectConnection[];
  /** Timetable with the names of the ports, lines and operators of the connections. */
  readonly network: Network;
}
