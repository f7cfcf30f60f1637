import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { readyCosts } from './subset-search.ts';
import { mostBefore, type TourBounds, type TourLimits } from './tour-bounds.ts';

/** Ways (a set with its last island) after which to give up; of ten islands there are not so many. */
const mostWays = 40_000;
/** Costs are whole cents, what they are charged is not. */
const slack = 1e-3;

/**
 * Exact for tours of all islands, and of all but one, that cost no more than the bounds allow: over set of islands
 * visited, last island and day of arrival, as {@link searchSubsets}, but a way is only followed where the cheapest
 * walk from there to the end may still lead to such a tour. Few ways do.
 *
 * @returns undefined when the time is up, or too many ways remain
 */
export function searchBounded(
  problem: Problem,
  bounds: TourBounds,
  limits: TourLimits,
  isOver: () => boolean,
): SetTable | undefined {
  const { islands, days, legCost } = problem;
  const { rules, toEnd } = bounds;
  const mostOf = mostBefore(bounds, limits);
  const { memories } = rules;
  const width = islands + 1;
  const all = 2 ** islands - 1;
  // Number of a way, one above; 0 for those that were never reached.
  const wayOf = new Int32Array((all + 1) * islands);
  const keys: number[] = [];
  let arrived = new Float64Array(256 * days).fill(Infinity);
  const tours = new Map<number, number>();
  const ready = new Float64Array(days);

  function wayTo(set: number, last: number): number {
    const key = set * islands + last;
    const known = wayOf[key] as number;
    if (known > 0) return known - 1;
    keys.push(key);
    wayOf[key] = keys.length;
    if (keys.length * days > arrived.length) {
      const larger = new Float64Array(arrived.length * 2).fill(Infinity, arrived.length);
      larger.set(arrived);
      arrived = larger;
    }
    return keys.length - 1;
  }

  function leave(from: number, set: number, to: number): void {
    const seen = set | (1 << to);
    const most = mostOf(seen) + slack;
    const rest = (to * memories + rules.memoryOf(to, set)) * days;
    const legs = (from * width + to) * 2 * days;
    let way = -1;
    for (let nights = 0; nights < 2; nights += 1) {
      for (let day = 0; day + nights < days; day += 1) {
        const total = (ready[day] as number) + (legCost[legs + nights * days + day] as number);
        // Infinite costs are above any bound but an infinite one.
        if (!(total + (toEnd[rest + day + nights] as number) <= most) || total === Infinity)
          continue;
        if (way < 0) way = wayTo(seen, to);
        const index = way * days + day + nights;
        if (total < (arrived[index] as number)) arrived[index] = total;
      }
    }
  }

  ready.fill(0);
  for (let to = 0; to < islands; to += 1) leave(islands, 0, to);
  for (let way = 0; way < keys.length; way += 1) {
    if ((way & 63) === 0 && (isOver() || keys.length > mostWays)) return undefined;
    const key = keys[way] as number;
    const last = key % islands;
    const set = (key - last) / islands;
    readyCosts(problem, last, arrived, way * days, ready);
    for (let to = 0; to < islands; to += 1) {
      if ((set & (1 << to)) === 0) leave(last, set, to);
    }
    const missing = all & ~set;
    if ((missing & (missing - 1)) !== 0) continue;
    const legs = (last * width + islands) * 2 * days;
    let least = tours.get(set) ?? Infinity;
    for (let nights = 0; nights < 2; nights += 1) {
      for (let day = 0; day + nights < days; day += 1) {
        least = Math.min(
          least,
          (ready[day] as number) + (legCost[legs + nights * days + day] as number),
        );
      }
    }
    tours.set(set, least);
  }
  return {
    tour: (set) => tours.get(set) ?? Infinity,
    ready(_tour, set, last, into) {
      const way = (wayOf[set * islands + last] as number) - 1;
      if (way < 0) into.fill(Infinity);
      else readyCosts(problem, last, arrived, way * days, into);
    },
  };
}
