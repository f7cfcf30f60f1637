import { jsonSchema, tool } from 'ai';
import { assistantLimits } from './limits';
import { spendTokens } from './spending';
import { answered, fallbackAfter, seen } from './testing/answered';

describe('a service without measure', () => {
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  let calls = 0;
  const listIslands = (bytes: number) =>
    tool({
      inputSchema: jsonSchema<object>({ type: 'object' }),
      execute() {
        calls += 1;
        return { islands: 'x'.repeat(bytes) };
      },
    });
  beforeEach(() => {
    calls = 0;
  });

  it('is cut off at the longest answer', async () => {
    const { text, errors, chunks } = await answered('endless');
    expect(text.length).toBeLessThanOrEqual(assistantLimits.answer);
    expect(text.length).toBeGreaterThan(assistantLimits.answer / 2);
    expect(bytesOf(chunks)).toBeLessThanOrEqual(assistantLimits.browserBytes);
    expect(errors).toEqual(['Fault: cut.']);
  });

  it('gets no tools in its last step, and answers from what it has', async () => {
    const before = (await seen()).requests;
    const { text, errors } = await answered('loops');
    const { requests, last } = await seen();
    expect(requests - before).toBe(assistantLimits.steps);
    expect(last.tools).toBeUndefined();
    expect(text).toContain('The tool says');
    expect(errors).toEqual([]);
  });

  it('runs at most twelve tools, however many it calls', async () => {
    const { text } = await answered('floods', { moreTools: { listIslands: listIslands(10) } });
    expect(calls).toBe(12);
    expect(text).toContain('The tool says');
  });

  it.each(['loops', 'floods'])('gets and passes on limited bytes: %s', async (mood) => {
    const moreTools = { listIslands: listIslands(45_000) };
    const { chunks } = await answered(mood, { moreTools });
    expect(calls).toBeGreaterThan(4);
    expect(bytesOf((await seen()).last.messages)).toBeLessThanOrEqual(assistantLimits.modelBytes);
    expect(bytesOf(chunks)).toBeLessThanOrEqual(assistantLimits.browserBytes);
    expect(bytesOf(chunks)).toBeGreaterThan(90_000);
  });
});

// Runs last: no tokens are left afterwards.
it('asks no service after the tokens of a day, and says so', async () => {
  await spendTokens(1e9);
  const before = (await seen()).requests;
  const { text, faults } = await answered('hello');
  expect((await seen()).requests).toBe(before);
  expect(faults).toEqual(['spent']);
  expect(text).toBe(fallbackAfter('spent'));
});
