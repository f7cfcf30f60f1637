import type { IsoDate } from '@/lib/time/types';
import { legDay } from '@/lib/trips/rules';
import type { TripDocument } from '@/lib/trips/types';

/** Where a leg leaves from and leads to: an island, a gateway, or null where that is not decided. */
export interface LegEnds {
  readonly position: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly date: IsoDate | null;
  /** Names the way and the day; null where one of them is not known. */
  readonly key: string | null;
}

type Shape = Pick<TripDocument, 'stops' | 'startDate' | 'startGateway' | 'endGateway' | 'legs'>;

/** The legs a trip needs: to each stop, and home from the last one. None without a stop. */
export function legEnds(trip: Shape): readonly LegEnds[] {
  const { stops, startGateway, endGateway } = trip;
  if (stops.length === 0) return [];
  const ends = [startGateway, ...stops.map(({ island }) => island), endGateway];
  return ends.slice(1).map((to, position) => {
    const from = ends[position] ?? null;
    const date = legDay(trip, position);
    const key = from && to && date ? `${from}|${to}|${date}` : null;
    return { position, from, to, date, key };
  });
}
