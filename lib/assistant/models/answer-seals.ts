import 'server-only';
import type { UIMessageChunk } from 'ai';
import { type Sealed, seal } from './seals';

export type Chunk = UIMessageChunk<unknown, Record<string, unknown>>;

const sealOf = (sealed: Sealed): Chunk => ({ type: 'data-seal', data: seal(sealed) });

/** Follows the stream of an answer, seals its parts and measures its length. */
export class AnswerSeals {
  private readonly texts = new Map<string, string>();
  private readonly calls = new Map<string, { name: string; input: unknown }>();
  /** Number of characters streamed, and of calls that were answered. */
  words = 0;
  results = 0;
  /** Inputs and outputs of calls. */
  readonly outputs: unknown[] = [];

  /** Text so far. */
  get text(): string {
    return [...this.texts.values()].join('\n\n');
  }

  /** True while calls wait for the page, which asks the traveller. */
  get isWaiting(): boolean {
    return this.calls.size > 0;
  }

  /** Returns the seal of the part that this chunk completes, if any. */
  after(chunk: Chunk): Chunk | undefined {
    switch (chunk.type) {
      case 'text-delta':
        this.words += chunk.delta.length;
        this.texts.set(chunk.id, (this.texts.get(chunk.id) ?? '') + chunk.delta);
        return undefined;
      case 'text-end': {
        const text = this.texts.get(chunk.id);
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
        this.results += 1;
        if (!call || chunk.type === 'tool-output-error') return undefined;
        this.outputs.push(call.input, chunk.output);
        return sealOf({ kind: 'tool', callId, output: chunk.output, ...call });
      }
      default:
        return undefined;
    }
  }
}
