import type { Bound } from './bound.ts';
import { bitCount, type Problem } from './problem.ts';

/**
 * Labels of a dynamic programme over states (Held and Karp, 1962). A state is the set of islands
 * visited, a bit mask, with the last of them; its label is the lowest cost of having arrived there, by
 * day. Of two ways into a state the cheaper one of each day dominates.
 */
export interface StateTable {
  /** Cost of the cheapest tour of exactly a set, by set. Sets without a tour are absent. */
  readonly tours: ReadonlyMap<number, number>;
  /** Lowest cost of having arrived in a state, by day. Undefined if it was not reached. */
  arrived(set: number, last: number): Float64Array | undefined;
  /** Writes the lowest cost of being ready to leave a state, by day. Infinite if it was not reached. */
  ready(set: number, last: number, into: Float64Array): void;
  /** Tours that the table lacks cost at least this much; infinite if it lacks none. */
  readonly dropped: number;
}

/**
 * Restricts the programme to promising states (a restricted dynamic programme, Malandraki and Dial,
 * 1996): of each number of islands the `width` states with the lowest bounds.
 */
export interface Restriction {
  readonly width: number;
  /** States whose bound exceeds this cost are dropped. */
  readonly limit: number;
  /** Largest number of islands. */
  readonly stops: number;
  readonly bound: Bound;
}

const never = () => false;

/**
 * Solves the tours of all sets of islands exactly or, with a restriction, the tours with all required
 * islands as far as states are kept.
 *
 * @returns undefined if `isOver` returns true
 */
export function searchStates(
  problem: Problem,
  restriction?: Restriction,
  isOver: () => boolean = never,
): StateTable | undefined {
  const { islands, days, legCost, requiredMask, request } = problem;
  const { width = Infinity, limit = Infinity, stops = islands, bound } = restriction ?? {};
  const fewest = request.islands.map(({ minNights }) => minNights);
  const numbers = new Map<number, number>();
  const keys: number[] = [];
  /** Lower bound on the tours through a state, by its number. */
  const hopes: number[] = [];
  let labels = new Float64Array(512 * days);
  const tours = new Map<number, number>();
  const ready = new Float64Array(days);
  const atEnd = new Float64Array(days);
  let dropped = Infinity;

  /** Number of a state, with an empty label if it is new. The key is exact up to 24 islands. */
  function numberOf(set: number, last: number): number {
    const key = set * islands + last;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = keys.length;
    numbers.set(key, number);
    keys.push(key);
    hopes.push(Infinity);
    if (keys.length * days > labels.length) {
      const larger = new Float64Array(labels.length * 2);
      larger.set(labels);
      labels = larger;
    }
    labels.fill(Infinity, number * days, keys.length * days);
    return number;
  }

  /** Extends the ways that are ready to leave the last island of a set, or the start, to others. */
  function leave(from: number, visited: number): void {
    const first = ready.findIndex((cost) => cost < Infinity);
    if (first < 0) return;
    let charged = bound?.charged ?? 0;
    let nights = 0;
    for (let island = 0; island < islands; island += 1) {
      const isVisited = (visited & (1 << island)) !== 0;
      if (isVisited) charged -= bound?.visits[island] ?? 0;
      else if (requiredMask & (1 << island)) nights += fewest[island] as number;
    }
    for (let to = 0; to < islands; to += 1) {
      const set = visited | (1 << to);
      if (set === visited || bitCount(set | requiredMask) > stops) continue;
      const ahead = requiredMask & (1 << to) ? nights : nights + (fewest[to] as number);
      const late = bound ? days - ahead : days;
      extend(from, visited, to, charged - (bound?.visits[to] ?? 0), first, late);
    }
  }

  /**
   * Extends the ways that leave from the day `first` on to one island, with the charges that the rest of a
   * tour pays. Arrivals from the day `late` on leave too few nights for the required islands that remain.
   */
  function extend(
    from: number,
    visited: number,
    to: number,
    charged: number,
    first: number,
    late: number,
  ): void {
    const legs = (from * (islands + 1) + to) * 2 * days;
    const rest = bound ? bound.restOf(to, visited) : 0;
    let state = -1;
    for (let day = first; day < late; day += 1) {
      const today = (ready[day] as number) + (legCost[legs + day] as number);
      const since = day === 0 ? Infinity : (ready[day - 1] as number);
      const cost = Math.min(today, since + (legCost[legs + days + day - 1] as number));
      if (cost === Infinity) continue;
      const hope = bound ? cost + (bound.toEnd[rest + day] as number) - charged : cost;
      if (hope > limit) {
        if (hope < dropped) dropped = hope;
        continue;
      }
      if (hope === Infinity) continue;
      if (state < 0) state = numberOf(visited | (1 << to), to);
      if (cost < (labels[state * days + day] as number)) labels[state * days + day] = cost;
      if (hope < (hopes[state] as number)) hopes[state] = hope;
    }
  }

  /** Drops all but the most promising states from a number on. */
  function cut(first: number): void {
    if (keys.length - first <= width) return;
    const layer = keys.slice(first).map((key, index) => ({
      key,
      index: first + index,
      hope: hopes[first + index] as number,
    }));
    layer.sort((a, b) => a.hope - b.hope || a.key - b.key);
    for (const { key, hope } of layer.splice(width)) {
      numbers.delete(key);
      if (hope < dropped) dropped = hope;
    }
    layer.sort((a, b) => a.index - b.index);
    layer.forEach(({ key, index, hope }, rank) => {
      const number = first + rank;
      numbers.set(key, number);
      keys[number] = key;
      hopes[number] = hope;
      labels.copyWithin(number * days, index * days, (index + 1) * days);
    });
    keys.length = first + width;
    hopes.length = first + width;
  }

  leave(islands, 0);
  for (let stop = 1, first = 0; stop <= stops && first < keys.length; stop += 1) {
    cut(first);
    const end = keys.length;
    for (let state = first; state < end; state += 1) {
      if ((state & 63) === 0 && isOver()) return undefined;
      const key = keys[state] as number;
      const last = key % islands;
      const set = (key - last) / islands;
      writeReady(problem, last, labels, state * days, ready);
      const tour = cheapestLeg(problem, last, islands, ready, atEnd).cost;
      if (tour < (tours.get(set) ?? Infinity)) tours.set(set, tour);
      if (stop < stops) leave(last, set);
    }
    first = end;
  }
  return {
    tours,
    dropped,
    arrived(set, last) {
      const number = numbers.get(set * islands + last);
      return number === undefined ? number : labels.subarray(number * days, (number + 1) * days);
    },
    ready(set, last, into) {
      const number = numbers.get(set * islands + last);
      if (number === undefined) into.fill(Infinity);
      else writeReady(problem, last, labels, number * days, into);
    },
  };
}

