import type { EpochMinutes } from '../../../foundation/time/types.ts';
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
  readonly window: readonly [EpochMinutes, EpochMinutes];
  /** Maximum number of changes, 3 by default and 7 at most. */
  readonly maxTransfers?: number;
  readonly latestArrival: EpochMinutes;
  /** Restrictions of the party. Journeys it cannot take do not dominate others. */
  readonly restrictions?: Restrictions;
}

const anything: Restrictions = {};

/**
 * Finds the Pareto-optimal journeys of a window by departure (later), arrival (earlier), changes
 * (fewer) and adult fare (lower), and with a vehicle or children also by the price for the party.
 * Of journeys with equal values it returns one. Sorted by departure, arrival, changes and fare.
 *
 * An unknown fare counts as higher than any known fare and as equal to other unknown ones. A boat
 * is not left and boarded again at the same call, and a port of `from` is never a transfer port. A
 * fare covers boarding to getting off, so a change can be cheaper than staying on board.
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
