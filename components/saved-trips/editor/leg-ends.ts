import type { IsoDate } from '@/lib/foundation/time/types';
import { legDay } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';

/** Ends of a leg: an island, a gateway, or null if undecided. */
export interface LegEnds {
  readonly position: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly date: IsoDate | null;
  /** Identifies leg and day; null if either is unknown. */
  readonly key: string | null;
}

type Shape = Pick<TripDocument, 'stops' | 'startDate' | 'startGateway' | 'endGateway' | 'legs'>;

/** Returns the legs of a trip: one to each stop and one home. Empty without stops. */
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
