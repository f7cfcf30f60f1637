import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { DayBoats, Landing } from './leg-bounds.ts';
import { earlyTimes } from './pricing.ts';
import { clockOf, firstFrom, type Sailing } from './window.ts';

/** Label of a depth-first search: a way from the start of a leg up to boarding a boat. */
interface Label {
  readonly sailing: Sailing;
  /** In cents, without the ride on the boat that was boarded. */
  readonly cost: number;
  /** Lower bound on the cost of the whole way. */
  readonly bound: number;
  /** Fare of one adult so far; 0 if the fare is not limited. */
  readonly cents: number;
  /** Departure of the first boat; 0 if the duration is not limited. */
  readonly first: number;
  readonly boats: number;
  /** Places visited, including those where one could have got off. */
  readonly places: readonly number[];
  /** Call at which the boat before was left. */
  readonly left: number;
  readonly before: Label | undefined;
}

/** A way by its boats, the last one first: sailings, and calls at which one gets off. */
export interface Way {
  readonly cost: number;
  readonly last: Pick<Label, 'sailing' | 'left' | 'before'>;
  readonly left: number;
}

/** Finds the cheapest way to a goal that costs less than a limit. */
export type WayFinder = (goal: number, limit: number) => Way | undefined;

/** A label dominates another of the same boat if none of its values is worse. */
const dominates = (one: Label, other: Label) =>
  one.cost <= other.cost &&
  one.boats <= other.boats &&
  one.cents <= other.cents &&
  one.first >= other.first &&
  one.places.every((place) => other.places.includes(place));

/**
 * Returns the finder of ways from a start: depth-first branch and bound. It first looks for a way that
 * costs as little as the bound, which is nearly always there. No way visits a place twice or passes the
 * end of the tour (ADR 64), except on the boats of a lock. A boat cannot be boarded again right after
 * leaving it, and start ports are not transfer ports.
 *
 * @param startRoad road minutes to each port in which a way may start, -1 elsewhere
 * @param locked trip numbers of the boats to take, in order
 */
