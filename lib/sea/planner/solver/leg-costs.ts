import type { Problem } from './problem.ts';

type LegCosts = Pick<Problem, 'legCost' | 'straighten' | 'dropNight' | 'complete'>;

/** Computes the legs of a problem from every end on every day. Stops when `isOver` returns true. */
export function legCosts(problem: Omit<Problem, keyof LegCosts>, isOver: () => boolean): LegCosts {
  const { islands, days, locks, ends, pricing } = problem;
  const lastDay = problem.flightDay ?? days - 1;
  const width = islands + 1;
  const legCost = new Float64Array(width * width * 2 * days).fill(Infinity);
  const idleDay = pricing.weights.idleDay * pricing.persons;
  const lockFrom = Array.from({ length: width }, (_, from) =>
    locks.find((lock) => lock.from === from),
  );
  const lockTo = Array.from({ length: width }, (_, to) => locks.find((lock) => lock.to === to));

  function write(from: number, day: number): void {
    const locked = lockFrom[from];
    const cost = problem.legsFrom(from, day);
    for (let to = 0; to < width; to += 1) {
      if (from === to || (locked && locked.to !== to)) continue;
      if ((lockTo[to]?.from ?? from) !== from) continue;
      const byLand = ends.isByLand(from, to);
      for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
        const known = byLand ? (nights === 0 ? 0 : Infinity) : (cost[to * 2 + nights] as number);
        const before = from === islands ? day : 0;
        const after = to === islands ? lastDay - day - nights : 0;
        const idle = before + nights + after;
        legCost[((from * width + to) * 2 + nights) * days + day] = known + idle * idleDay;
      }
    }
  }

  function straighten(from: number, day: number): boolean {
    if (!problem.findStraight(from, day)) return false;
    write(from, day);
    return true;
  }

  function dropNight(from: number, to: number, day: number): void {
    problem.forbidNight(from, to, day);
    write(from, day);
  }

  const costs = { legCost, straighten, dropNight };
  // Day by day, so that the legs computed before the deadline are usable together.
  for (let day = 0; day < days; day += 1) {
    for (let from = 0; from < width; from += 1) {
      const locked = lockFrom[from];
      if (locked && locked.day !== day) continue;
      if (isOver()) return { ...costs, complete: false };
      write(from, day);
    }
  }
  return { ...costs, complete: true };
}
