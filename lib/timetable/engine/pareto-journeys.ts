import type { Instant } from '../../time/types.ts';
import type { Journey } from '../types.ts';
import type { Ends } from './best-journey.ts';
import { journeyOf, type Ride } from './journey.ts';
import type { Label } from './label-bag.ts';
import { scanPareto } from './pareto-scan.ts';
import type { Restrictions } from './restrictions.ts';
import { mostBoats, searchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

export interface ParetoQuestion extends Ends {
  /** The first boat leaves at or after the first instant and before the second. */
  readonly window: readonly [Instant, Instant];
  /** Changes of boat; 3 unless told, at most 7. */
  readonly maxTransfers?: number;
  readonly latestArrival: Instant;
  /** Boats that this party may board: a journey it may not take dominates none. */
  readonly restrictions?: Restrictions;
}

const anything: Restrictions = {};

/**
 * All journeys of a window that no other journey equals or beats in departure (later), arrival (earlier),
 * changes (fewer) and adult fare (lower) together, with a vehicle also in what the party pays; one of each set
 * of equal values. Sorted by departure, arrival, changes, fare.
 *
 * A journey with an unknown fare counts as dearer than any with a known one, and as equally dear as any other
 * with an unknown fare. A boat is not left and boarded again at one call; a port of `from` is never a port of
 * transfer. A fare holds from boarding to getting off, so a change can be cheaper than staying on board.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function paretoJourneys(
  timetable: Timetable,
  { from, to, window, maxTransfers = 3, latestArrival, restrictions = anything }: ParetoQuestion,
): Journey[] {
  const { labels, runs } = scanPareto(timetable, {
    ends: searchEnds(timetable, from, to),
    window,
    latestArrival,
    maxBoats: Math.min(maxTransfers + 1, mostBoats),
    restrictions,
  });
  return labels
    .map((label) =>
      journeyOf(timetable, ridesOf(label, runs.firstServiceDay, timetable.trips.count)),
    )
    .filter((journey) => journey !== undefined)
    .sort(byValues);
}

function ridesOf(last: Label, firstServiceDay: number, tripCount: number): Ride[] {
  const rides: Ride[] = [];
  for (let label: Label | undefined = last; label; label = label.before) {
    rides.unshift({
      trip: label.run % tripCount,
      serviceDay: firstServiceDay + Math.floor(label.run / tripCount),
      boardCall: label.boardCall,
      alightCall: label.alightCall,
    });
  }
  return rides;
}

function byValues(a: Journey, b: Journey): number {
  const cents = ({ cents }: Journey) => cents ?? Number.MAX_SAFE_INTEGER;
  return (
    a.departure - b.departure ||
    a.arrival - b.arrival ||
    a.transfers - b.transfers ||
    cents(a) - cents(b)
  );
}
