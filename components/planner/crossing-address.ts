import { athensDate } from '@/lib/foundation/time/athens';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { endOf } from '@/lib/sea/ferries/search/ends';
import type { PlanLeg } from '@/lib/sea/planner/solver/types';
import type { PlanView } from './plan-view';

/**
 * Returns the path of the ferry search for the ends and the date of a leg; undefined without a
 * ferry.
 */
export function crossingAddress({ network, request }: PlanView, leg: PlanLeg): string | undefined {
  const boats = (leg.journey?.legs ?? []).filter(({ kind }) => kind === 'sea');
  const place = (portId = '') => endOf(network, network.ports.get(portId)?.stationId ?? portId);
  const [from, to] = [place(boats[0]?.from), place(boats.at(-1)?.to)];
  if (!from || !to || !leg.journey) return undefined;
  const date = athensDate(leg.journey.departure);
  const { adults, children, vehicle, fareClass } = request.party;
  return searchAddress({
    crossings: [{ from, to, date, purpose: 'outbound' }],
    passengers: adults,
    ...(children > 0 ? { children } : {}),
    ...(fareClass ? { fareClass } : {}),
    ...(vehicle ? { vehicle } : {}),
    sort: 'departure',
    filter: request.restrictions ?? {},
  });
}
