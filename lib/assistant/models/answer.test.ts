import { assistantLimits } from './limits';
import { answered, fallbackAfter, seen } from './testing/answered';

it('streams the words of a service in sentences, with a seal behind them', async () => {
  const { text, types, errors, chunks } = await answered('hello there. Good day. Bye');
  expect(text).toBe('You wrote: hello there. Good day. Bye');
  expect(types.filter((type) => type === 'text-delta')).toHaveLength(3);
  expect(types.filter((type) => type === 'data-seal')).toHaveLength(1);
  expect(errors).toEqual([]);
  expect(chunks[0]).toMatchObject({ type: 'start', messageMetadata: { model: 'stub' } });
});

it('runs the tools that a service calls and returns their results to it', async () => {
  const { text, types } = await answered('plan a week');
  expect(types).toContain('tool-output-available');
  expect(text).toContain('The tool says: {"order":["naxos"]}');
  expect(types.filter((type) => type === 'data-seal')).toHaveLength(2);
  const { last } = await seen();
  expect(last.max_tokens).toBe(assistantLimits.outputTokens);
  expect(last.messages[0].role).toBe('system');
});

it('returns faults in arguments to the service', async () => {
  const wrong = await answered('wrongArguments');
  expect(wrong.text).toContain('Where from?');
  const broken = await answered('brokenArguments');
  expect(broken.types).toContain('tool-input-error');
  expect(broken.text).toContain('The tool says');
});

it('runs no tool that does not exist', async () => {
  const { types, text } = await answered('inventedTool');
  expect(types).not.toContain('tool-output-available');
  expect(text).toContain('unavailable tool');
});

it('marks in its place whatever no source supports', async () => {
  const repeated = await answered('remember the boat at 07:30 for €40?');
  expect(repeated.text).toContain('07:30');
  expect(repeated.text).not.toContain('unsourced');
  const invented = await answered('invents');
  expect(invented.text).toBe(
    'There is a boat, 09:05–12:40 (unsourced), for €57 (unsourced). [See](/ferry-tickets?a=11:11) it.',
  );
  expect(invented.errors).toEqual([]);
});

it('leaves tools that write to the page', async () => {
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
    ['forbidden', 'setup', ''],
    ['breaks', 'failed', 'Half a sentence'],
    ['errorMidway', 'failed', 'Half a sentence'],
    ['stalls', 'slow', 'Half a sentence'],
    ['page', 'failed', ''],
    ['garbled', 'failed', ''],
    ['empty', 'nonsense', ''],
    ['loopsOn', 'steps', ''],
  ])('%s: the built-in model answers after a note', async (mood, fault, streamed) => {
    const { text, errors, faults, types, chunks } = await answered(mood, { timeouts: short });
    expect(text).toBe(fallbackAfter(fault, streamed));
    expect(errors).toEqual([]);
    expect(faults).toEqual([fault]);
    expect(types.filter((type) => type === 'start')).toHaveLength(1);
    expect(types.at(-1)).toBe('finish');
    const models = chunks.flatMap((chunk) =>
      chunk.type === 'message-metadata' ? [chunk.messageMetadata] : [],
    );
    expect(models).toEqual(streamed ? [] : [{ model: null }]);
  });

  it('is given up when it sends no headers in time', async () => {
    const before = performance.now();
    const { text, faults } = await answered('hangs', { headersMs: 300 });
    expect(performance.now() - before).toBeLessThan(assistantLimits.headersMs / 2);
    expect(faults).toEqual(['slow']);
    expect(text).toBe(fallbackAfter('slow'));
    expect(assistantLimits.headersMs).toBe(10_000);
  });

  it('does not write its messages into the log', async () => {
    const { logged } = await answered('forbidden');
    expect(logged).toEqual([{ reason: 'setup', status: 401, outcome: 'AI_APICallError' }]);
  });
});

it('stops the service when the visitor stops the answer', async () => {
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
