import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ToolSet, UIMessageChunk } from 'ai';
import { jsonSchema, tool } from 'ai';
import { startModelStub } from '@/lib/assistant/testing/model-stub';
import { answerStream } from './answer';
import { outsideModel } from './choice';
import { assistantLimits } from './limits';
import { saveTrip } from './save-tool';

let address: string;
beforeAll(async () => {
  address = await startModelStub();
});

const seen = async () => (await fetch(`${address}/seen`)).json();

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

interface Options {
  signal?: AbortSignal;
  timeouts?: Partial<typeof assistantLimits.timeouts>;
}

/** Collects the stream for a message, over HTTP. */
async function answered(
  content: string,
  { signal = new AbortController().signal, timeouts }: Options = {},
) {
  const faults: string[] = [];
  const chunks: UIMessageChunk[] = [];
  const stream = answerStream({
    model: createOpenAICompatible({ name: 'stub', baseURL: address })('stub'),
    modelName: 'stub',
    messages: [{ role: 'user', content }],
    tools,
    locale: 'en',
    signal,
    say: (fault) => `said: ${fault}`,
    doubt: (claims) => ` doubt: ${claims.join(', ')}`,
    onFault: (fault) => faults.push(fault),
    ...(timeouts ? { timeouts } : {}),
  });
  for await (const chunk of stream as unknown as AsyncIterable<UIMessageChunk>) chunks.push(chunk);
  const text = chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? chunk.delta : [])).join('');
  const errors = chunks.flatMap((chunk) => (chunk.type === 'error' ? chunk.errorText : []));
  const types = chunks.map(({ type }) => type);
  return { text, errors, faults, types, chunks };
}

it('streams what a service says, word by word, and puts a seal behind it', async () => {
  const { text, types, errors, chunks } = await answered('hello there');
  expect(text).toBe('You asked: hello there');
  expect(types.filter((type) => type === 'text-delta').length).toBeGreaterThan(2);
  expect(types.filter((type) => type === 'data-seal')).toHaveLength(1);
  expect(errors).toEqual([]);
  expect(chunks[0]).toMatchObject({ type: 'start', messageMetadata: { model: 'stub' } });
});

it('runs the tools a service calls and lets it go on with what they found', async () => {
  const { text, types } = await answered('plan a week');
  expect(types).toContain('tool-output-available');
  expect(text).toContain('The tool says: {"order":["naxos"]}');
  expect(types.filter((type) => type === 'data-seal')).toHaveLength(2);
  const { asked } = await seen();
  expect(asked.max_tokens).toBe(assistantLimits.outputTokens);
  expect(asked.messages[0].role).toBe('system');
});

it('tells a service what is wrong with its arguments', async () => {
  const wrong = await answered('wrongArguments');
  expect(wrong.text).toContain('Where from?');
  const broken = await answered('brokenArguments');
  expect(broken.types).toContain('tool-input-error');
  expect(broken.text).toContain('The tool says');
});

it('knows no tool but its own', async () => {
  const { types, text } = await answered('inventedTool');
  expect(types).not.toContain('tool-output-available');
  expect(text).toContain('unavailable tool');
});

it('doubts what no tool told, and only that', async () => {
  const { text, types } = await answered('remember the boat at 07:30 for €40?');
  expect(text).toContain('07:30');
  expect(text).not.toContain('doubt');
  const invented = await answered('invents');
  expect(invented.text).toMatch(/ doubt: €57, 09:05–12:40$/);
  expect(invented.errors).toEqual([]);
  expect(invented.types.filter((type) => type === 'data-seal')).toHaveLength(
    types.filter((type) => type === 'data-seal').length + 1,
  );
});

it('leaves what writes to the page', async () => {
  const { types, errors } = await answered('save it');
  expect(types).toContain('tool-input-available');
  expect(types).not.toContain('tool-output-available');
  expect(errors).toEqual([]);
});

describe('a service that fails', () => {
  const short = { totalMs: 4000, firstChunkMs: 300, chunkMs: 300 };

  it.each([
    ['quota', 'quota', ''],
    ['down', 'failed', ''],
    ['forbidden', 'failed', ''],
    ['breaks', 'failed', 'Half a sentence'],
    ['errorMidway', 'failed', 'Half a sentence'],
    ['hangs', 'slow', ''],
    ['stalls', 'slow', 'Half a sentence'],
    ['page', 'failed', ''],
    ['garbled', 'failed', ''],
    ['empty', 'nonsense', ''],
  ])('%s: says so in a sentence, and what was streamed stays', async (mood, fault, streamed) => {
    const { text, errors, faults } = await answered(mood, { timeouts: short });
    expect(text).toBe(streamed);
    expect(errors).toEqual([`said: ${fault}`]);
    expect(faults).toEqual([fault]);
  });

  it('is not listened to without end', async () => {
    const { text, errors } = await answered('endless');
    expect(text.length).toBeLessThanOrEqual(assistantLimits.answer);
    expect(errors).toEqual(['said: cut']);
  });

  it('is not asked again and again', async () => {
    const before = (await seen()).requests;
    const { errors } = await answered('loops');
    expect((await seen()).requests - before).toBe(assistantLimits.steps);
    expect(errors).toEqual(['said: steps']);
  });
});

it('breaks off at the service when the visitor does', async () => {
  const before = (await seen()).brokenOff;
  const stop = new AbortController();
  const running = answered('slowly', { signal: stop.signal });
  setTimeout(() => stop.abort(), 200);
  const { errors, text } = await running;
  expect(errors).toEqual([]);
  expect(text.length).toBeGreaterThan(0);
  let { brokenOff } = await seen();
  for (let tries = 0; brokenOff === before && tries < 50; tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
    ({ brokenOff } = await seen());
  }
  expect(brokenOff).toBe(before + 1);
});

describe('the model that the variables name', () => {
  const keys = { ASSISTANT_MODEL: 'm', ASSISTANT_API_KEY: 'k', ASSISTANT_BASE_URL: undefined };

  it.each([
    ['openai-compatible', { ASSISTANT_BASE_URL: 'http://127.0.0.1:9/v1' }, 'compatible'],
    ['anthropic', {}, 'anthropic'],
    ['google', {}, 'google'],
  ] as const)('%s', (provider, more, name) => {
    const chosen = outsideModel({ ...keys, ASSISTANT_PROVIDER: provider, ...more });
    expect(chosen?.model.provider).toContain(name);
    expect(chosen?.name).toBe('m');
  });

  it('is none without them', () => {
    expect(outsideModel({ ...keys, ASSISTANT_PROVIDER: 'built-in' })).toBeUndefined();
  });
});
