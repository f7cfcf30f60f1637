import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Gateway, PlanRequest } from '@/lib/sea/planner/problem/request';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import type { TripSuggestionAsk } from './parameters';

const gatewayOf = (start: TripSuggestionAsk['start']): Gateway =>
  start === 'ATH' ? { airport: 'ATH' } : { place: start };

/**
 * Nights of each island: an even split, with the remainder on the first islands, which score
 * highest.
 */
export function sharedNights(nights: number, islands: number): number[] {
  const each = Math.floor(nights / islands);
  return Array.from({ length: islands }, (_, index) => each + (index < nights % islands ? 1 : 0));
}

/**
 * Request to the planner.
 *
 * @param slack nights by which an island may differ from its share: boats do not sail every day
 */
export function tripSuggestionRequest(
  { nights, start, pace, budget, adults }: TripSuggestionAsk,
  islands: readonly IslandSlug[],
  firstDay: IsoDate,
  slack: number,
): PlanRequest {
  const shares = sharedNights(nights, islands.length);
  const gateway = gatewayOf(start);
  return {
    start: gateway,
    end: gateway,
    firstDay,
    lastDay: addDays(firstDay, nights + (slack > 0 ? 1 : 0)),
    islands: islands.map((island, index) => ({
      island,
      minNights: Math.max(1, (shares[index] ?? 1) - slack),
      maxNights: (shares[index] ?? 1) + slack,
      required: true,
    })),
    locks: [],
    wishes: {
      priority: budget === 'simple' ? 'cheapest' : budget === 'fine' ? 'least-sea' : 'balanced',
      fewEarlyMornings: pace === 'easy',
      noLateArrivals: pace !== 'brisk',
      pace,
    },
    party: { adults, children: 0 },
  };
}

/**
 * Days on which the trip may begin, from the middle of its month; empty if the timetable has no
 * days left in it.
 */
export function firstDays(
  { month, nights }: Pick<TripSuggestionAsk, 'month' | 'nights'>,
  today: IsoDate,
  { start, end }: Pick<FeedInfo, 'start' | 'end'>,
): IsoDate[] {
  const earliest = [addDays(today, 1), start].toSorted().at(-1) ?? today;
  const last = addDays(end, -nights - 1);
  const year = Number(earliest.slice(0, 4));
  for (const one of [year, year + 1]) {
    const monthOf = `${one}-${String(month).padStart(2, '0')}`;
    const days = Array.from(
      { length: 28 },
      (_, index) => `${monthOf}-${String(index + 1).padStart(2, '0')}`,
    );
    const there = days.filter((day) => day >= earliest && day <= last);
    // From the second week on, where there is one, and then from the first.
    const second = there.filter((day) => day.slice(8) >= '08');
    const ordered = [...second, ...there.filter((day) => day.slice(8) < '08')];
    if (ordered.length > 0) return ordered.slice(0, 4);
  }
  return [];
}
