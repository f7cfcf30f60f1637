import type { Instant } from '@/lib/foundation/time/types';
import { expectedLeg, newsOf, whyNotServed } from '@/lib/sea/timetable/boat-news';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import type { Leg, SeaLeg } from '@/lib/sea/timetable/types';
import type { Asker } from './offer-filter';
import { isSea } from './offers';
import { offersOfDay } from './offers-of-day';
import type { CrossingQuery } from './read-search';

/** Two boats of the timetable of which the second leaves before one can change to it. */
export interface MissedConnection {
  /** Both at the times expected. */
  readonly arriving: SeaLeg;
  readonly leaving: SeaLeg;
  /** Time of the older news of the two. */
  readonly at: Instant;
}

/** Maximum number of missed connections listed. */
const mostMissed = 6;

type Told = Pick<FerryNetwork, 'realtime' | 'trips' | 'ports' | 'timetable'>;

/**
 * Finds the connections on which the scheduled offers of a day depend, and which late or early boats break. Cancelled
 * boats are not among them. In order of departure, each once.
 */
export function missedConnections(
  network: Told,
  crossing: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): readonly MissedConnection[] {
  const { scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled || !isAnyMoved(network)) return [];
  const found = new Map<string, MissedConnection>();
  for (const { journey } of offersOfDay(scheduled.timetable, crossing, crossing.date, asker)
    .offers) {
    for (const missed of missedOf(network, journey.legs)) {
      const { arriving, leaving } = missed;
      const boats = [arriving, leaving].map(({ tripId, serviceDay }) => `${tripId}@${serviceDay}`);
      found.set([...boats, leaving.from].join(' '), missed);
    }
  }
  return [...found.values()]
    .sort((a, b) => a.arriving.departure - b.arriving.departure)
    .slice(0, mostMissed);
}

const isAnyMoved = ({ realtime }: Pick<Network, 'realtime'>) =>
  [...(realtime?.trips.values() ?? [])].some(({ calls }) =>
    calls.some(({ arrival, departure }) => arrival !== 0 || departure !== 0),
  );

/** Missed connections of a journey at scheduled times. None if one of its boats is not there at all. */
function missedOf(network: Told, legs: readonly Leg[]): readonly MissedConnection[] {
  const boats = legs.filter(isSea);
  if (boats.some((boat) => whyNotServed(network, boat))) return [];
  return boats.slice(1).flatMap((next, index) => {
    const before = boats[index] as SeaLeg;
    const [arriving, leaving] = [expectedLeg(network, before), expectedLeg(network, next)];
    const road = legs.slice(legs.indexOf(before), legs.indexOf(next)).find((leg) => !isSea(leg));
    const change = road
      ? road.arrival - road.departure
      : (network.ports.get(next.from)?.minTransferMinutes ?? 0);
    if (arriving.arrival + change <= leaving.departure) return [];
    const said = [before, next].flatMap((boat) => newsOf(network, boat)?.at ?? []);
    return [{ arriving, leaving, at: Math.min(...said) }];
  });
}
