import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import type { CuratedTrip } from './schema';

/** Travellers, when they differ from those the trip was made for. */
export type CuratedTripParty = Partial<Pick<CuratedTrip['party'], 'adults' | 'children'>>;

/** Planner request for a curated trip that begins on a day, with all its promises as restrictions. */
export function curatedTripRequest(
  { start, end, days, islands, pace, priority, boats, party }: CuratedTrip,
  firstDay: IsoDate,
  who: CuratedTripParty = {},
): PlanRequest {
  const { direct, kinds, after, noLateArrivals = false, maxHours } = boats;
  return {
    start: { place: start },
    end: { place: end },
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    islands: islands.map(({ island, nights: [minNights, maxNights] }) => ({
      island,
      minNights,
      maxNights,
      required: true,
    })),
    locks: [],
    restrictions: {
      maxMinutes: maxHours * 60,
      ...(direct && { directOnly: direct }),
      ...(kinds && { kinds }),
      ...(after && { leavesFrom: after }),
    },
    wishes: { priority, fewEarlyMornings: false, noLateArrivals, pace },
    party: { ...party, ...who },
  };
}

/** True if the trip is made for the month of a day. */
export const isInSeason = ({ season }: Pick<CuratedTrip, 'season'>, date: IsoDate): boolean =>
  season.months.includes(Number(date.slice(5, 7)));

/** Fewest and most nights of the whole trip. */
export function nightsOfCuratedTrip({ islands }: Pick<CuratedTrip, 'islands'>): [number, number] {
  const sum = (which: 0 | 1) => islands.reduce((all, { nights }) => all + nights[which], 0);
  return [sum(0), sum(1)];
}