export function wayFinder(
  { trips }: Timetable,
  { network, pricing, window, limits: dayLimits, landings, bounds }: DayBoats,
  startRoad: readonly number[],
  locked?: readonly number[],
): WayFinder {
  const { placeOf, targets, changes } = network;
  const { weights, limits } = pricing;
  const isStart = (port: number) => (startRoad[port] as number) >= 0;
  const place = (port: number) => placeOf[port] as number;
  const starts = startLabels();
  let goal = 0;
  let goalPlaces: readonly number[] = [];
  let limit = Infinity;
  let found: Way | undefined;
  let visited = new Map<Sailing, Label[]>();

  /** Labels of all boats that leave the start. */
  function startLabels(): Label[] {
    const sailings = window.from.flatMap((leaving, port) => (isStart(port) ? leaving : []));
    return sailings.flatMap((sailing) => {
      const { departs, port } = sailing;
      const clock = clockOf(window, departs);
      const road = startRoad[port] as number;
      if (departs >= window.leavesBefore || departs < dayLimits.departFrom + road) return [];
      if (clock < limits.leavesFrom || clock >= limits.leavesBefore) return [];
      return {
        sailing,
        cost: road * weights.roadMinute + earlyTimes(clock) * weights.early,
        bound: 0,
        cents: 0,
        first: limits.mostMinutes < Infinity ? departs : 0,
        boats: 1,
        places: [place(port)],
        left: -1,
        before: undefined,
      };
    });
  }

  // Bounds ignore locks, which may take more boats than the party's own limits allow.
  const boundFrom = ({ index }: Sailing) =>
    locked ? 0 : (bounds[index * targets * 2 + goal] as number);

  const isPast = (places: readonly number[]) =>
    !locked && goalPlaces.some((goalPlace) => places.includes(goalPlace));

  /** Visits labels in the order of their bounds. */
  function visitAll(labels: Label[]): void {
    labels.sort((a, b) => a.bound - b.bound);
    for (const label of labels) if (label.bound < limit) visit(label);
  }

  /** Rides on from a label, and visits the labels of all changes that may lead to a better way. */
  function visit(label: Label): void {
    const { sailing, boats } = label;
    if (locked && locked[boats - 1] !== sailing.trip) return;
    const known = visited.get(sailing) ?? [];
    if (!locked && known.some((other) => dominates(other, label))) return;
    visited.set(sailing, [...known, label]);
    const next: Label[] = [];
    let { places } = label;
    let from = place(sailing.port);
    for (const landing of landings[sailing.index] ?? []) {
      if (isPast(places)) break;
      const here = place(landing.port);
      // The way ends where a boat taken after a change comes back to a place, or any boat to the start.
      const isBack = !locked && here !== from && boats > 1 && label.places.includes(here);
      const ends = isBack || isStart(landing.port);
      from = here;
      if (trips.callAlights[landing.call] === 1) {
        if (!places.includes(here)) places = [...places, here];
        if (!ends) getOff(label, landing, places, next);
      }
      if (ends && !locked && trips.callBoards[landing.call] === 1) break;
    }
    visitAll(next);
  }

  function getOff(label: Label, landing: Landing, places: readonly number[], next: Label[]): void {
    const { port, arrives, adultCents } = landing;
    const cost = label.cost + landing.cost;
    const cents = limits.mostCents === Infinity ? 0 : label.cents + adultCents;
    if (cents > limits.mostCents || arrives - label.first > limits.mostMinutes) return;
    for (const reached of landing.goals) {
      const total = cost + reached.cost;
      if (reached.goal !== goal || total >= limit) continue;
      if (locked && label.boats < locked.length) continue;
      limit = total;
      found = { cost: total, last: label, left: landing.call };
    }
    if (!locked && label.boats >= limits.mostBoats) return;
    for (const { port: here, minutes } of changes[port] ?? []) {
      const isElsewhere = place(here) !== place(port);
      // The road leads back to a place visited before.
      if (isStart(here) || (!locked && isElsewhere && places.includes(place(here)))) continue;
      const least = locked ? minutes : Math.max(minutes, limits.leastWait);
      let sailing = firstFrom(window, here, arrives + least);
      for (; sailing; sailing = window.from[here]?.[sailing.rank + 1]) {
        const wait = sailing.departs - arrives;
        if (wait > limits.longestWait) break;
        const { trip, serviceDay } = label.sailing;
        if (sailing.trip === trip && sailing.serviceDay === serviceDay) continue;
        const boarded = cost + wait * weights.waitMinute + weights.transfer;
        const bound = boarded + boundFrom(sailing);
        if (bound >= limit) continue;
        next.push({
          sailing,
          cost: boarded,
          bound,
          cents,
          first: label.first,
          boats: label.boats + 1,
          places: isElsewhere ? [...places, place(here)] : places,
          left: landing.call,
          before: label,
        });
      }
    }
  }

  return (to, below) => {
    goal = to;
    goalPlaces = network.places[to >> 1] ?? [];
    found = undefined;
    const leavesFrom = to >> 1 === targets - 1 ? dayLimits.lastFrom : -Infinity;
    const boundOf = ({ cost, sailing, places }: Label) =>
      isPast(places) || sailing.departs < leavesFrom ? Infinity : cost + boundFrom(sailing);
    const least = starts.reduce((low, label) => Math.min(low, boundOf(label)), Infinity);
    // Costs are whole cents.
    for (const allowed of [least + 0.5, below]) {
      if (least >= below || found) break;
      limit = Math.min(allowed, below);
      visited = new Map();
      const labels = starts.filter((label) => boundOf(label) < limit);
      visitAll(labels.map((label) => ({ ...label, bound: boundOf(label) })));
    }
    return found;
  };
}
