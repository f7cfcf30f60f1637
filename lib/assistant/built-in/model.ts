import 'server-only';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { getTranslations } from 'next-intl/server';
import { conversationOf } from './conversation';
import { nextOf } from './decide/next';
import type { Next } from './decide/turn-request';

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * Built-in language model that works without a service, by rules instead of a network. Stateless
 * and deterministic. Facts in its answers come from tool results. Reads language and date from the
 * first lines of the instructions.
 */
export const builtInModel: LanguageModelV4 = {
  specificationVersion: 'v4',
  provider: 'built-in',
  modelId: 'built-in',
  supportedUrls: {},

  async doGenerate(options) {
    const content = contentOf(await decided(options), options);
    return { content, finishReason: reasonOf(content), usage, warnings: [] };
  },

  async doStream(options) {
    const content = contentOf(await decided(options), options);
    const parts = partsOf(content);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      pull(controller) {
        const { value, done } = parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return { stream };
  },
};

async function decided({ prompt }: LanguageModelV4CallOptions): Promise<Next> {
  const conversation = conversationOf(prompt);
  const t = await getTranslations({ locale: conversation.locale, namespace: 'builtIn' });
  return nextOf(conversation, t);
}

/** Derives the ids of calls from their position, so that the same messages give the same ids. */
function contentOf(next: Next, { prompt }: LanguageModelV4CallOptions): LanguageModelV4Content[] {
  if ('text' in next) {
    const { text, chips } = next;
    const shown = chips ? { providerMetadata: { 'built-in': { chips: [...chips] } } } : {};
    return [{ type: 'text', text, ...shown }];
  }
  return [
    ...(next.intro ? [{ type: 'text' as const, text: next.intro }] : []),
    ...next.calls.map(({ tool, input }, index) => ({
      type: 'tool-call' as const,
      toolCallId: `call-${prompt.length}-${index}`,
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ];
}

const reasonOf = (content: readonly LanguageModelV4Content[]): LanguageModelV4FinishReason => {
  const unified = content.some(({ type }) => type === 'tool-call') ? 'tool-calls' : 'stop';
  return { unified, raw: unified };
};

/** Splits a text into words, because other models stream their answers in small pieces too. */
const piece = /\S+\s*|\s+/g;

function* partsOf(
  content: readonly LanguageModelV4Content[],
): Generator<LanguageModelV4StreamPart, undefined> {
  yield { type: 'stream-start', warnings: [] };
  for (const [index, part] of content.entries()) {
    if (part.type === 'tool-call') yield part;
    if (part.type !== 'text') continue;
    const id = String(index);
    const { providerMetadata } = part;
    yield { type: 'text-start', id, ...(providerMetadata ? { providerMetadata } : {}) };
    for (const [delta] of part.text.matchAll(piece)) yield { type: 'text-delta', id, delta };
    yield { type: 'text-end', id };
  }
  yield { type: 'finish', usage, finishReason: reasonOf(content) };
  return undefined;
}
