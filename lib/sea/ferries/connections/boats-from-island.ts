import type { Network } from '@/lib/sea/timetable/network';
import type { Station } from '@/lib/sea/timetable/types';
import type { DirectConnection } from './direct-connections';

/** Places reachable from an island without a change. */
export interface BoatsFromIsland {
  readonly island: Station;
  /** Never empty. */
  readonly connections: readonly DirectConnection[];
  /** Names what the connections mention. */
  readonly network: Network;
}
