import type { Problem } from './problem.ts';

/**
 * What walks keep in mind: each island has some neighbours, and a walk on it knows which of those it has
 * visited (without having been at an island since that does not know them), and does not visit them again.
 */
export interface WalkRules {
  /** Number of memories an island can have. */
  readonly memories: number;
  /** By `(island * memories + memory) * islands + to`: the memory on the next island, -1 where forbidden. */
  readonly next: Int16Array;
  /** The memory of one who is on an island and has visited a set. */
  memoryOf(island: number, set: number): number;
}

export function walkRules(problem: Problem, memory: number): WalkRules {
  const { islands } = problem;
  const size = Math.min(memory, islands - 1);
  const memories = 2 ** size;
  const neighbours = Array.from({ length: islands }, (_, island) =>
    nearest(problem, island).slice(0, size),
  );
  const next = new Int16Array(islands * memories * islands);
  for (let from = 0; from < islands; from += 1) {
    for (let known = 0; known < memories; known += 1) {
      const visited = [from, ...(neighbours[from] ?? []).filter((_, bit) => known & (1 << bit))];
      for (let to = 0; to < islands; to += 1) {
        let kept = 0;
        neighbours[to]?.forEach((island, bit) => {
          if (visited.includes(island)) kept |= 1 << bit;
        });
        next[(from * memories + known) * islands + to] = visited.includes(to) ? -1 : kept;
      }
    }
  }
  return {
    memories,
    next,
    memoryOf(island, set) {
      let known = 0;
      const near = neighbours[island] as readonly number[];
      for (let bit = 0; bit < near.length; bit += 1) {
        if (set & (1 << (near[bit] as number))) known |= 1 << bit;
      }
      return known;
    },
  };
}

/** Other islands, those first that are cheapest to go to and back: where walks would turn in circles. */
function nearest({ islands, days, legCost }: Problem, island: number): number[] {
  const least = (from: number, to: number) => {
    const legs = (from * (islands + 1) + to) * 2 * days;
    let found = Infinity;
    for (let index = legs; index < legs + 2 * days; index += 1) {
      found = Math.min(found, legCost[index] as number);
    }
    return found;
  };
  return Array.from({ length: islands }, (_, other) => other)
    .filter((other) => other !== island)
    .map((other) => ({ other, cost: least(island, other) + least(other, island) }))
    .sort((a, b) => (a.cost === b.cost ? a.other - b.other : a.cost - b.cost))
    .map(({ other }) => other);
}

/** Cheapest walk from start to end with every visit charged, and how often it visits each island. */
export function cheapestWalk(
  { islands, days, legCost, stayCosts, request }: Problem,
  { memories, next }: WalkRules,
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
  for (let day = 1; day < days; day += 1) {
    for (let from = 0; from < islands; from += 1) {
      const stay = stayCosts[from] as Float64Array;
      const most = Math.min(day, stay.length - 1);
      const fewest = request.islands[from]?.minNights ?? 1;
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
        if (ready === Infinity) continue;
        const legs = from * width * 2 * days + day;
        for (let to = 0; to < islands; to += 1) {
          const kept = next[(from * memories + memory) * islands + to] as number;
          if (kept < 0) continue;
          const charged = ready + (charges[to] as number);
          const today = charged + (legCost[legs + to * 2 * days] as number);
          const index = (to * memories + kept) * days + day;
          if (today < (cost[index] as number)) {
            cost[index] = today;
            parent[index] = since;
          }
          if (day + 1 === days) continue;
          const tomorrow = charged + (legCost[legs + (to * 2 + 1) * days] as number);
          if (tomorrow < (cost[index + 1] as number)) {
            cost[index + 1] = tomorrow;
            parent[index + 1] = since;
          }
        }
        for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
          const total = ready + (legCost[legs + (islands * 2 + nights) * days] as number);
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
