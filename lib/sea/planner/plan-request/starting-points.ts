import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import type { Gateway, PlanRequest } from '../problem/request';
import type { PlanQuery } from './query';
import { writePlan } from './write-plan';

/**
 * Ready-made tours to start from. Names and texts are in messages/<locale>/planner.json, `starts`.
 */
export const startingPoints = ['classic', 'western', 'smallCyclades', 'quiet'] as const;
export type StartingPoint = (typeof startingPoints)[number];

type Tour = Readonly<{
  start: Gateway;
  end: Gateway;
  days: number;
  islands: readonly (readonly [IslandSlug, number, number])[];
}>;

const tours: Readonly<Record<StartingPoint, Tour>> = {
  classic: {
    start: { place: 'piraeus' },
    end: { place: 'piraeus' },
    days: 11,
    islands: [
      ['naxos', 2, 4],
      ['paros', 2, 3],
      ['santorini', 2, 3],
    ],
  },
  western: {
    start: { place: 'piraeus' },
    end: { place: 'piraeus' },
    days: 14,
    islands: [
      ['serifos', 2, 3],
      ['sifnos', 2, 3],
      ['milos', 2, 4],
      ['folegandros', 2, 3],
    ],
  },
  smallCyclades: {
    start: { airport: 'ATH' },
    end: { airport: 'ATH' },
    days: 14,
    islands: [
      ['naxos', 2, 3],
      ['koufonisia', 2, 3],
      ['schinoussa', 1, 2],
      ['amorgos', 2, 4],
    ],
  },
  quiet: {
    start: { airport: 'ATH' },
    end: { airport: 'ATH' },
    days: 12,
    islands: [
      ['andros', 2, 4],
      ['tinos', 2, 3],
      ['syros', 2, 3],
    ],
  },
};

/**
 * Suggests a first day: two weeks from today, or the next 7 June if that is outside summer. Stays
 * within the dates of the timetable.
 */
export function suggestedFirstDay(today: IsoDate, { start, end }: Pick<FeedInfo, 'start' | 'end'>) {
  const soon = addDays(today, 14);
  const year = Number(soon.slice(0, 4));
  const isSummer = soon.slice(5) >= '05-15' && soon.slice(5) <= '09-15';
  const june = `${soon.slice(5) > '09-15' ? year + 1 : year}-06-07`;
  const day = isSummer ? soon : june;
  const latest = addDays(end, -14);
  if (day > latest) return latest > start ? latest : start;
  return day < start ? start : day;
}

/** Returns the request of a ready-made tour with the given first day. */
export function startingRequest(point: StartingPoint, firstDay: IsoDate): PlanRequest {
  const { start, end, days, islands } = tours[point];
  return {
    start,
    end,
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    islands: islands.map(([island, minNights, maxNights]) => ({
      island,
      minNights,
      maxNights,
      required: true,
    })),
    locks: [],
    wishes: {
      priority: 'balanced',
      fewEarlyMornings: false,
      noLateArrivals: false,
      pace: 'steady',
    },
    party: { adults: 2, children: 0 },
  };
}

/** Initial values of the form: days and travellers of a ready-made tour, without islands. */
export function startingQuery(firstDay: IsoDate): PlanQuery {
  const { islands: _, ...query } = writePlan(startingRequest('classic', firstDay));
  return query;
}
