import {
  isAnyMoved,
  type MissedConnection,
  missedAmong,
} from '@/lib/sea/timetable/missed-connections';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Asker } from './offer-filter';
import { offersOfDay } from './offers-of-day';
import type { CrossingQuery } from './read-search';

type RealtimeNetwork = Pick<FerryNetwork, 'realtime' | 'trips' | 'ports' | 'timetable'>;

/**
 * Finds the connections on which the scheduled offers of a day depend, and which late or early boats break.
 */
export function missedConnections(
  network: RealtimeNetwork,
  crossing: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): readonly MissedConnection[] {
  const { scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled || !isAnyMoved(network)) return [];
  const { offers } = offersOfDay(scheduled.timetable, crossing, crossing.date, asker);
  return missedAmong(
    network,
    offers.map(({ journey }) => journey.legs),
  );
}
