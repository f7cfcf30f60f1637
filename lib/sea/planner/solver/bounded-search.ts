import type { Problem } from './problem.ts';
import type { PassingTable } from './set-table.ts';
import { readyCosts } from './subset-search.ts';
import { mostBefore, type TourBounds, type TourLimits } from './tour-bounds.ts';

/**
 * Number of states (a set with its last island) after which the search gives up. Twelve islands
 * have fewer.
 */
export const mostWays = 60_000;
/** Tolerance in cents: costs are whole cents, charges are not. */
const slack = 1e-3;

/**
 * Arrays of a search, shared by all searches. A plan takes some twenty searches. Allocating the
 * arrays for each (36 MB for 14 islands) triggered a full garbage collection in every second plan.
 */
interface Sheets {
  /** See {@link mostBefore}, by set. NaN until it is computed. */
  readonly limitOf: Float64Array;
  /** By set and last island: number of the state plus one; 0 for states that were never reached. */
  readonly wayOf: Int32Array;
  /** By state and day: cost of having arrived. */
  arrived: Float64Array;
}

let sheets: Sheets | undefined;

function cleanSheets(sets: number, islands: number): Sheets {
  if (!sheets || sheets.wayOf.length < sets * islands || sheets.limitOf.length < sets) {
    sheets = {
      limitOf: new Float64Array(sets),
      wayOf: new Int32Array(sets * islands),
      arrived: new Float64Array(8192),
    };
  }
  sheets.limitOf.fill(Number.NaN, 0, sets);
  sheets.wayOf.fill(0, 0, sets * islands);
  return sheets;
}

/**
 * Solves tours of all islands, and of all but one, exactly as long as they cost no more than the
 * bounds allow. A dynamic program over visited set, last island and day of arrival, like {@link
 * searchSubsets}, that only expands a state if the cheapest walk from it to the end may still lead
 * to such a tour. Few states qualify.
 *
 * @returns undefined if the time is up or too many states remain
 */
export function searchBounded(
  problem: Problem,
  bounds: TourBounds,
  limits: TourLimits,
  isOver: () => boolean,
  most = mostWays,
): PassingTable | undefined {
  const { islands, days, legCost, request } = problem;
  const { rules, toEnd } = bounds;
  const { memories } = rules;
  const width = islands + 1;
  const all = 2 ** islands - 1;
  const mostOf = mostBefore(bounds, limits);
  const own = cleanSheets(all + 1, islands);
  const { limitOf, wayOf } = own;
  let { arrived } = own;
  const keys: number[] = [];
  const tours = new Map<number, number>();
  const ready = new Float64Array(days);
  /** Range of days with a finite entry in `ready`. */
  let firstReady = 0;
  let endReady = days;

  function wayTo(set: number, last: number): number {
    const key = set * islands + last;
    const known = wayOf[key] as number;
    if (known > 0) return known - 1;
    keys.push(key);
    wayOf[key] = keys.length;
    const end = keys.length * days;
    if (end > arrived.length) {
      own.arrived = new Float64Array(arrived.length * 2);
      own.arrived.set(arrived);
      ({ arrived } = own);
    }
    arrived.fill(Infinity, end - days, end);
    return keys.length - 1;
  }

  function leave(from: number, set: number, to: number): void {
    const seen = set | (1 << to);
    if (Number.isNaN(limitOf[seen])) limitOf[seen] = mostOf(seen) + slack;
    const limit = limitOf[seen] as number;
    const rest = (to * memories + rules.memoryOf(to, set)) * days;
    const legs = (from * width + to) * 2 * days;
    let at = -1;
    for (let day = firstReady; day < endReady; day += 1) {
      const left = ready[day] as number;
      const today = left + (legCost[legs + day] as number);
      // An infinite limit would let infinite costs pass.
      if (today < Infinity && today + (toEnd[rest + day] as number) <= limit) {
        if (at < 0) at = wayTo(seen, to) * days;
        if (today < (arrived[at + day] as number)) arrived[at + day] = today;
      }
      const tomorrow = left + (legCost[legs + days + day] as number);
      if (tomorrow < Infinity && tomorrow + (toEnd[rest + day + 1] as number) <= limit) {
        if (at < 0) at = wayTo(seen, to) * days;
        if (tomorrow < (arrived[at + day + 1] as number)) arrived[at + day + 1] = tomorrow;
      }
    }
  }

  /** Fills `ready` from the arrivals of a state. */
  function stay(last: number, at: number): void {
    let first = 0;
    let end = days;
    while (first < end && arrived[at + first] === Infinity) first += 1;
    while (end > first && arrived[at + end - 1] === Infinity) end -= 1;
    const { minNights = 1, maxNights = 0 } = request.islands[last] ?? {};
    firstReady = first + minNights;
    endReady = Math.min(days, end + maxNights);
    readyCosts(problem, last, arrived, at, ready, first, end);
  }

  ready.fill(0);
  for (let to = 0; to < islands; to += 1) leave(islands, 0, to);
  for (let way = 0; way < keys.length; way += 1) {
    if ((way & 63) === 0 && (isOver() || keys.length > most)) return undefined;
    const key = keys[way] as number;
    const last = key % islands;
    const set = (key - last) / islands;
    stay(last, way * days);
    for (let to = 0; to < islands; to += 1) {
      if ((set & (1 << to)) === 0) leave(last, set, to);
    }
    const missing = all & ~set;
    if ((missing & (missing - 1)) !== 0) continue;
    const legs = (last * width + islands) * 2 * days;
    let least = tours.get(set) ?? Infinity;
    for (let day = firstReady; day < endReady; day += 1) {
      const today = legCost[legs + day] as number;
      const tomorrow = legCost[legs + days + day] as number;
      least = Math.min(least, (ready[day] as number) + Math.min(today, tomorrow));
    }
    tours.set(set, least);
  }
  const table: PassingTable = {
    tour: (set) => tours.get(set) ?? Infinity,
    ready(_tour, set, last, into) {
      const way = (wayOf[set * islands + last] as number) - 1;
      if (way < 0) into.fill(Infinity);
      else readyCosts(problem, last, arrived, way * days, into);
    },
    keep() {
      if (sheets === own) sheets = undefined;
      return table;
    },
  };
  return table;
}
