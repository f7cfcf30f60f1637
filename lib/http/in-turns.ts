import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which everybody else waits at the most. */
const turnMs = 8;

/**
 * Puts a text together from pieces that are worked out one after the other, and lets other requests have their turn in
 * between: what takes a tenth of a second in one go keeps everybody waiting for it.
 *
 * @param signal aborted when nobody waits for the text any more
 * @throws {Error} the reason of the signal
 */
export async function inTurns(pieces: Iterable<string>, signal?: AbortSignal): Promise<string> {
  const parts: string[] = [];
  let began = performance.now();
  for (const piece of pieces) {
    parts.push(piece);
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    signal?.throwIfAborted();
    began = performance.now();
  }
  return parts.join('');
}
