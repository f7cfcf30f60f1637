import { arrivingDay, leavingDay } from '@/lib/foundation/time/nights';
import type { Journey } from '@/lib/sea/timetable/types';
import { isSea } from './offers';

/** The ports in which one waits for the next boat of a journey over a night (lib/foundation/time/nights.ts), in their order. */
export function nightsAshore({ legs }: Pick<Journey, 'legs'>): string[] {
  const boats = legs.filter(isSea);
  return boats.slice(1).flatMap(({ departure, from }, index) => {
    const before = boats[index];
    return before && leavingDay(departure) > arrivingDay(before.arrival) ? [from] : [];
  });
}
