import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Ride } from './journey.ts';
import type { ScanLimits } from './restrictions.ts';
import { scanArrays } from './scan-arrays.ts';
import { firstFrom, mostBoats, runNumbers, type SearchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

const never = 2 ** 31 - 1;

export interface ForwardQuestion extends SearchEnds, ScanLimits {
  readonly departAfter: EpochMinutes;
  /** The first boat leaves before this instant. */
  readonly departBefore?: EpochMinutes;
  /** Returns true if the first boat may leave at the instant. */
  readonly mayLeave?: ((departure: EpochMinutes) => boolean) | undefined;
  readonly arriveBy: EpochMinutes;
  readonly maxBoats?: number;
}

/** Earliest arrival with the fewest boats that reach it. */
export interface ForwardAnswer {
  readonly arrival: EpochMinutes;
  readonly boats: number;
  readonly rides: readonly Ride[];
  /**
   * By run: fewest boats taken to be on it, including itself; 255 if it was not boarded. Valid
   * until the next scan.
   */
  readonly runBoats: Uint8Array;
}

/**
 * Connection scan in order of departure. Keeps the earliest instant of being ready to board per
 * port and number of boats taken. A run is only boarded again with fewer boats taken before,
 * because the rest of the ride is the same.
 */
export function scanForward(
  timetable: Timetable,
  question: ForwardQuestion,
): ForwardAnswer | undefined {
  const { trips, ports, clock } = timetable;
  const { callBoards, callAlights } = trips;
  const { isSource, isTarget, departAfter, arriveBy, usable, noChange, mayLeave } = question;
  const departBefore = question.departBefore ?? never;
  const maxBoats = Math.min(question.maxBoats ?? mostBoats, mostBoats);
  const firstDay = clock.dayAt(departAfter);
  const lastDay = clock.dayAt(arriveBy);
  const runs = runNumbers(timetable, firstDay, lastDay);
  const width = ports.count;

  const arrays = scanArrays(timetable, 'forward', runs.count, never);
  // Ride by which each port was reached, by number of boats: the run and its calls, which give the
  // port of arrival.
  const { instants: ready, byRun, byBoard, byAlight, runBoats, runCall: runBoard } = arrays;
  /**
   * Earliest instant over all numbers of boats. Most connections leave from ports not reached yet.
   */
  const readyAtAll = arrays.instantsOverAll;
  for (let port = 0; port < width; port += 1) {
    if (isSource[port] === 1) ready[port] = readyAtAll[port] = departAfter;
  }

  let best = arriveBy + 1;
  // Zero boats, so that an arrival one minute after `arriveBy` is always too late.
  let bestBoats = 0;
  let bestRun = -1;
  let bestBoard = 0;
  let bestAlight = 0;

  function reach(boats: number, port: number, when: EpochMinutes, run: number, alight: number) {
    const slot = boats * width + port;
    if (when >= (ready[slot] as number)) return;
    ready[slot] = when;
    if (when < (readyAtAll[port] as number)) readyAtAll[port] = when;
    byRun[slot] = run;
    byBoard[slot] = runBoard[run] as number;
    byAlight[slot] = alight;
  }

  days: for (let day = firstDay; day <= lastDay; day += 1) {
    const connections = timetable.connectionsOn(day);
    const { origin, block } = connections;
    const { count, departure: departures, trip, call: calls, lag, from: starts, to: stops } = block;
    const firstRun = (day - runs.firstServiceDay) * trips.count;
    for (let index = firstFrom(connections, departAfter); index < count; index += 1) {
      const departure = origin + (departures[index] as number);
      if (departure > best) break days;
      if (usable && usable[trip[index] as number] === 0) continue;
      const run = firstRun - (lag[index] as number) * trips.count + (trip[index] as number);
      const call = calls[index] as number;
      let boats = runBoats[run] as number;
      const from = starts[index] as number;
      if (boats > 1 && callBoards[call] === 1 && (readyAtAll[from] as number) <= departure) {
        const limit = Math.min(boats - 1, maxBoats);
        const mayStart =
          isSource[from] === 1 && departure < departBefore && (!mayLeave || mayLeave(departure));
        for (let before = mayStart ? 0 : 1; before < limit; before += 1) {
          if ((ready[before * width + from] as number) > departure) continue;
          boats = before + 1;
          runBoats[run] = boats;
          runBoard[run] = call;
          break;
        }
      }
      if (boats === 255 || callAlights[call + 1] === 0) continue;
      const to = stops[index] as number;
      const arrival = origin + (block.arrival[index] as number);
      if (isTarget[to] === 1) {
        if (arrival < best || (arrival === best && boats < bestBoats)) {
          best = arrival;
          bestBoats = boats;
          bestRun = run;
          bestBoard = runBoard[run] as number;
          bestAlight = call + 1;
        }
      } else if (isSource[to] === 0 && boats < maxBoats && noChange?.[to] !== 1) {
        reach(boats, to, arrival + (ports.minTransfer[to] as number), run, call + 1);
        const lastRoad = ports.firstRoad[to + 1] as number;
        for (let road = ports.firstRoad[to] as number; road < lastRoad; road += 1) {
          const end = ports.roadTo[road] as number;
          if (isSource[end] === 1 || isTarget[end] === 1 || noChange?.[end] === 1) continue;
          reach(boats, end, arrival + (ports.roadMinutes[road] as number), run, call + 1);
        }
      }
    }
  }
  if (bestRun === -1) return undefined;

  const rideOf = (run: number, boardCall: number, alightCall: number): Ride => ({
    trip: run % trips.count,
    serviceDay: runs.firstServiceDay + Math.floor(run / trips.count),
    boardCall,
    alightCall,
  });
  const rides = [rideOf(bestRun, bestBoard, bestAlight)];
  let boardedAt = bestBoard;
  for (let boats = bestBoats - 1; boats > 0; boats -= 1) {
    const slot = boats * width + (trips.callPort[boardedAt] as number);
    boardedAt = byBoard[slot] as number;
    rides.unshift(rideOf(byRun[slot] as number, boardedAt, byAlight[slot] as number));
  }
  return { arrival: best, boats: bestBoats, rides, runBoats };
}
