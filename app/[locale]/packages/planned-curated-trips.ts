import type { PlannedCuratedTrip } from '@/components/curated-trips/curated-trip-view';
import type { IsoDate } from '@/lib/foundation/time/types';
import { islandBySlug } from '@/lib/records/islands/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { allCuratedTrips } from '@/lib/trips/curated-trips/queries';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';
import { usualPlan } from '@/lib/trips/curated-trips/usual-plan';

/** Adds to a trip its route on a typical day. */
export function plannedCuratedTrip(trip: CuratedTrip, today: IsoDate): PlannedCuratedTrip {
  const usual = usualPlan(ferryNetwork(), trip, today);
  const order = usual?.plan.order ?? trip.islands.map(({ island }) => island);
  const stops = order.map((island) => {
    const { name, position } = islandBySlug(island);
    return { island, name, position };
  });
  return { trip, usual, stops };
}

/** The three trips that follow in the list, wrapping around at its end. */
export function othersThan({ slug }: CuratedTrip, today: IsoDate): PlannedCuratedTrip[] {
  const all = allCuratedTrips();
  const at = all.findIndex((one) => one.slug === slug);
  return [1, 2, 3, 4].flatMap((step) => {
    const other = all[(at + step) % all.length];
    return other ? plannedCuratedTrip(other, today) : [];
  });
}
