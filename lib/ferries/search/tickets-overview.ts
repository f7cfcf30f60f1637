import type { IsoDate } from '@/lib/time/types';
import 'server-only';
import type { Network } from '@/lib/timetable/network';
import { ferryNetwork } from '@/lib/timetable/queries';
import type { Season } from '@/lib/timetable/types';
import { type NetworkLine, networkLines } from './network-lines';
import { type PopularCrossing, popularCrossings } from './popular-crossings';

/** What the page of ferry tickets shows before anything was asked. */
export interface TicketsOverview {
  readonly network: Network;
  readonly lines: readonly NetworkLine[];
  readonly crossings: readonly PopularCrossing[];
  /** First day of the week the crossings were counted in, and its season where the feed names seasons. */
  readonly monday: IsoDate;
  readonly season: Season['id'] | undefined;
}

export function ticketsOverview(): TicketsOverview {
  const network = ferryNetwork();
  return {
    network,
    lines: networkLines(network),
    ...popularCrossings(network.timetable, network),
  };
}
