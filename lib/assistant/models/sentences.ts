import type { Chunk } from './answer-seals';

/** Characters after which a text without the end of a sentence is passed on. */
const longest = 600;

/** End of the last whole sentence or line of a text, or of its last word if it is too long. */
function endOfSentences(text: string): number {
  const ends = [...text.matchAll(/[.!?;·…]["'”»)\]*_]*\s+(?=\S)|\n+/gu)];
  const last = ends.at(-1);
  if (last) return last.index + last[0].length;
  return text.length > longest ? text.lastIndexOf(' ') + 1 || text.length : 0;
}

/** Passes the text of a stream on in whole sentences, each changed by `change`. */
export async function* inSentences(
  chunks: AsyncIterable<Chunk>,
  change: (sentence: string) => string,
): AsyncGenerator<Chunk> {
  const held = new Map<string, string>();
  function* release(id: string, upTo?: number): Generator<Chunk> {
    const text = held.get(id) ?? '';
    const end = upTo ?? text.length;
    held.set(id, text.slice(end));
    if (end > 0) yield { type: 'text-delta', id, delta: change(text.slice(0, end)) };
  }
  try {
    for await (const chunk of chunks) {
      if (chunk.type === 'text-delta') {
        const text = (held.get(chunk.id) ?? '') + chunk.delta;
        held.set(chunk.id, text);
        yield* release(chunk.id, endOfSentences(text));
        continue;
      }
      if (chunk.type === 'text-end') yield* release(chunk.id);
      // Words before a fault are kept.
      if (chunk.type === 'error' || chunk.type === 'abort')
        for (const id of held.keys()) yield* release(id);
      yield chunk;
      if (chunk.type === 'text-end') held.delete(chunk.id);
    }
  } catch (error) {
    for (const id of held.keys()) yield* release(id);
    throw error;
  }
}
