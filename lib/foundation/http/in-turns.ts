import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests get a turn. */
const turnMs = 8;

/**
 * Joins a text from pieces that are computed one after the other, and yields to other requests in
 * between: a tenth of a second of uninterrupted work delays everyone.
 *
 * @param signal aborted when the text is no longer needed
 *
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
