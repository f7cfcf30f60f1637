import type { WalkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';

/**
 * Cost with charges of the cheapest walk to the end from arrival on an island on a day, without the
 * charge of that island: `(island * memories + memory) * days + day`. A lower bound on the rest of
 * any tour.
 */
export function costsToEnd(
  { islands, days, legCost, stayCosts }: Problem,
  { memories, next, legs }: WalkRules,
  visits: Float64Array,
): Float64Array {
  const width = islands + 1;
  const toEnd = new Float64Array(islands * memories * days).fill(Infinity);
  for (let day = days - 1; day > 0; day -= 1) {
    const isLast = day + 1 === days;
    for (let from = 0; from < islands; from += 1) {
      const ends = (from * width + islands) * 2 * days + day;
      const home = Math.min(
        legCost[ends] as number,
        isLast ? Infinity : (legCost[ends + days] as number),
      );
      const firstLeg = legs.first[day * islands + from] as number;
      const endLegs = legs.first[day * islands + from + 1] as number;
      const stay = stayCosts[from] as Float64Array;
      for (let memory = 0; memory < memories; memory += 1) {
        let left = home;
        const rules = (from * memories + memory) * islands;
        for (let leg = firstLeg; leg < endLegs; leg += 1) {
          const to = legs.to[leg] as number;
          const kept = next[rules + to] as number;
          if (kept < 0) continue;
          const rest = (to * memories + kept) * days + day;
          let onward = (legs.today[leg] as number) + (toEnd[rest] as number);
          if (!isLast) {
            const tomorrow = (legs.tomorrow[leg] as number) + (toEnd[rest + 1] as number);
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
