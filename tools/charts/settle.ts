/** A possible position of a label, as the search sees it. */
export interface Option {
  readonly cost: number;
}

/** Cost of a label that is not placed. */
export const unplacedCost = 450;

/** Cost of two overlapping labels: more than any position is worth. */
const conflictCost = 500;

/** Pseudo-random numbers from 0 to 1, the same in every run (Lehmer). */
export function sequence(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Chooses one option per label by simulated annealing, for the crowded chart of all islands, where
 * a greedy choice leaves the last labels without a position. Returns the index of the option per
 * label, or -1 for none; no two chosen options clash.
 */
export function settle<T extends Option>(
  options: readonly (readonly T[])[],
  clash: (a: T, b: T) => boolean,
  rounds = 600_000,
): number[] {
  const random = sequence(20261121);
  const pools = options;
  const stride = Math.max(...pools.map((pool) => pool.length), 1);
  const span = pools.length * stride;
  // 0 means not checked yet, 1 free, 2 overlapping.
  const known = new Uint8Array(span * span);
  const conflicts = (label: number, option: number, chosen: readonly number[]) => {
    const mine = pools[label]?.[option];
    if (!mine) return 0;
    const row = (label * stride + option) * span;
    let count = 0;
    chosen.forEach((other, index) => {
      const theirs = index === label ? undefined : pools[index]?.[other];
      if (!theirs) return;
      const cell = row + index * stride + other;
      known[cell] ||= clash(mine, theirs) ? 2 : 1;
      if (known[cell] === 2) count++;
    });
    return count;
  };
  const costOf = (label: number, option: number) =>
    pools[label]?.[option]?.cost ?? 2 * unplacedCost;
  const chosen: number[] = pools.map((pool) => (pool.length > 0 ? 0 : -1));
  for (let round = 0; round < rounds; round++) {
    const heat = 260 * (1 - round / rounds) ** 3 + 0.4;
    const label = Math.floor(random() * pools.length);
    const size = pools[label]?.length ?? 0;
    if (size === 0) continue;
    // Good positions are tried more often than poor ones.
    const option = random() < 0.02 ? -1 : Math.floor(random() ** 2 * size);
    const now = chosen[label] ?? -1;
    const change =
      costOf(label, option) -
      costOf(label, now) +
      conflictCost * (conflicts(label, option, chosen) - conflicts(label, now, chosen));
    if (change < 0 || random() < Math.exp(-change / heat)) chosen[label] = option;
  }
  chosen.forEach((option, label) => {
    if (conflicts(label, option, chosen) > 0) chosen[label] = -1;
  });
  // Labels moved by the last random steps return to their best free position.
  for (let pass = 0; pass < 3; pass++) {
    pools.forEach((pool, label) => {
      const best = pool.findIndex((_, option) => conflicts(label, option, chosen) === 0);
      chosen[label] = best;
    });
  }
  return chosen;
}
