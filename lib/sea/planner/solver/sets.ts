import type { Problem } from './problem.ts';

/** Number of bits set. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Number of islands from the wish list that a tour visits in addition to the required ones, if the
 * request asks for `choose` of them. Islands visited because of a locked boat count towards
 * `choose`.
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