/**
 * Writes the lowest cost of being ready to leave an island, by day, from the label of having arrived there,
 * which starts at an index.
 */
export function writeReady(
  { days, stayCosts }: Problem,
  island: number,
  arrived: Float64Array,
  at: number,
  ready: Float64Array,
): void {
  const stay = stayCosts[island] as Float64Array;
  ready.fill(Infinity);
  for (let day = 0; day < days; day += 1) {
    const cost = arrived[at + day] as number;
    if (cost === Infinity) continue;
    for (let nights = 1; nights < stay.length && day + nights < days; nights += 1) {
      const total = cost + (stay[nights] as number);
      if (total < (ready[day + nights] as number)) ready[day + nights] = total;
    }
  }
}

/**
 * Cheapest leg of a tour that is ready to leave for a stop on some days, with the cost of the tour. The
 * cost is infinite if there is none.
 *
 * @param rest cost from arriving at the stop on a day to the end of the tour
 */
export function cheapestLeg(
  { islands, days, legCost }: Problem,
  from: number,
  to: number,
  ready: Float64Array,
  rest: Float64Array,
) {
  const legs = (from * (islands + 1) + to) * 2 * days;
  const least = { cost: Infinity, leave: -1, arrive: -1 };
  for (let nights = 0; nights < 2; nights += 1) {
    for (let day = 0; day + nights < days; day += 1) {
      const leg = legCost[legs + nights * days + day] as number;
      const cost = (ready[day] as number) + leg + (rest[day + nights] as number);
      if (cost < least.cost) {
        least.cost = cost;
        least.leave = day;
        least.arrive = day + nights;
      }
    }
  }
  return least;
}
