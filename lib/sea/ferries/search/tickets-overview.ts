import { now } from '@/lib/foundation/time/epoch-minutes';
import 'server-only';
import type { Network } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { DayRange } from './crossing-days';
import { openDays } from './days';
import { type NetworkLine, networkLines } from './network-lines';
import { popularCrossings } from './popular-crossings';

/** Content of the ferry tickets page before a search. */
export interface TicketsOverview {
  readonly network: Network;
  readonly lines: readonly NetworkLine[];
  /** Days for which one can still search. */
  readonly open: DayRange;
  /** With the week they were counted in; undefined if the timetable has no week left. */
  readonly popular: ReturnType<typeof popularCrossings>;
}

export function ticketsOverview(): TicketsOverview {
  const network = ferryNetwork();
  const open = openDays(network.timetable, Math.floor(now()));
  return {
    network,
    lines: networkLines(network),
    open,
    popular: popularCrossings(network.timetable, network, open),
  };
}
