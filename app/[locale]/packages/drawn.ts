import type { DrawnPackage } from '@/components/curated-trips/package-view';
import type { IsoDate } from '@/lib/foundation/time/types';
import { islandBySlug } from '@/lib/records/islands/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { allPackages } from '@/lib/trips/curated-trips/queries';
import type { TripPackage } from '@/lib/trips/curated-trips/schema';
import { usualPlan } from '@/lib/trips/curated-trips/usual-plan';

/** Adds to a trip its route on a typical day. */
export function drawnPackage(trip: TripPackage, today: IsoDate): DrawnPackage {
  const usual = usualPlan(ferryNetwork(), trip, today);
  const order = usual?.plan.order ?? trip.islands.map(({ island }) => island);
  const stops = order.map((island) => {
    const { name, position } = islandBySlug(island);
    return { island, name, position };
  });
  return { trip, usual, stops };
}

/** The three trips that follow in the list, wrapping around at its end. */
export function othersThan({ slug }: TripPackage, today: IsoDate): DrawnPackage[] {
  const all = allPackages();
  const at = all.findIndex((one) => one.slug === slug);
  return [1, 2, 3, 4].flatMap((step) => {
    const other = all[(at + step) % all.length];
    return other ? drawnPackage(other, today) : [];
  });
}
