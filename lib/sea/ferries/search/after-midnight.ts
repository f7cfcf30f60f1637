import { addDays, dayOf } from '@/lib/foundation/time/days';
import { nightOf, nightUntil } from '@/lib/foundation/time/nights';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { DayRange } from './crossing-days';
import type { Asker } from './offer-filter';
import { type Offer, sortOffers } from './offers';
import { offersOfDay } from './offers-of-day';
import type { CrossingQuery } from './read-search';

/**
 * Boats after midnight in the night that begins on the day of a crossing. The timetable lists them on the day after,
 * but people looking for a boat on Friday night search for Friday. Ordered by departure; empty when the day after is
 * out of range.
 */
export function afterMidnight(
  timetable: Timetable,
  crossing: CrossingQuery,
  asker: Asker,
  possible: DayRange,
): readonly Offer[] {
  const next = addDays(crossing.date, 1);
  if (next < possible.first || next > possible.last) return [];
  if (!leavesAtNight(timetable, crossing.from.portIds, next)) return [];
  const { offers } = offersOfDay(timetable, crossing, next, asker);
  const atNight = offers.filter(({ journey }) => nightOf(journey.departure) === crossing.date);
  return sortOffers(atNight, 'departure');
}

/** Most ports have no boat at night: their day after need not be searched. */
function leavesAtNight(
  { connectionsOn, ports }: Timetable,
  portIds: readonly string[],
  date: string,
) {
  const from = new Set(portIds.map(ports.indexOf));
  const { block } = connectionsOn(dayOf(date));
  for (let index = 0; index < block.count; index += 1) {
    // Counted from noon: an hour more on the days on which clocks change.
    if ((block.departure[index] as number) >= nightUntil + 60) return false;
    if (from.has(block.from[index] as number)) return true;
  }
  return false;
}
