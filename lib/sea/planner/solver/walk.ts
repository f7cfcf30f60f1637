import type { Problem } from './problem.ts';

/**
 * True if a walk with this number of stops fits into the days. Walks may visit islands any number
 * of times, but not twice in a row. If no walk fits, no tour does.
 */
export function walkFits(problem: Problem, stops: number): boolean {
  const { islands, days, legCost, stayCosts } = problem;
  const width = islands + 1;
  const runs = (from: number, to: number, day: number, nights: number) =>
    (legCost[((from * width + to) * 2 + nights) * days + day] as number) < Infinity;
  let reached = new Uint8Array(islands * days);
  for (let to = 0; to < islands; to += 1) {
    for (let day = 0; day < days; day += 1) {
      if (runs(islands, to, day, 0)) reached[to * days + day] = 1;
      if (day + 1 < days && runs(islands, to, day, 1)) reached[to * days + day + 1] = 1;
    }
  }
  for (let stop = 1; stop <= stops; stop += 1) {
    const next = new Uint8Array(islands * days);
    for (let from = 0; from < islands; from += 1) {
      const stay = stayCosts[from] as Float64Array;
      for (let day = 1; day < days; day += 1) {
        const isReady = stay.some(
          (cost, nights) =>
            cost < Infinity && nights <= day && reached[from * days + day - nights] === 1,
        );
        if (!isReady) continue;
        for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
          if (stop === stops) {
            if (runs(from, islands, day, nights)) return true;
            continue;
          }
          for (let to = 0; to < islands; to += 1) {
            if (runs(from, to, day, nights)) next[to * days + day + nights] = 1;
          }
        }
      }
    }
    reached = next;
  }
  return false;
}
