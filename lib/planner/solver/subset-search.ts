import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';

/** Most islands whose orders are all weighed. */
export const mostExact = 10;

function wayIndex({ islands, days }: Problem, set: number, last: number): number {
  return (set * islands + last) * days;
}

/**
 * Writes the cheapest cost of being ready to leave an island, by day, given the cost of having arrived there
 * on each day from `at` on.
 */
export function readyCosts(
  { days, request, stayCosts }: Problem,
  island: number,
  arrived: Float64Array,
  at: number,
  ready: Float64Array,
): void {
  const { minNights = 1, maxNights = 0 } = request.islands[island] ?? {};
  const stay = stayCosts[island] as Float64Array;
  ready.fill(Infinity);
  for (let nights = minNights; nights <= maxNights; nights += 1) {
    const cost = stay[nights] as number;
    for (let day = nights; day < days; day += 1) {
      const total = (arrived[at + day - nights] as number) + cost;
      if (total < (ready[day] as number)) ready[day] = total;
    }
  }
}

/**
 * Exact, over set of islands visited, last island and day of arrival.
 *
 * @returns undefined when `isOver` says that the time is up
 */
export function searchSubsets(problem: Problem, isOver: () => boolean): SetTable | undefined {
  const { islands, days, legCost } = problem;
  const sets = 2 ** islands;
  const width = islands + 1;
  // Cheapest way to have visited a set, be on its last island and have arrived there on a day.
  const ways = new Float64Array(sets * islands * days).fill(Infinity);
  const tour = new Float64Array(sets).fill(Infinity);
  const ready = new Float64Array(days);

  function leave(from: number, to: number, index: number): void {
    const legs = (from * width + to) * 2 * days;
    for (let nights = 0; nights < 2; nights += 1) {
      for (let day = 0; day + nights < days; day += 1) {
        const total = (ready[day] as number) + (legCost[legs + nights * days + day] as number);
        if (total < (ways[index + day + nights] as number)) ways[index + day + nights] = total;
      }
    }
  }

  ready.fill(0);
  for (let island = 0; island < islands; island += 1) {
    leave(islands, island, wayIndex(problem, 2 ** island, island));
  }
  for (let set = 1; set < sets; set += 1) {
    if ((set & 15) === 0 && isOver()) return undefined;
    for (let last = 0; last < islands; last += 1) {
      if ((set & (1 << last)) === 0) continue;
      readyCosts(problem, last, ways, wayIndex(problem, set, last), ready);
      for (let to = 0; to < islands; to += 1) {
        if ((set & (1 << to)) === 0) leave(last, to, wayIndex(problem, set | (1 << to), to));
      }
      const legs = (last * width + islands) * 2 * days;
      for (let nights = 0; nights < 2; nights += 1) {
        for (let day = 0; day + nights < days; day += 1) {
          const total = (ready[day] as number) + (legCost[legs + nights * days + day] as number);
          if (total < (tour[set] as number)) tour[set] = total;
        }
      }
    }
  }
  return {
    tour: (set) => tour[set] as number,
    ready: (_tour, set, last, into) =>
      readyCosts(problem, last, ways, wayIndex(problem, set, last), into),
  };
}
