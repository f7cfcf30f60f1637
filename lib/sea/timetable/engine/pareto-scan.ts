import type { EpochMinutes } from '../../../foundation/time/types.ts';
import { scanBackward } from './backward-scan.ts';
import { unknownFare } from './fare-table.ts';
import { fareIndex } from './journey.ts';
import { addPending, type Label, onBoard, type PortBag, settle, TargetBag } from './label-bag.ts';
import { type Places, placeBits } from './places.ts';
import { partyFareOf, type Restrictions, scanLimits } from './restrictions.ts';
import { firstFrom, type RunNumbers, type SearchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

export interface ParetoScanQuestion {
  readonly ends: SearchEnds;
  readonly window: readonly [EpochMinutes, EpochMinutes];
  readonly latestArrival: EpochMinutes;
  readonly maxBoats: number;
  readonly restrictions: Restrictions;
}

/** Later than any instant of a search, and a small integer for fast comparison. */
const never = 2 ** 30 - 1;

export interface ParetoScan {
  /** Labels at the targets, linked back to the first boat. Unsorted. */
  readonly labels: readonly Label[];
  readonly runs: RunNumbers;
}

/** Labels on board of a run, boarded at one of its calls. */
interface Boarding {
  readonly call: number;
  /** Labels that have not returned to an earlier place. */
  labels: readonly Label[];
  /** Places called at since boarding where one could have got off. */
  passed: Places;
}

/**
 * Connection scan in order of departure with a bag of labels per port and per boarding of a run. A
 * backward scan first finds the runs that lead to a target in time with few enough boats.
 *
 * No way visits a place twice (ADR 64): while one is on board, a boat does not call at a place of
 * an earlier boat, except the one where one changes. Nobody stays on board in a port of the target
 * or through one of the start.
 */
export function scanPareto(timetable: Timetable, question: ParetoScanQuestion): ParetoScan {
  const { trips, ports, clock } = timetable;
  const { ends, latestArrival, maxBoats, restrictions } = question;
  const [start, end] = question.window;
  const { mayLeave, maxWait = never, maxMinutes = never } = restrictions;
  const maxCents = restrictions.maxCents ?? Number.POSITIVE_INFINITY;
  const limits = scanLimits(timetable, restrictions);
  const { noChange } = limits;
  const partyFare = partyFareOf(timetable, restrictions);
  const back = scanBackward(timetable, {
    ...ends,
    ...limits,
    departAfter: start,
    arriveBy: latestArrival,
    maxBoats,
    whole: true,
  });
  const { runs } = back;
  const places = placeBits(timetable, ends);
  const latestReady = atMost(back.latestBoarding, ports.count, maxBoats);
  const bags = Array.from({ length: ports.count }, (): PortBag => ({ settled: [], pending: [] }));
  const boardings = new Map<number, Boarding[]>();
  const found = new TargetBag();

  /** Returns the labels on board of a run after boarding at this call. */
  function boardedAt(run: number, call: number, port: number, departure: EpochMinutes): Label[] {
    const boatsOfRun = back.runBoats[run] as number;
    if (ends.isSource[port] === 1) {
      if (departure >= end || boatsOfRun > maxBoats) return [];
      if (mayLeave && !mayLeave(departure)) return [];
      if (found.beats(departure, departure, 1, 0, 0)) return [];
      return [onBoard(departure, undefined, run, call, places[port] as Places)];
    }
    const bag = bags[port] as PortBag;
    settle(bag, departure);
    const labels: Label[] = [];
    for (const label of bag.settled) {
      if (label.boats + boatsOfRun > maxBoats || label.expires < departure) continue;
      if (label.boatWaits && label.run === run && label.alightCall === call) continue;
      const boats = label.boats + 1;
      const { departure: left, cents, partyCents } = label;
      if (found.beats(left, departure, boats, cents, partyCents)) continue;
      labels.push(onBoard(left, label, run, call, label.been));
    }
    return labels;
  }

  function getOff(
    label: Label,
    passed: Places,
    alightCall: number,
    to: number,
    arrival: EpochMinutes,
    runTrip: number,
  ) {
    const { departure, boats, before, run, boardCall } = label;
    if (arrival - departure > maxMinutes) return;
    const index = fareIndex(timetable, runTrip, boardCall, alightCall);
    const fare = timetable.fares.cents[index] as number;
    const isKnown = fare !== unknownFare;
    const cents = isKnown ? label.cents + fare : Number.POSITIVE_INFINITY;
    const partyCents = isKnown
      ? label.partyCents + partyFare(index, fare)
      : Number.POSITIVE_INFINITY;
    if (cents > maxCents) return;
    const been = label.been | passed;
    const reached = (ready: EpochMinutes, boatWaits: boolean, port = to): Label => ({
      departure,
      ready,
      expires: maxWait === never ? never : arrival + maxWait,
      boats,
      cents,
      partyCents,
      before,
      run,
      boardCall,
      alightCall,
      boatWaits,
      been: been | (places[port] as Places),
    });
    if (ends.isTarget[to] === 1) {
      if (arrival <= latestArrival) found.add(reached(arrival, false));
      return;
    }
    const row = (maxBoats - boats) * ports.count;
    if (boats === maxBoats || noChange?.[to] === 1) return;
    if (found.beats(departure, arrival, boats + 1, cents, partyCents)) return;
    const ready = arrival + (ports.minTransfer[to] as number);
    if (ready <= (latestReady[row + to] as number)) {
      const leaves =
        arrival +
        (trips.callDeparture[alightCall] as number) -
        (trips.callArrival[alightCall] as number);
      const boatWaits =
        leaves >= ready &&
        trips.callBoards[alightCall] === 1 &&
        alightCall + 1 < (trips.firstCall[runTrip + 1] as number);
      addPending(bags[to] as PortBag, reached(ready, boatWaits));
    }
    const lastRoad = ports.firstRoad[to + 1] as number;
    for (let road = ports.firstRoad[to] as number; road < lastRoad; road += 1) {
      const over = ports.roadTo[road] as number;
      const there = arrival + (ports.roadMinutes[road] as number);
      if (ends.isSource[over] === 1 || there > (latestReady[row + over] as number)) continue;
      if (noChange?.[over] === 1) continue;
      if (places[over] !== places[to] && (been & (places[over] as Places)) !== 0n) continue;
      addPending(bags[over] as PortBag, reached(there, false, over));
    }
  }

  const lastDay = clock.dayAt(latestArrival);
  for (let day = clock.dayAt(start); day <= lastDay; day += 1) {
    const connections = timetable.connectionsOn(day);
    const { origin, block } = connections;
    for (let index = firstFrom(connections, start); index < block.count; index += 1) {
      const departure = origin + (block.departure[index] as number);
      if (departure > latestArrival) break;
      const trip = block.trip[index] as number;
      const run = (day - (block.lag[index] as number) - runs.firstServiceDay) * trips.count + trip;
      if (back.runBoats[run] === 255) continue;
      const call = block.call[index] as number;
      let onRun = boardings.get(run);
      if (trips.callBoards[call] === 1) {
        const labels = boardedAt(run, call, block.from[index] as number, departure);
        if (labels.length > 0) {
          onRun ??= [];
          onRun.push({ call, labels, passed: 0n });
          boardings.set(run, onRun);
        }
      }
      if (!onRun) continue;
      const to = block.to[index] as number;
      const place = places[to] as Places;
      const alights = trips.callAlights[call + 1] === 1;
      const boards = trips.callBoards[call + 1] === 1;
      const leftPlace = place !== places[block.from[index] as number];
      const arrival = origin + (block.arrival[index] as number);
      for (const boarding of onRun) {
        if (alights) boarding.passed |= place;
        for (const label of boarding.labels) {
          if (!alights || ends.isSource[to] === 1) break;
          if (leftPlace && isBack(label, place)) continue;
          getOff(label, boarding.passed, call + 1, to, arrival, trip);
        }
        if (boards && leftPlace && boarding.labels.some((label) => isBack(label, place)))
          boarding.labels = boarding.labels.filter((label) => !isBack(label, place));
      }
      if ((alights && ends.isTarget[to] === 1) || (boards && ends.isSource[to] === 1))
        boardings.delete(run);
    }
  }

  return { labels: found.labels, runs };
}

/** True if the place was visited before boarding the current boat. */
const isBack = ({ before, been }: Label, place: Places) =>
  before !== undefined && (been & place) !== 0n;

/** Converts "exactly this many boats left to take" to "at most this many". */
function atMost(latestBoarding: Int32Array, width: number, maxBoats: number): Int32Array {
  const latest = latestBoarding.slice();
  for (let slot = width; slot < (maxBoats + 1) * width; slot += 1) {
    latest[slot] = Math.max(latest[slot] as number, latest[slot - width] as number);
  }
  return latest;
}
