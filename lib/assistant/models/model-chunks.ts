import 'server-only';
import { isStepCount, streamText, toUIMessageStream } from 'ai';
import type { AnswerRequest } from './answer-request';
import type { Chunk } from './answer-seals';
import type { AnswerBudget } from './bounded-tools';
import { assistantLimits } from './limits';
import { instructions } from './prompt';

/**
 * Streams a model's answer with its tool calls as chunks of the AI SDK. `onError` gets the error of
 * each chunk that reports one, before the chunk.
 */
export function chunksOf(
  request: AnswerRequest,
  budget: AnswerBudget,
  enough: AbortSignal,
  onError: (error: unknown) => void,
): AsyncIterable<Chunk> {
  const { model, modelName, messages, tools, locale, signal, timeouts } = request;
  const result = streamText({
    model,
    instructions: instructions(locale),
    messages,
    tools,
    stopWhen: [isStepCount(assistantLimits.steps), () => budget.isLastStep],
    prepareStep({ stepNumber }) {
      budget.isLastStep = stepNumber === assistantLimits.steps - 1 || budget.isSpent;
      return modelName && budget.isLastStep ? withoutTools(model.provider) : {};
    },
    maxOutputTokens: assistantLimits.outputTokens,
    // Retry once: a visitor is waiting, and a rate-limited service stays busy for longer.
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, enough]),
    timeout: { ...assistantLimits.timeouts, ...timeouts },
    // The default handler would log the service's message to the console.
    onError: () => {},
  });
  return toUIMessageStream({
    stream: result.stream,
    tools,
    sendReasoning: false,
    messageMetadata: ({ part }) =>
      part.type === 'start' ? { model: modelName ?? null } : undefined,
    // Also called for errors of tools, which the model can act on.
    onError(error) {
      onError(error);
      return '';
    },
  }) as unknown as AsyncIterable<Chunk>;
}

/** Settings of a step without tools. Anthropic refuses earlier calls in a request that lists no tools. */
const withoutTools = (provider: string) =>
  provider.startsWith('anthropic') ? { toolChoice: 'none' as const } : { activeTools: [] };
