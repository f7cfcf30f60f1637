import { type Day, dateOf, dayOf } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { Ends } from './best-journey.ts';
import { scanForward } from './forward-scan.ts';
import { journeyOf } from './journey.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import { mayComeBack } from './places.ts';
import { firstFrom, searchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

export interface SailingDaysQuestion extends Ends {
  readonly start: IsoDate;
  readonly days: number;
  /** Maximum number of changes, 3 by default. */
  readonly maxTransfers?: number;
}

/** Departures of one day for the date strip. */
export interface SailingDay {
  readonly date: IsoDate;
  /** Number of direct boats. */
  readonly direct: number;
  /** True if a journey leaves on that day and arrives by the end of the next. */
  readonly reachable: boolean;
}

/**
 * Finds the days with a journey, without computing the journeys.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function sailingDays(timetable: Timetable, question: SailingDaysQuestion): SailingDay[] {
  const { clock } = timetable;
  const ends = searchEnds(timetable, question.from, question.to);
  const maxBoats = (question.maxTransfers ?? 3) + 1;
  const first = dayOf(question.start);
  return Array.from({ length: question.days }, (_, index) => {
    const day = first + index;
    const direct = directRuns(timetable, ends.isSource, ends.isTarget, day);
    const reachable = direct > 0 || isReachable(day);
    return { date: dateOf(day), direct, reachable };
  });

  /**
   * True if a way without returning to a place leaves on the day. The fast scan does not check
   * places.
   */
  function isReachable(day: Day): boolean {
    const [departAfter, departBefore] = [clock.midnight(day), clock.midnight(day + 1)];
    const arriveBy = clock.midnight(day + 2) - 1;
    const first = scanForward(timetable, {
      ...ends,
      ...{ departAfter, departBefore, arriveBy, maxBoats },
    });
    if (!first) return false;
    const journey = journeyOf(timetable, first.rides);
    if (journey && !mayComeBack(timetable, question, journey.legs)) return true;
    const exact = paretoJourneys(timetable, {
      from: question.from,
      to: question.to,
      window: [departAfter, departBefore],
      latestArrival: arriveBy,
      maxTransfers: maxBoats - 1,
    });
    return exact.length > 0;
  }
}

/** Number of boats that leave a source on a calendar day and later call at a target. */
function directRuns(
  timetable: Timetable,
  isSource: Uint8Array,
  isTarget: Uint8Array,
  day: Day,
): number {
  const { trips } = timetable;
  const connections = timetable.connectionsOn(day);
  const { block } = connections;
  const seen = new Set<number>();
  for (let index = firstFrom(connections, 0); index < block.count; index += 1) {
    const call = block.call[index] as number;
    if (isSource[block.from[index] as number] === 0 || trips.callBoards[call] === 0) continue;
    const trip = block.trip[index] as number;
    const end = trips.firstCall[trip + 1] as number;
    for (let later = call + 1; later < end; later += 1) {
      if (isTarget[trips.callPort[later] as number] === 0 || trips.callAlights[later] === 0)
        continue;
      seen.add(trip * 128 + (block.lag[index] as number));
      break;
    }
  }
  return seen.size;
}
