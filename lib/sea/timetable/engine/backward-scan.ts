import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Ride } from './journey.ts';
import type { ScanLimits } from './restrictions.ts';
import { scanArrays } from './scan-arrays.ts';
import {
  firstFrom,
  mostBoats,
  type RunNumbers,
  runNumbers,
  type SearchEnds,
} from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

const tooLate = -(2 ** 31);

export interface BackwardQuestion extends SearchEnds, ScanLimits {
  readonly departAfter: EpochMinutes;
  readonly arriveBy: EpochMinutes;
  readonly maxBoats?: number;
  /**
   * If true, the scan fills the tables down to `departAfter` instead of stopping at the latest
   * departure.
   */
  readonly whole?: boolean;
  /**
   * Result of a forward scan from the same `departAfter`. Runs that nobody can be on are skipped.
   */
  readonly boarded?: Uint8Array;
}

/** Latest departure with the fewest boats that allow it. */
export interface BackwardAnswer {
  readonly departure: EpochMinutes;
  readonly boats: number;
  readonly rides: readonly Ride[];
}

export interface BackwardScan {
  readonly answer: BackwardAnswer | undefined;
  readonly runs: RunNumbers;
  /**
   * Latest boarding in time at `boats * ports + port`, with exactly that many boats left to take.
   */
  readonly latestBoarding: Int32Array;
  /**
   * By run: fewest boats left to take, including this one; 255 if the run does not reach a target
   * in time.
   */
  readonly runBoats: Uint8Array;
}

/** Mirror of `scanForward`: scans connections backwards and counts the boats left to take. */
export function scanBackward(timetable: Timetable, question: BackwardQuestion): BackwardScan {
  const { trips, ports, clock } = timetable;
  const { isSource, isTarget, departAfter, arriveBy, whole = false, boarded } = question;
  const { usable, noChange } = question;
  const maxBoats = Math.min(question.maxBoats ?? mostBoats, mostBoats);
  const firstDay = clock.dayAt(departAfter);
  const lastDay = clock.dayAt(arriveBy);
  const runs = runNumbers(timetable, firstDay, lastDay);
  const width = ports.count;

  const arrays = scanArrays(timetable, 'backward', runs.count, tooLate);
  const { instants: latestBoarding, byRun, byBoard, byAlight, byNext } = arrays;
  const { runBoats, runCall: runAlight } = arrays;
  /** Port at which the next boat is boarded, after the road if there is one. */
  const { runNext } = arrays;

  let best = departAfter - 1;
  let bestBoats = 255;
  let bestSlot = -1;

  /**
   * Fewest boats left to take after getting off at `to`. Sets `nextPort`, where the next boat is
   * boarded.
   */
  let nextPort = -1;
  function boatsAfter(to: number, arrival: EpochMinutes, limit: number): number {
    for (let boats = 1; boats < limit; boats += 1) {
      const row = boats * width;
      if ((latestBoarding[row + to] as number) >= arrival + (ports.minTransfer[to] as number)) {
        nextPort = to;
        return boats;
      }
      const lastRoad = ports.firstRoad[to + 1] as number;
      for (let road = ports.firstRoad[to] as number; road < lastRoad; road += 1) {
        const end = ports.roadTo[road] as number;
        const there = arrival + (ports.roadMinutes[road] as number);
        if (noChange?.[end] === 1) continue;
        if (isSource[end] === 0 && (latestBoarding[row + end] as number) >= there) {
          nextPort = end;
          return boats;
        }
      }
    }
    return 255;
  }

  days: for (let day = lastDay; day >= firstDay; day -= 1) {
    const connections = timetable.connectionsOn(day);
    const { origin, block } = connections;
    const { departure: departures, trip, call: calls, lag } = block;
    const firstRun = (day - runs.firstServiceDay) * trips.count;
    for (let index = firstFrom(connections, arriveBy + 1) - 1; index >= 0; index -= 1) {
      const departure = origin + (departures[index] as number);
      if (departure < departAfter || (!whole && departure < best)) break days;
      if (usable && usable[trip[index] as number] === 0) continue;
      const run = firstRun - (lag[index] as number) * trips.count + (trip[index] as number);
      if (boarded && (boarded[run] as number) > maxBoats) continue;
      const call = calls[index] as number;
      let boats = runBoats[run] as number;
      if (boats > 1 && trips.callAlights[call + 1] === 1) {
        const to = block.to[index] as number;
        const arrival = origin + (block.arrival[index] as number);
        if (isTarget[to] === 1) {
          if (arrival <= arriveBy) {
            boats = 1;
            runBoats[run] = 1;
            runAlight[run] = call + 1;
          }
        } else if (isSource[to] === 0 && noChange?.[to] !== 1) {
          const after = boatsAfter(to, arrival, Math.min(boats - 1, maxBoats));
          if (after !== 255) {
            boats = after + 1;
            runBoats[run] = boats;
            runAlight[run] = call + 1;
            runNext[run] = nextPort;
          }
        }
      }
      if (boats === 255 || trips.callBoards[call] === 0) continue;
      const from = block.from[index] as number;
      const slot = boats * width + from;
      if (isTarget[from] === 1 || departure <= (latestBoarding[slot] as number)) continue;
      latestBoarding[slot] = departure;
      byRun[slot] = run;
      byBoard[slot] = call;
      byAlight[slot] = runAlight[run] as number;
      byNext[slot] = runNext[run] as number;
      if (isSource[from] === 0) continue;
      if (departure > best || (departure === best && boats < bestBoats)) {
        best = departure;
        bestBoats = boats;
        bestSlot = slot;
      }
    }
  }

  function answer(): BackwardAnswer | undefined {
    if (bestSlot === -1) return undefined;
    const rides: Ride[] = [];
    for (let slot = bestSlot, boats = bestBoats; boats > 0; boats -= 1) {
      const run = byRun[slot] as number;
      rides.push({
        trip: run % trips.count,
        serviceDay: runs.firstServiceDay + Math.floor(run / trips.count),
        boardCall: byBoard[slot] as number,
        alightCall: byAlight[slot] as number,
      });
      slot = (boats - 1) * width + (byNext[slot] as number);
    }
    return { departure: best, boats: bestBoats, rides };
  }

  return { answer: answer(), runs, latestBoarding, runBoats };
}
