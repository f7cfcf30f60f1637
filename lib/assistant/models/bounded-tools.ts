import type { ToolSet } from 'ai';
import { assistantLimits } from './limits';

/** Bytes of an answer kept free of results for its words, and for a second model's answer. */
const roomForWords = 30_000;
const roomForSecond = 60_000;

/** Bytes of a value as JSON. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Counts of one answer, which {@link assistantLimits} bounds. */
export class AnswerBudget {
  private calls = 0;
  /** Bytes of chunks sent to the browser so far. */
  private browserBytes = 0;
  /** Limit of `browserBytes`. */
  private most: number = assistantLimits.browserBytes - roomForSecond;
  /** Bytes of the conversation and of results sent to the model. */
  modelBytes = 0;
  /** True in the step that gets no tools. */
  isLastStep = false;

  /** True when further calls would be refused. */
  get isSpent(): boolean {
    return this.calls >= assistantLimits.toolCalls;
  }

  /** Counts a call; false if it is one too many. */
  takesCall(): boolean {
    this.calls += 1;
    return this.calls <= assistantLimits.toolCalls;
  }

  /** Counts a result for the model and the browser; false if either limit leaves no room for it. */
  takesResult(bytes: number): boolean {
    const isWithin =
      this.modelBytes + bytes <= assistantLimits.modelBytes &&
      this.browserBytes + bytes <= this.most - roomForWords;
    if (!isWithin) return false;
    this.modelBytes += bytes;
    this.browserBytes += bytes;
    return true;
  }

  /** Counts a chunk for the browser, unless it is a result; false if it does not fit. */
  takesChunk(chunk: { readonly type: string }): boolean {
    if (chunk.type === 'tool-output-available') return true;
    this.browserBytes += bytesOf(chunk);
    return this.browserBytes <= this.most;
  }

  /** Budget of a second model for the same answer: new calls, and the rest of the bytes. */
  again(): AnswerBudget {
    const budget = new AnswerBudget();
    budget.browserBytes = this.browserBytes;
    budget.most = assistantLimits.browserBytes;
    return budget;
  }
}

/** Tools that refuse calls and results over the limits of an answer, with a message for the model. */
export function boundedTools(tools: ToolSet, budget: AnswerBudget, refusal: string): ToolSet {
  const refused = { state: 'unavailable', message: refusal };
  const bounded = Object.entries(tools).map(([name, tool]) => {
    const { execute } = tool;
    if (!execute) return [name, tool] as const;
    const withinLimits: typeof execute = async (input, options) => {
      if (!budget.takesCall()) return refused;
      const output = await execute(input, options);
      return budget.takesResult(bytesOf(output)) ? output : refused;
    };
    return [name, { ...tool, execute: withinLimits }] as const;
  });
  return Object.fromEntries(bounded) as ToolSet;
}
