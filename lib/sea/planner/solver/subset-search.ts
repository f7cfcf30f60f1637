import type { Problem } from './problem.ts';
import type { PassingTable } from './set-table.ts';

/** Largest number of islands for which all orders are compared. */
export const mostExact = 10;

/** Array of the last search. The next one reuses it unless the table was kept. */
let sheet: Float64Array | undefined;

function cleanSheet(length: number): Float64Array {
  if (!sheet || sheet.length < length) sheet = new Float64Array(length);
  return sheet.fill(Infinity, 0, length);
}

function wayIndex({ islands, days }: Problem, set: number, last: number): number {
  return (set * islands + last) * days;
}

/**
 * Writes the lowest cost of being ready to leave an island, by day, from the costs of having
 * arrived there. These start at index `at`. `first` and `end` (exclusive) limit the days of
 * arrival.
 */
export function readyCosts(
  { days, request, stayCosts }: Problem,
  island: number,
  arrived: Float64Array,
  at: number,
  ready: Float64Array,
  first = 0,
  end = days,
): void {
  const { minNights = 1, maxNights = 0 } = request.islands[island] ?? {};
  const stay = stayCosts[island] as Float64Array;
  ready.fill(Infinity);
  for (let nights = minNights; nights <= maxNights; nights += 1) {
    const cost = stay[nights] as number;
    const last = Math.min(end, days - nights);
    for (let day = first; day < last; day += 1) {
      const total = (arrived[at + day] as number) + cost;
      if (total < (ready[day + nights] as number)) ready[day + nights] = total;
    }
  }
}

/**
 * Returns the first day on which an arrival on the last island of a set is too late to stay there
 * and on all remaining islands but one. If the request lets islands be chosen, no day is too late.
 */
function tooLate({ islands, days, requiredMask, request }: Problem) {
  if (requiredMask !== 2 ** islands - 1) return () => days;
  const fewest = request.islands.map(({ minNights }) => minNights);
  return (set: number, last: number) => {
    let nights = fewest[last] as number;
    let longest = 0;
    for (let island = 0; island < islands; island += 1) {
      if ((set & (1 << island)) !== 0) continue;
      const least = fewest[island] as number;
      nights += least;
      if (least > longest) longest = least;
    }
    return days - nights + longest;
  };
}

/**
 * Exact dynamic program over visited set, last island and day of arrival.
 *
 * @param among bit mask of the islands to visit; leaves out at most one of the required islands
 * @returns undefined if `isOver` returns true
 */
export function searchSubsets(
  problem: Problem,
  isOver: () => boolean,
  among = 2 ** problem.islands - 1,
): PassingTable | undefined {
  const { islands, days, legCost, request } = problem;
  const sets = 2 ** islands;
  const width = islands + 1;
  const lateFrom = tooLate(problem);
  // Lowest cost of having visited a set and arrived on its last island, by day.
  const ways = cleanSheet(sets * islands * days);
  const tour = new Float64Array(sets).fill(Infinity);
  const ready = new Float64Array(days);
  /** Range of days with a finite entry in `ready`. */
  let firstReady = 0;
  let endReady = days;

  function leave(from: number, to: number, index: number, end: number): void {
    const legs = (from * width + to) * 2 * days;
    for (let day = firstReady; day < end; day += 1) {
      const left = ready[day] as number;
      const at = index + day;
      const today = left + (legCost[legs + day] as number);
      if (today < (ways[at] as number)) ways[at] = today;
      // Overnight legs of the last day are infinite, so nothing is written beyond it.
      const tomorrow = left + (legCost[legs + days + day] as number);
      if (tomorrow < (ways[at + 1] as number)) ways[at + 1] = tomorrow;
    }
  }

  /** Fills `ready`. Returns false if the state was never reached. */
  function stay(last: number, at: number): boolean {
    let first = 0;
    let end = days;
    while (first < end && ways[at + first] === Infinity) first += 1;
    while (end > first && ways[at + end - 1] === Infinity) end -= 1;
    if (first === end) return false;
    const { minNights = 1, maxNights = 0 } = request.islands[last] ?? {};
    firstReady = first + minNights;
    endReady = Math.min(days, end + maxNights);
    readyCosts(problem, last, ways, at, ready, first, end);
    return true;
  }

  ready.fill(0);
  for (let island = 0; island < islands; island += 1) {
    if ((among & (1 << island)) === 0) continue;
    leave(islands, island, wayIndex(problem, 2 ** island, island), days);
  }
  for (let set = 1; set < sets; set += 1) {
    if ((set & 15) === 0 && isOver()) return undefined;
    if ((set & among) !== set) continue;
    for (let last = 0; last < islands; last += 1) {
      if ((set & (1 << last)) === 0 || !stay(last, wayIndex(problem, set, last))) continue;
      for (let to = 0; to < islands; to += 1) {
        const seen = set | (1 << to);
        if (seen === set || (seen & among) !== seen) continue;
        leave(last, to, wayIndex(problem, seen, to), Math.min(endReady, lateFrom(seen, to)));
      }
      const legs = (last * width + islands) * 2 * days;
      let least = tour[set] as number;
      for (let day = firstReady; day < endReady; day += 1) {
        const today = legCost[legs + day] as number;
        const tomorrow = legCost[legs + days + day] as number;
        const total = (ready[day] as number) + Math.min(today, tomorrow);
        if (total < least) least = total;
      }
      tour[set] = least;
    }
  }
  const table: PassingTable = {
    tour: (set) => tour[set] as number,
    ready: (_tour, set, last, into) =>
      readyCosts(problem, last, ways, wayIndex(problem, set, last), into),
    keep() {
      if (sheet === ways) sheet = undefined;
      return table;
    },
  };
  return table;
}
