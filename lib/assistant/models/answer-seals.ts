import 'server-only';
import type { UIMessageChunk } from 'ai';
import { assistantLimits } from './limits';
import { type Sealed, seal } from './seals';

export type Chunk = UIMessageChunk<unknown, Record<string, unknown>>;

const sealOf = (sealed: Sealed): Chunk => ({ type: 'data-seal', data: seal(sealed) });

/** Follows the stream of an answer, seals its parts and measures its length. */
export class AnswerSeals {
  /** Texts that have not ended, by id. */
  private readonly open = new Map<string, string>();
  private readonly calls = new Map<string, { name: string; input: unknown }>();
  /** Number of characters streamed. */
  words = 0;
  hasBegun = false;
  /** Inputs and outputs of calls. */
  readonly outputs: unknown[] = [];

  /** True while calls wait for the page, which asks the traveller. */
  get isWaiting(): boolean {
    return this.calls.size > 0;
  }

  /** True for words that would make the answer longer than allowed. */
  isTooLong(chunk: Chunk): boolean {
    return chunk.type === 'text-delta' && this.words + chunk.delta.length > assistantLimits.answer;
  }

  /** The chunk, followed by the seal of the part that it completes, if any. */
  *with(chunk: Chunk): Generator<Chunk> {
    yield chunk;
    const seal = this.after(chunk);
    if (seal) yield seal;
  }

  /** A whole text with its seal. */
  *textPart(id: string, text: string): Generator<Chunk> {
    yield* this.with({ type: 'text-start', id });
    yield* this.with({ type: 'text-delta', id, delta: text });
    yield* this.with({ type: 'text-end', id });
  }

  /** Ends the texts of an interrupted answer, and gives up its calls. */
  *close(): Generator<Chunk> {
    for (const id of this.open.keys()) yield* this.with({ type: 'text-end', id });
    this.calls.clear();
  }

  private after(chunk: Chunk): Chunk | undefined {
    switch (chunk.type) {
      case 'start':
        this.hasBegun = true;
        return undefined;
      case 'text-start':
        this.open.set(chunk.id, '');
        return undefined;
      case 'text-delta':
        this.words += chunk.delta.length;
        this.open.set(chunk.id, (this.open.get(chunk.id) ?? '') + chunk.delta);
        return undefined;
      case 'text-end': {
        const text = this.open.get(chunk.id);
        this.open.delete(chunk.id);
        return text ? sealOf({ kind: 'text', text }) : undefined;
      }
      case 'tool-input-available':
        this.calls.set(chunk.toolCallId, { name: chunk.toolName, input: chunk.input });
        return undefined;
      case 'tool-output-available':
      case 'tool-output-error': {
        const { toolCallId: callId } = chunk;
        const call = this.calls.get(callId);
        this.calls.delete(callId);
        if (!call || chunk.type === 'tool-output-error') return undefined;
        this.outputs.push(call.input, chunk.output);
        return sealOf({ kind: 'tool', callId, output: chunk.output, ...call });
      }
      default:
        return undefined;
    }
  }
}
