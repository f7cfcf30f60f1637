import type { Problem } from './problem.ts';

/** Longest sequence of islands that is moved as a whole. */
const longestPart = 3;

/** Generates the orders one change away. If `mayGrow`, those with one more island come first. */
export function* neighbours(
  { islands, requiredMask }: Problem,
  order: readonly number[],
  mayGrow: boolean,
): Generator<number[]> {
  const stops = order.length;
  const isOptional = (island: number) => (requiredMask & (1 << island)) === 0;
  const left = Array.from({ length: islands }, (_, island) => island).filter(
    (island) => !order.includes(island) && isOptional(island),
  );
  if (mayGrow) {
    for (const island of left) {
      for (let place = 0; place <= stops; place += 1) yield order.toSpliced(place, 0, island);
    }
  }
  for (let from = 0; from < stops; from += 1) {
    for (let length = 1; length <= longestPart && from + length <= stops; length += 1) {
      const part = order.slice(from, from + length);
      const rest = order.toSpliced(from, length);
      for (let to = 0; to <= rest.length; to += 1) {
        if (to !== from) yield rest.toSpliced(to, 0, ...part);
      }
    }
    for (let to = from + 1; to < stops; to += 1) {
      const turned = order.slice(from, to + 1).reverse();
      yield order.toSpliced(from, turned.length, ...turned);
    }
    for (let to = from + 2; to < stops; to += 1) {
      const swapped = [...order];
      swapped[from] = order[to] as number;
      swapped[to] = order[from] as number;
      yield swapped;
    }
    if (isOptional(order[from] as number)) {
      for (const island of left) yield order.with(from, island);
    }
  }
}
