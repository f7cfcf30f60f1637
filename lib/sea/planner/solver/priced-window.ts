import type { Timetable } from '../../timetable/engine/timetable.ts';
import { lastChances } from './last-chances.ts';
import type { LegTargets } from './leg-scan.ts';
import type { Pricing } from './pricing.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import type { SailingWindow } from './window.ts';
import { boatsOf, type WindowBoats } from './window-boats.ts';

/** See {@link lastChances}: for arrivals on the same day and on the next. */
export interface Chances {
  readonly lastChance: Float64Array;
  readonly lastChanceNext: Float64Array;
}

/** Connections of a window with their generalised costs for a party. */
export interface PricedWindow extends Chances {
  readonly window: SailingWindow;
  readonly boats: WindowBoats;
  /**
   * By ride (see {@link WindowBoats}): fare, time and length; infinite where getting off is not
   * allowed.
   */
  readonly rides: Float64Array;
  /**
   * Lower bound on the cost from boarding in a port to a target, `port * targets + target`, as if
   * every boat of the window waited for every other.
   */
  readonly onward: Float64Array;
  /**
   * The same bound less the cost of waiting during the time aboard, for callers that price all
   * minutes as waiting.
   */
  readonly onwardFare: Float64Array;
}

/** Computes the last chances, which are shared by all requests with the same end. */
export function chancesOf(
  timetable: Timetable,
  roads: Roads,
  targets: LegTargets,
  window: SailingWindow,
): Chances {
  return {
    lastChance: lastChances(timetable, roads, targets, window, window.arrivesBy),
    lastChanceNext: lastChances(timetable, roads, targets, window, window.end),
  };
}

export function pricedWindow(
  timetable: Timetable,
  roads: Roads,
  pricing: Pricing,
  targets: LegTargets,
  window: SailingWindow,
  chances: Chances,
): PricedWindow {
  const boats = boatsOf(timetable, window);
  const rides = rideCosts(timetable, pricing, window, boats);
  const perMinute = pricing.weights.waitMinute * pricing.persons;
  const onward = (waitMinute: number) => {
    const least = cheapestWays(timetable, roads, pricing, window, boats, rides, waitMinute);
    return onwardCosts(timetable, pricing, targets, least);
  };
  return {
    window,
    boats,
    rides,
    onward: onward(0),
    onwardFare: onward(perMinute),
    ...chances,
  };
}

function rideCosts(
  { trips, fares }: Timetable,
  { weights, persons, partyFare, usable, longest }: Pricing,
  window: SailingWindow,
  { next, firstRide, rides, boardings }: WindowBoats,
): Float64Array {
  const { departure, arrival, call, trip } = window;
  const seaMinute = weights.seaMinute * persons;
  const longMinute = weights.longMinute * persons;
  const noFare = weights.unknownFare * persons;
  const cost = new Float64Array(rides).fill(Infinity);
  for (const start of boardings) {
    const boat = trip[start] as number;
    if (usable[boat] === 0) continue;
    const first = trips.firstCall[boat] as number;
    const calls = (trips.firstCall[boat + 1] as number) - first;
    const row = (fares.base[boat] as number) + ((call[start] as number) - first) * calls - first;
    let ride = firstRide[start] as number;
    for (let end = start; end >= 0; end = next[end] as number, ride += 1) {
      const alight = (call[end] as number) + 1;
      if ((arrival[end] as number) > window.end) break;
      if (trips.callAlights[alight] === 0) continue;
      const fare = partyFare[row + alight] as number;
      const minutes = (arrival[end] as number) - (departure[start] as number);
      const long = minutes > longest ? (minutes - longest) * longMinute : 0;
      cost[ride] = (fare < 0 ? noFare : fare) + minutes * seaMinute + long;
    }
  }
  return cost;
}

/**
 * Lowest costs between ports, `from * ports + to`, with a transfer for each boat. Roads are free,
 * and the time aboard is reduced by the cost of waiting as long.
 */
function cheapestWays(
  { ports: { count: ports } }: Timetable,
  roads: Roads,
  pricing: Pricing,
  { from: boardedIn, to: leftIn, departure, arrival }: SailingWindow,
  { next, firstRide, boardings }: WindowBoats,
  rides: Float64Array,
  waitMinute: number,
): Float64Array {
  const transfer = pricing.weights.transfer * pricing.persons;
  const least = new Float64Array(ports ** 2).fill(Infinity);
  for (const start of boardings) {
    const row = (boardedIn[start] as number) * ports;
    let ride = firstRide[start] as number;
    for (let end = start; end >= 0; end = next[end] as number, ride += 1) {
      const pair = row + (leftIn[end] as number);
      const waited = ((arrival[end] as number) - (departure[start] as number)) * waitMinute;
      const cost = Math.max(0, (rides[ride] as number) - waited) + transfer;
      if (cost < (least[pair] as number)) least[pair] = cost;
    }
  }
  for (let to = 0; to < ports; to += 1) {
    for (const { from } of roads.into[to] as readonly RoadInto[]) least[from * ports + to] = 0;
  }
  for (let by = 0; by < ports; by += 1) {
    for (let from = 0; from < ports; from += 1) {
      const first = least[from * ports + by] as number;
      if (first === Infinity) continue;
      for (let to = 0; to < ports; to += 1) {
        const total = first + (least[by * ports + to] as number);
        if (total < (least[from * ports + to] as number)) least[from * ports + to] = total;
      }
    }
  }
  return least;
}

function onwardCosts(
  { ports: { count: ports } }: Timetable,
  pricing: Pricing,
  targets: LegTargets,
  least: Float64Array,
): Float64Array {
  const transfer = pricing.weights.transfer * pricing.persons;
  const onward = new Float64Array(ports * targets.count).fill(Infinity);
  for (let from = 0; from < ports; from += 1) {
    for (let to = 0; to < ports; to += 1) {
      const cost = Math.max(0, (least[from * ports + to] as number) - transfer);
      const place = from * targets.count + (targets.placeOf[to] as number);
      if (cost < (onward[place] as number)) onward[place] = cost;
      const end = (from + 1) * targets.count - 1;
      if ((targets.endRoad[to] as number) < 0) continue;
      if (cost < (onward[end] as number)) onward[end] = cost;
    }
  }
  return onward;
}
