import type { WalkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';

/**
 * Charged cost of the cheapest walk from arriving on an island on a day to the end, the charge of the island
 * itself not in it: `(island * memories + memory) * days + day`. No tour's rest is below it.
 */
export function costsToEnd(
  { islands, days, legCost, stayCosts }: Problem,
  { memories, next }: WalkRules,
  visits: Float64Array,
): Float64Array {
  const width = islands + 1;
  const toEnd = new Float64Array(islands * memories * days).fill(Infinity);
  for (let day = days - 1; day > 0; day -= 1) {
    const isLast = day + 1 === days;
    for (let from = 0; from < islands; from += 1) {
      const legs = from * width * 2 * days + day;
      const ends = legs + islands * 2 * days;
      const home = Math.min(
        legCost[ends] as number,
        isLast ? Infinity : (legCost[ends + days] as number),
      );
      const stay = stayCosts[from] as Float64Array;
      for (let memory = 0; memory < memories; memory += 1) {
        let left = home;
        const rules = (from * memories + memory) * islands;
        for (let to = 0; to < islands; to += 1) {
          const kept = next[rules + to] as number;
          if (kept < 0) continue;
          const rest = (to * memories + kept) * days + day;
          const leg = legs + to * 2 * days;
          let onward = (legCost[leg] as number) + (toEnd[rest] as number);
          if (!isLast) {
            const tomorrow = (legCost[leg + days] as number) + (toEnd[rest + 1] as number);
            if (tomorrow < onward) onward = tomorrow;
          }
          onward += visits[to] as number;
          if (onward < left) left = onward;
        }
        if (left === Infinity) continue;
        const at = (from * memories + memory) * days + day;
        for (let nights = 1; nights < stay.length && nights <= day; nights += 1) {
          const total = left + (stay[nights] as number);
          if (total < (toEnd[at - nights] as number)) toEnd[at - nights] = total;
        }
      }
    }
  }
  return toEnd;
}
