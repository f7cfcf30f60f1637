import 'server-only';
import {
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  toUIMessageStream,
} from 'ai';
import { untoldIn } from '@/lib/assistant/traced/untold';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { AnswerSeals, type Chunk } from './answer-seals';
import { type AnswerFault, answerFaultOf } from './faults';
import { assistantLimits } from './limits';
import { instructions } from './prompt';
import { toldIn } from './told';

export interface Asked {
  readonly model: LanguageModel;
  /** Name of the model; undefined for the built-in one. */
  readonly modelName?: string | undefined;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  readonly locale: Locale;
  /** Aborted when the visitor leaves or presses stop. */
  readonly signal: AbortSignal;
  /** Returns a sentence about a fault in the language of the page. */
  readonly say: (fault: AnswerFault) => string;
  /** Returns a sentence about claims of a service that no tool result supports. */
  readonly doubt: (claims: readonly string[]) => string;
  readonly onFault: (fault: AnswerFault, error?: unknown) => void;
  readonly timeouts?: Partial<typeof assistantLimits.timeouts>;
}

/**
 * Streams the answer to a conversation as chunks for the page. Always ends, whatever the service
 * does. A fault becomes a sentence after the text streamed so far.
 */
export function answerStream(asked: Asked): ReadableStream<Chunk> {
  const chunks = answered(asked);
  return new ReadableStream<Chunk>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* answered(asked: Asked): AsyncGenerator<Chunk> {
  const { signal, say, onFault } = asked;
  const enough = new AbortController();
  const seals = new AnswerSeals();
  let fault: AnswerFault | undefined;
  function fail(found: AnswerFault, error?: unknown): string {
    fault = found;
    onFault(found, error);
    return say(found);
  }
  const errorOf = (found: AnswerFault, error?: unknown): Chunk[] =>
    fault ? [] : [{ type: 'error', errorText: fail(found, error) }];
  try {
    for await (const chunk of chunksOf(asked, enough.signal, fail)) {
      if (chunk.type === 'abort' && !signal.aborted) {
        yield* errorOf('slow');
        continue;
      }
      if (
        chunk.type === 'text-delta' &&
        seals.words + chunk.delta.length > assistantLimits.answer
      ) {
        enough.abort();
        yield* errorOf('cut');
        return;
      }
      if (chunk.type === 'finish' && !fault) {
        const found = faultOfEnd(chunk.finishReason, seals);
        if (found) yield* errorOf(found);
        yield* doubtOf(asked, seals);
      }
      yield chunk;
      const seal = seals.after(chunk);
      if (seal) yield seal;
    }
  } catch (error) {
    // Interrupted connections throw instead of sending an error chunk.
    if (!signal.aborted) yield* errorOf(answerFaultOf(error), error);
  } finally {
    enough.abort();
  }
}

/** Adds a warning after an answer of an external model with claims that nothing supports. */
function* doubtOf({ modelName, messages, doubt }: Asked, seals: AnswerSeals): Generator<Chunk> {
  const claims = modelName ? untoldIn(seals.text, toldIn(messages, seals.outputs)) : [];
  if (claims.length === 0) return;
  const id = 'doubt';
  const chunks: Chunk[] = [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: doubt(claims) },
    { type: 'text-end', id },
  ];
  for (const chunk of chunks) {
    yield chunk;
    const seal = seals.after(chunk);
    if (seal) yield seal;
  }
}

function chunksOf(
  asked: Asked,
  enough: AbortSignal,
  fail: (fault: AnswerFault, error: unknown) => string,
): AsyncIterable<Chunk> {
  const { model, modelName, messages, tools, locale, signal } = asked;
  const result = streamText({
    model,
    instructions: instructions(locale),
    messages,
    tools,
    stopWhen: isStepCount(assistantLimits.steps),
    maxOutputTokens: assistantLimits.outputTokens,
    // Retry once: a visitor is waiting, and a rate-limited service stays busy for longer.
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, enough]),
    timeout: { ...assistantLimits.timeouts, ...asked.timeouts },
    // The default handler would log what the service said to the console.
    onError: () => {},
  });
  return toUIMessageStream({
    stream: result.stream,
    tools,
    sendReasoning: false,
    messageMetadata: ({ part }) =>
      part.type === 'start' ? { model: modelName ?? null } : undefined,
    onError: (error) => fail(answerFaultOf(error), error),
  }) as unknown as AsyncIterable<Chunk>;
}

/** Fault of an answer that ended normally. */
function faultOfEnd(
  reason: string | undefined,
  { words, results, isWaiting }: AnswerSeals,
): AnswerFault | undefined {
  if (reason === 'length') return 'cut';
  if (reason === 'error') return 'failed';
  if (words > 0 || isWaiting) return undefined;
  return results >= assistantLimits.steps - 1 ? 'steps' : 'nonsense';
}
