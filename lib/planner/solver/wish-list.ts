import type { Problem } from './problem.ts';

/** The bits that are set. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many islands of the wish list a tour takes besides those it has to visit, where a request takes so many of it: one
 * that is visited because of a locked boat is one of them.
 */
export function othersToTake(
  { request, requiredMask }: Pick<Problem, 'request' | 'requiredMask'>,
  choose: number,
): number {
  const asked = request.islands.reduce(
    (mask, { required }, index) => (required ? mask | (1 << index) : mask),
    0,
  );
  return Math.max(0, choose - bitCount(requiredMask & ~asked));
}
