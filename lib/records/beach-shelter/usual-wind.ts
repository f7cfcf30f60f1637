import type { IsoDate } from '@/lib/foundation/time/types';
import type { Wind } from './waves';

/**
 * Range of bearings of a north wind, degrees: without today's wind, a place is rated by the worst
 * of them.
 */
export const usualBearings = [0, 22.5, 45] as const;

/** Force 4 and the strong half of 5, kilometres an hour. */
const speeds = { moderate: 24, fresh: 36 } as const;

/**
 * The wind that is usual in the Cyclades in the month of a day: climate, no forecast, and our reading of what follows.
 *
 * North is the most frequent direction all year. Mykonos, station 1989–1996: north 38.2 % and north-east 16.3 % of the
 * time, 2 to 6 Beaufort (mykonos.gr, Meteorology). Naxos: north 43 %, north-east 13 %, north-west 7 %, in all seasons;
 * 3 to 5 Beaufort for 47 % of the time (azalas.de, Das Klima von Naxos). July and August: force 5 to 6; June and late
 * September 3 to 4 (R. Heikell, Greek Waters Pilot, as cited at marin.ru). Read on 2026-11-22.
 */
export function usualWind(date: IsoDate): Wind {
  const isHighSummer = ['07', '08'].includes(date.slice(5, 7));
  return { from: 0, kmh: isHighSummer ? speeds.fresh : speeds.moderate };
}
