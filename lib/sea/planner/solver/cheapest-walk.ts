import type { WalkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';

/**
 * Finds the cheapest walk from start to end with charges on visits, and its number of visits to
 * each island.
 */
export function cheapestWalk(
  { islands, days, legCost, stayCosts, request }: Problem,
  { memories, next, legs }: WalkRules,
  charges: Float64Array,
): { readonly cost: number; readonly visits: number[] } | undefined {
  const width = islands + 1;
  // By island, memory and day of arrival.
  const cost = new Float64Array(islands * memories * days).fill(Infinity);
  const parent = new Int32Array(islands * memories * days).fill(-1);
  for (let to = 0; to < islands; to += 1) {
    const legs = (islands * width + to) * 2 * days;
    const at = to * memories * days;
    for (let nights = 0; nights < 2; nights += 1) {
      for (let day = 0; day + nights < days; day += 1) {
        const total = (legCost[legs + nights * days + day] as number) + (charges[to] as number);
        const index = at + day + nights;
        if (total < (cost[index] as number)) cost[index] = total;
      }
    }
  }
  let best = Infinity;
  let bestEnd = -1;
  // By memory: lowest cost of being ready with that memory or a subset of it.
  const least = new Float64Array(memories);
  for (let day = 1; day < days; day += 1) {
    for (let from = 0; from < islands; from += 1) {
      const stay = stayCosts[from] as Float64Array;
      const most = Math.min(day, stay.length - 1);
      const fewest = request.islands[from]?.minNights ?? 1;
      const home = (from * width + islands) * 2 * days + day;
      const firstLeg = legs.first[day * islands + from] as number;
      const endLegs = legs.first[day * islands + from + 1] as number;
      for (let memory = 0; memory < memories; memory += 1) {
        const at = (from * memories + memory) * days;
        let ready = Infinity;
        let since = -1;
        for (let nights = fewest; nights <= most; nights += 1) {
          const total = (cost[at + day - nights] as number) + (stay[nights] as number);
          if (total < ready) {
            ready = total;
            since = at + day - nights;
          }
        }
        // A walk with a smaller memory may go wherever this one may, and is ready at no higher
        // cost.
        const without = leastWithout(least, memory);
        least[memory] = Math.min(without, ready);
        if (ready >= without) continue;
        const rules = (from * memories + memory) * islands;
        for (let leg = firstLeg; leg < endLegs; leg += 1) {
          const to = legs.to[leg] as number;
          const kept = next[rules + to] as number;
          if (kept < 0) continue;
          const charged = ready + (charges[to] as number);
          const today = charged + (legs.today[leg] as number);
          const index = (to * memories + kept) * days + day;
          if (today < (cost[index] as number)) {
            cost[index] = today;
            parent[index] = since;
          }
          const tomorrow = charged + (legs.tomorrow[leg] as number);
          if (tomorrow < (cost[index + 1] as number)) {
            cost[index + 1] = tomorrow;
            parent[index + 1] = since;
          }
        }
        for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
          const total = ready + (legCost[home + nights * days] as number);
          if (total < best) {
            best = total;
            bestEnd = since;
          }
        }
      }
    }
  }
  if (bestEnd < 0) return undefined;
  const visits = new Array<number>(islands).fill(0);
  for (let index = bestEnd; index >= 0; index = parent[index] as number) {
    const island = Math.floor(index / (memories * days));
    visits[island] = (visits[island] as number) + 1;
  }
  return { cost: best, visits };
}

/**
 * Lowest cost over all proper subsets of a memory. The recursion needs only those that lack one
 * element.
 */
function leastWithout(least: Float64Array, memory: number): number {
  let found = Infinity;
  for (let rest = memory; rest !== 0; rest &= rest - 1) {
    const one = least[memory & ~(rest & -rest)] as number;
    if (one < found) found = one;
  }
  return found;
}
