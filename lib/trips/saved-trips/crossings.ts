import type { LonLat } from '@/lib/foundation/geo/projection';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Network } from '@/lib/sea/timetable/network';
import type { TripDocument } from './types';

/** Crossings of a trip, each on its day of departure; without those whose ports the timetable no longer has. */
export function crossingsOf(
  { legs }: Pick<TripDocument, 'legs'>,
  { ports }: Pick<Network, 'ports'>,
): readonly { from: LonLat; to: LonLat; date: IsoDate }[] {
  return legs
    .flatMap(({ sailings }) => sailings)
    .flatMap(({ fromPort, toPort, departsAt }) => {
      const [from, to] = [ports.get(fromPort)?.position, ports.get(toPort)?.position];
      return from && to ? [{ from, to, date: athensDate(epochMinutesOf(departsAt)) }] : [];
    });
}
