import { z } from 'zod';
import { isoTime } from '@/lib/foundation/time/iso-time';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { expectedLeg, newsOf, whyNotServed } from './boat-news';
import type { Network } from './network';
import type { Leg, SeaLeg } from './types';

/** Two boats of the timetable; the second leaves before a passenger can change to it. */
export interface MissedConnection {
  /** Both at the times expected. */
  readonly arriving: SeaLeg;
  readonly leaving: SeaLeg;
  /** Time of the older news of the two. */
  readonly at: EpochMinutes;
}

/** Maximum number of missed connections listed. */
const mostMissed = 6;

type RealtimeNetwork = Pick<Network, 'realtime' | 'trips' | 'ports'>;

/** True if a boat is expected earlier or later than the timetable says. */
export const isAnyMoved = ({ realtime }: Pick<Network, 'realtime'>): boolean =>
  [...(realtime?.trips.values() ?? [])].some(({ calls }) =>
    calls.some(({ arrival, departure }) => arrival !== 0 || departure !== 0),
  );

/**
 * Finds the connections of journeys at scheduled times that late or early boats break. Cancelled
 * boats are not among them. In order of departure, each once.
 *
 * @param journeys legs of each journey, at the times of the timetable
 */
export function missedAmong(
  network: RealtimeNetwork,
  journeys: readonly (readonly Leg[])[],
): readonly MissedConnection[] {
  const found = new Map<string, MissedConnection>();
  for (const missed of journeys.flatMap((legs) => missedOf(network, legs))) {
    const { arriving, leaving } = missed;
    const boats = [arriving, leaving].map(({ tripId, serviceDay }) => `${tripId}@${serviceDay}`);
    found.set([...boats, leaving.from].join(' '), missed);
  }
  return [...found.values()]
    .sort((a, b) => a.arriving.departure - b.arriving.departure)
    .slice(0, mostMissed);
}

/** Missed connections of a journey at scheduled times. None if one of its boats is not there at all. */
function missedOf(network: RealtimeNetwork, legs: readonly Leg[]): readonly MissedConnection[] {
  const boats = legs.filter((leg) => leg.kind === 'sea');
  if (boats.some((boat) => whyNotServed(network, boat))) return [];
  return boats.slice(1).flatMap((next, index) => {
    const before = boats[index] as SeaLeg;
    const [arriving, leaving] = [expectedLeg(network, before), expectedLeg(network, next)];
    const road = legs
      .slice(legs.indexOf(before), legs.indexOf(next))
      .find((leg) => leg.kind === 'road');
    const change = road
      ? road.arrival - road.departure
      : (network.ports.get(next.from)?.minTransferMinutes ?? 0);
    if (arriving.arrival + change <= leaving.departure) return [];
    const reported = [before, next].flatMap((boat) => newsOf(network, boat)?.at ?? []);
    return [{ arriving, leaving, at: Math.min(...reported) }];
  });
}

const time = z.iso.datetime({ offset: true, precision: -1 });

/** Missed connections in a response. */
export const missedAnswer = z
  .array(
    z.object({
      port: z.string().meta({ description: 'Port id.' }),
      arriving: z.object({ tripId: z.string(), serviceDay: z.iso.date(), arrival: time }),
      leaving: z.object({ tripId: z.string(), serviceDay: z.iso.date(), departure: time }),
      saidAt: time,
    }),
  )
  .meta({
    description:
      'Scheduled connections missed because of delays, at the expected times: the second boat leaves without the passengers of the first.',
  });

export const missedAnswerOf = (missed: readonly MissedConnection[]): z.infer<typeof missedAnswer> =>
  missed.map(({ arriving, leaving, at }) => ({
    port: leaving.from,
    arriving: {
      tripId: arriving.tripId,
      serviceDay: arriving.serviceDay,
      arrival: isoTime(arriving.arrival),
    },
    leaving: {
      tripId: leaving.tripId,
      serviceDay: leaving.serviceDay,
      departure: isoTime(leaving.departure),
    },
    saidAt: isoTime(at),
  }));
