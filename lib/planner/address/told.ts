import { athensDate } from '@/lib/time/athens';
import type { Instant } from '@/lib/time/types';
import { type CancelledBoat, cancelledBoats } from '@/lib/timetable/boat-news';
import type { FerryNetwork } from '@/lib/timetable/network';
import type { NoticedScreen } from '@/lib/timetable/notices';
import type { Plan } from '../solver/types';

/** What was said of the boats of a plan's days. */
export interface ToldPlan {
  /** When the plan was answered. */
  readonly at: Instant;
  /** For each leg, the boats of its day between its places that do not sail. */
  readonly cancelled: readonly (readonly CancelledBoat[])[];
}

export function toldPlan(network: FerryNetwork, { legs }: Plan, at: Instant): ToldPlan {
  const beside = (portId: string) =>
    network.stations.get(network.ports.get(portId)?.stationId ?? '')?.portIds ?? [portId];
  return {
    at,
    cancelled: legs.map(({ journey }) => {
      const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
      if (!first || !last) return [];
      const date = athensDate(first.departure);
      return cancelledBoats(network, beside(first.from), beside(last.to), date);
    }),
  };
}

/** What the notices beside a plan are to concern: its boats and their ports. */
export function noticedPlan({ legs }: Pick<Plan, 'legs'>): NoticedScreen {
  const boats = legs
    .flatMap(({ journey }) => journey?.legs ?? [])
    .filter((leg) => leg.kind === 'sea');
  return {
    boats,
    portIds: boats.flatMap(({ from, to }) => [from, to]),
    span: [boats[0]?.departure ?? 0, boats.at(-1)?.arrival ?? 0],
  };
}
