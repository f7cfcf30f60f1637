import type { Instant } from '@/lib/time/types';
import { type CancelledBoat, cancelledBoats } from '@/lib/timetable/boat-news';
import type { FerryNetwork } from '@/lib/timetable/network';
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
    cancelled: legs.map(({ journey, date }) => {
      const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
      return first && last
        ? cancelledBoats(network, beside(first.from), beside(last.to), date)
        : [];
    }),
  };
}
