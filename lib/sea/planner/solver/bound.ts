import { bitCount, type Problem } from './problem.ts';

/*
 * Lower bounds on tours. Two classical steps: the ng-route relaxation (Baldacci, Mingozzi and Roberti,
 * 2011) replaces tours by walks that remember only some of the islands they have visited, and charges
 * per visit (Lagrange multipliers, Held and Karp, 1971) keep walks from visiting an island too often.
 */

/** Charge per visit of each island, so that walks visit each as often as a tour does. */
export interface Charges {
  readonly island: Float64Array;
  /** Added for each island of the wish list, so that walks visit the right number of them. */
  readonly optional: number;
}

export function newCharges({ islands }: Problem): Charges {
  return { island: new Float64Array(islands), optional: 0 };
}

/** Lower bounds on the rest of tours, by the state in which they are. */
export interface Bound {
  /** No tour with the given number of islands costs less; infinite if there is none. */
  readonly value: number;
  readonly charges: Charges;
  /** Index in `toEnd` of the walks from an island, after a set of islands; add the day of arrival. */
  restOf(island: number, visited: number): number;
  /** Cost of the cheapest walk to the end, with the charges of the islands on the way. */
  readonly toEnd: Float64Array;
  /** Charge of one visit, by island. */
  readonly visits: Float64Array;
  /** Sum of the charges of a tour. */
  readonly charged: number;
}

/**
 * Rules of walks with a limited memory. Each island has some neighbours; a walk on it remembers which
 * of those it has visited and does not visit them again. It forgets an island when it stops at one that
 * does not have it as a neighbour.
 */
interface WalkRules {
  /** Number of memories an island can have. */
  readonly memories: number;
  /** By `(island * memories + memory) * islands + to`: memory on the next island; -1 if forbidden. */
  readonly next: Int16Array;
  /** Memory on an island after visiting a set of islands. */
  memoryOf(island: number, set: number): number;
}

function walkRules(problem: Problem, memory: number): WalkRules {
  const { islands } = problem;
  const size = Math.min(memory, islands - 1);
  const memories = 2 ** size;
  const neighbours = Array.from({ length: islands }, (_, island) => nearest(problem, island, size));
  const memoryOf = (island: number, set: number) =>
    (neighbours[island] as number[]).reduce(
      (known, near, bit) => (set & (1 << near) ? known | (1 << bit) : known),
      0,
    );
  const next = new Int16Array(islands * memories * islands);
  for (let from = 0; from < islands; from += 1) {
    for (let known = 0; known < memories; known += 1) {
      const visited = (neighbours[from] as number[]).reduce(
        (set, near, bit) => (known & (1 << bit) ? set | (1 << near) : set),
        1 << from,
      );
      for (let to = 0; to < islands; to += 1) {
        const isKnown = (visited & (1 << to)) !== 0;
        next[(from * memories + known) * islands + to] = isKnown ? -1 : memoryOf(to, visited);
      }
    }
  }
  return { memories, next, memoryOf };
}

/** Islands with the lowest cost of going there and back: walks tend to loop between these. */
function nearest({ islands, days, legCost }: Problem, island: number, count: number): number[] {
  const least = (from: number, to: number) => {
    const legs = (from * (islands + 1) + to) * 2 * days;
    return legCost.subarray(legs, legs + 2 * days).reduce((low, cost) => Math.min(low, cost));
  };
  return Array.from({ length: islands }, (_, other) => ({
    other,
    cost: least(island, other) + least(other, island),
  }))
    .filter(({ other }) => other !== island)
    .sort((a, b) => (a.cost === b.cost ? a.other - b.other : a.cost - b.cost))
    .slice(0, count)
    .map(({ other }) => other);
}

