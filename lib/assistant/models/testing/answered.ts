import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ToolSet, UIMessageChunk } from 'ai';
import { jsonSchema, tool } from 'ai';
import { convertArrayToReadableStream, MockLanguageModelV4 } from 'ai/test';
import { startModelStub } from '@/lib/assistant/testing/model-stub';
import { answerStream } from '../answer';
import { boundedModel } from '../bounded-model';
import { loggable } from '../faults';
import type { assistantLimits } from '../limits';
import { saveTrip } from '../save-tool';

const stubAddress = startModelStub();

/** Requests that the stub has received. */
export const seen = async () => (await fetch(`${await stubAddress}/seen`)).json();

const tools: ToolSet = {
  saveTrip,
  listIslands: tool({
    inputSchema: jsonSchema<object>({ type: 'object' }),
    execute: () => ({ islands: 24 }),
  }),
  planFerries: tool({
    inputSchema: jsonSchema<{ start: unknown }>({ type: 'object' }),
    execute: ({ start }) =>
      typeof start === 'string'
        ? { order: ['naxos'] }
        : { state: 'faults', message: 'Where from?' },
  }),
};

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** Stands for the built-in model. */
const fallback = new MockLanguageModelV4({
  doStream: async () => ({
    stream: convertArrayToReadableStream([
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '0' },
      { type: 'text-delta', id: '0', delta: 'Our own answer.' },
      { type: 'text-end', id: '0' },
      { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
    ]),
  }),
});

interface Options {
  signal?: AbortSignal;
  moreTools?: ToolSet;
  headersMs?: number;
  timeouts?: Partial<typeof assistantLimits.timeouts>;
}

/** Collects the stream for a message, over HTTP. */
export async function answered(
  content: string,
  { signal = new AbortController().signal, timeouts, moreTools, headersMs }: Options = {},
) {
  const faults: string[] = [];
  const logged: object[] = [];
  const stub = createOpenAICompatible({ name: 'stub', baseURL: await stubAddress })('stub');
  const chunks: UIMessageChunk[] = [];
  const stream = answerStream({
    model: boundedModel(stub, headersMs),
    modelName: 'stub',
    fallback,
    messages: [{ role: 'user', content }],
    tools: { ...tools, ...moreTools },
    locale: 'en',
    signal,
    say: (fault) => `Fault: ${fault}.`,
    instead: 'Instead:',
    mark: 'unsourced',
    onFault(fault, error) {
      faults.push(fault);
      logged.push(loggable(fault, error));
    },
    ...(timeouts ? { timeouts } : {}),
  });
  for await (const chunk of stream as unknown as AsyncIterable<UIMessageChunk>) chunks.push(chunk);
  const text = chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? chunk.delta : [])).join('');
  const errors = chunks.flatMap((chunk) => (chunk.type === 'error' ? chunk.errorText : []));
  const types = chunks.map(({ type }) => type);
  return { text, errors, faults, logged, types, chunks };
}

/** Text of an answer in which the fallback follows a fault. */
export const fallbackAfter = (fault: string, words = '') =>
  `${words}*Fault: ${fault}. Instead:*Our own answer.`;
