import type { Problem } from './problem.ts';

/**
 * Rules of walks with a limited memory (ng-route relaxation). Each island has some neighbours; a
 * walk on it remembers which of those it has visited and does not visit them again. It forgets an
 * island when it stops at one that does not have it as a neighbour.
 */
export interface WalkRules {
  /** Number of memories an island can have. */
  readonly memories: number;
  /**
   * By `(island * memories + memory) * islands + to`: memory on the next island; -1 if the step is
   * forbidden.
   */
  readonly next: Int16Array;
  /** Memory on an island after visiting a set of islands. */
  memoryOf(island: number, set: number): number;
  readonly legs: OnwardLegs;
}

/** Existing legs between islands, day by day, so that walks read them sequentially. */
interface OnwardLegs {
  /**
   * By `day * islands + from`: index of the first leg. One entry more than there are combinations.
   */
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Cost when arriving on the same day, and on the next. */
  readonly today: Float64Array;
  readonly tomorrow: Float64Array;
}

export function walkRules(problem: Problem, memory: number): WalkRules {
  const { islands } = problem;
  const size = Math.min(memory, islands - 1);
  const memories = 2 ** size;
  const least = leastLegs(problem);
  const neighbours = Array.from({ length: islands }, (_, island) =>
    nearest(least, island).slice(0, size),
  );
  const memoryOf = (island: number, set: number) => {
    let known = 0;
    const near = neighbours[island] as readonly number[];
    for (let bit = 0; bit < near.length; bit += 1) {
      if (set & (1 << (near[bit] as number))) known |= 1 << bit;
    }
    return known;
  };
  const next = new Int16Array(islands * memories * islands);
  for (let from = 0; from < islands; from += 1) {
    for (let known = 0; known < memories; known += 1) {
      let visited = 1 << from;
      neighbours[from]?.forEach((island, bit) => {
        if (known & (1 << bit)) visited |= 1 << island;
      });
      for (let to = 0; to < islands; to += 1) {
        const isKnown = (visited & (1 << to)) !== 0;
        next[(from * memories + known) * islands + to] = isKnown ? -1 : memoryOf(to, visited);
      }
    }
  }
  return {
    memories,
    next,
    legs: onwardLegs(problem),
    memoryOf,
  };
}

/** Lowest cost between each pair of islands over all days. */
function leastLegs({ islands, days, legCost }: Problem): Float64Array[] {
  return Array.from({ length: islands }, (_, from) =>
    Float64Array.from({ length: islands }, (_leg, to) => {
      const legs = (from * (islands + 1) + to) * 2 * days;
      let found = Infinity;
      for (let index = legs; index < legs + 2 * days; index += 1) {
        const cost = legCost[index] as number;
        if (cost < found) found = cost;
      }
      return found;
    }),
  );
}

/**
 * Other islands by the cost of going there and back, cheapest first: walks tend to loop between
 * these.
 */
function nearest(least: readonly Float64Array[], island: number): number[] {
  const there = least[island] as Float64Array;
  return Array.from(least, (back, other) => ({
    other,
    cost: (there[other] as number) + (back[island] as number),
  }))
    .filter(({ other }) => other !== island)
    .sort((a, b) => (a.cost === b.cost ? a.other - b.other : a.cost - b.cost))
    .map(({ other }) => other);
}

function onwardLegs({ islands, days, legCost }: Problem): OnwardLegs {
  const first = new Int32Array(days * islands + 1);
  const to = new Int32Array(days * islands * islands);
  const today = new Float64Array(to.length);
  const tomorrow = new Float64Array(to.length);
  let count = 0;
  for (let day = 0; day < days; day += 1) {
    for (let from = 0; from < islands; from += 1) {
      first[day * islands + from] = count;
      for (let island = 0; island < islands; island += 1) {
        const leg = (from * (islands + 1) + island) * 2 * days + day;
        today[count] = legCost[leg] as number;
        tomorrow[count] = day + 1 < days ? (legCost[leg + days] as number) : Infinity;
        if (today[count] === Infinity && tomorrow[count] === Infinity) continue;
        to[count] = island;
        count += 1;
      }
    }
  }
  first[days * islands] = count;
  return { first, to, today, tomorrow };
}
