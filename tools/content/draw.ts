/** Pseudo-random numbers from 0 to below 1, reproducible by seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws `count` distinct entries from several lists by a seed, taking the lists in turn so that a
 * long one does not dominate. Returns all entries if there are fewer.
 */
export function draw<T>(lists: readonly (readonly T[])[], count: number, seed: number): T[] {
  const random = numbers(seed);
  const left = lists.filter((list) => list.length > 0).map((list) => [...list]);
  const sample: T[] = [];
  for (let turn = 0; sample.length < count && left.some((list) => list.length > 0); turn += 1) {
    const list = left[turn % left.length] ?? [];
    if (list.length > 0) sample.push(...list.splice(Math.floor(random() * list.length), 1));
  }
  return sample;
}
