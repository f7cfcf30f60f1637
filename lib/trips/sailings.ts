import { utcIso } from '@/lib/time/instants';
import type { Network } from '@/lib/timetable/network';
import type { Journey } from '@/lib/timetable/types';
import type { TripSailing } from './types';

/** The boats of a journey as a trip keeps them; roads between two of them are not kept. */
export function sailingsOf(
  { legs }: Pick<Journey, 'legs'>,
  { trips, lines, operators, info }: Network,
): TripSailing[] {
  return legs.flatMap((leg) => {
    if (leg.kind === 'road') return [];
    const operator = operators.get(lines.get(leg.lineId)?.operatorId ?? '');
    return {
      fromPort: leg.from,
      toPort: leg.to,
      departsAt: utcIso(leg.departure),
      arrivesAt: utcIso(leg.arrival),
      operator: operator?.name.en ?? '',
      vessel: trips.get(leg.tripId)?.vessel ?? '',
      cents: leg.cents,
      sailing: leg.tripId,
      isTypical: info.isTypical,
    };
  });
}