/** Cheapest walks to the end, and the cost and the visits of the cheapest one from the start. */
function cheapestWalks(problem: Problem, { memories, next }: WalkRules, charges: Float64Array) {
  const { islands, days, legCost, stayCosts } = problem;
  const width = islands + 1;
  const toEnd = new Float64Array(islands * memories * days).fill(Infinity);
  // The entry of `toEnd` that follows on the walk, or -1 for the end.
  const following = new Int32Array(toEnd.length).fill(-1);
  for (let day = days - 1; day > 0; day -= 1) {
    const isLast = day + 1 === days;
    for (let from = 0; from < islands; from += 1) {
      const legs = from * width * 2 * days + day;
      const home = legs + islands * 2 * days;
      const stay = stayCosts[from] as Float64Array;
      for (let memory = 0; memory < memories; memory += 1) {
        let least = Math.min(
          legCost[home] as number,
          isLast ? Infinity : (legCost[home + days] as number),
        );
        let then = -1;
        const rules = (from * memories + memory) * islands;
        for (let to = 0; to < islands; to += 1) {
          const kept = next[rules + to] as number;
          if (kept < 0) continue;
          const leg = legs + to * 2 * days;
          const rest = (to * memories + kept) * days + day;
          const charge = charges[to] as number;
          const today = (legCost[leg] as number) + charge + (toEnd[rest] as number);
          if (today < least) {
            least = today;
            then = rest;
          }
          if (isLast) continue;
          const tomorrow = (legCost[leg + days] as number) + charge + (toEnd[rest + 1] as number);
          if (tomorrow < least) {
            least = tomorrow;
            then = rest + 1;
          }
        }
        if (least === Infinity) continue;
        const at = (from * memories + memory) * days + day;
        for (let nights = 1; nights < stay.length && nights <= day; nights += 1) {
          const total = least + (stay[nights] as number);
          if (total >= (toEnd[at - nights] as number)) continue;
          toEnd[at - nights] = total;
          following[at - nights] = then;
        }
      }
    }
  }
  let cost = Infinity;
  let first = -1;
  for (let to = 0; to < islands; to += 1) {
    const legs = (islands * width + to) * 2 * days;
    for (let leg = 0; leg < 2 * days; leg += 1) {
      const arrival = leg < days ? leg : leg - days + 1;
      if (arrival === days) continue;
      const at = to * memories * days + arrival;
      const total =
        (legCost[legs + leg] as number) + (charges[to] as number) + (toEnd[at] as number);
      if (total >= cost) continue;
      cost = total;
      first = at;
    }
  }
  const visits = new Array<number>(islands).fill(0);
  for (let at = first; at >= 0; at = following[at] as number) {
    const island = Math.floor(at / (memories * days));
    visits[island] = (visits[island] as number) + 1;
  }
  return { toEnd, cost, visits };
}

/** Effort of {@link lowerBound}. */
export interface BoundEffort {
  /** Neighbours that a walk remembers: more is tighter, and slower by 2 ** memory. */
  readonly memory: number;
  readonly rounds: number;
}

/**
 * Computes lower bounds on the tours of `stops` islands. Charges are raised for islands that the
 * cheapest walk visits too often and lowered for those it misses; the value of every round is a bound,
 * and the charges of the best round are returned. Runs at least one round, even if `isOver` is true.
 *
 * @param target cost of a known tour, at which the search for a better bound stops
 */
export function lowerBound(
  problem: Problem,
  stops: number,
  target: number,
  { memory, rounds }: BoundEffort,
  start: Charges,
  isOver: () => boolean,
): Bound {
  const { requiredMask } = problem;
  const isRequired = (island: number) => (requiredMask & (1 << island)) !== 0;
  const chosen = stops - bitCount(requiredMask);
  const rules = walkRules(problem, memory);
  const restOf = (island: number, visited: number) =>
    (island * rules.memories + rules.memoryOf(island, visited)) * problem.days;
  const last = { step: memory === 0 ? 1 : 0.5, idle: 0, charges: start };
  let best: Bound | undefined;
  for (let round = 0; round < rounds && last.step > 0.005; round += 1) {
    if (best && isOver()) break;
    const { charges } = last;
    const visits = charges.island.map((charge, island) =>
      isRequired(island) ? charge : charge + charges.optional,
    );
    const charged = charges.island.reduce((sum, charge) => sum + charge, charges.optional * chosen);
    const walks = cheapestWalks(problem, rules, visits);
    const value = walks.cost - charged;
    last.idle = best && value <= best.value + Math.abs(best.value) * 1e-4 ? last.idle + 1 : 0;
    if (!best || value > best.value) {
      best = { value, charges, visits, charged, toEnd: walks.toEnd, restOf };
    }
    if (best.value >= target || value === Infinity) break;
    if (last.idle === 6) {
      last.step /= 2;
      last.idle = 0;
      last.charges = best.charges;
    } else {
      const length = last.step * Math.max(1, target - value);
      last.charges = moved(charges, walks.visits, isRequired, chosen, length);
      if (last.charges === charges) break;
    }
  }
  return best as Bound;
}

/** One step of some length along the subgradient. Returns the same charges if the walk is a tour. */
function moved(
  before: Charges,
  visits: readonly number[],
  isRequired: (island: number) => boolean,
  chosen: number,
  length: number,
): Charges {
  const { island, optional } = before;
  const off = visits.map((count, at) =>
    // An island of the wish list without visits and without a charge violates nothing.
    isRequired(at) || count > 0 || (island[at] as number) > 0 ? count - 1 : 0,
  );
  const taken = visits.reduce((sum, count, at) => sum + (isRequired(at) ? 0 : count), 0);
  const norm = off.reduce((sum, value) => sum + value * value, (taken - chosen) ** 2);
  if (norm === 0) return before;
  return {
    island: island.map((charge, at) => {
      const changed = charge + (length / norm) * (off[at] as number);
      return isRequired(at) ? changed : Math.max(0, changed);
    }),
    optional: optional + (length / norm) * (taken - chosen),
  };
}
