import { z } from 'zod';
import { forgetOnce } from '@/lib/foundation/once-per-process';
import type { AnyOperation } from '@/lib/platform/operations/operation';
import { runOperation } from './run-operation';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const run = jest.fn();
const operation: AnyOperation = {
  name: 'countBoats',
  summary: '',
  description: '',
  input: z.object({ island: z.string() }),
  answer: z.object({ boats: z.number() }),
  run,
  answerOf: async (result) => result,
  explain: async () => ({ message: 'No such island', fields: {} }),
  explainWait: async (seconds) => `Wait ${seconds} seconds`,
};
const context = { headers: new Headers(), locale: 'en' } as const;
const runs = (island: string, locale: 'en' | 'el' = 'en') =>
  runOperation(operation, { island }, { ...context, locale });

beforeEach(() => {
  run.mockReset().mockResolvedValue({ state: 'ok', result: { boats: 3 } });
  forgetOnce('assistant-results');
});
afterEach(() => jest.restoreAllMocks());

it('runs once for an answer and its card', async () => {
  const first = await runs('naxos');
  expect(first).toMatchObject({ state: 'ok', result: { boats: 3 }, answer: { boats: 3 } });
  expect(await runs('naxos')).toBe(first);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs for each query and language', async () => {
  await runs('naxos');
  await runs('paros');
  await runs('naxos', 'el');
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs again after two minutes', async () => {
  await runs('naxos');
  const later = performance.now() + 2 * 60_000 + 1000;
  // The cache reads the clock at most once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await runs('naxos');
  expect(run).toHaveBeenCalledTimes(2);
});

it('does not keep refusals or answers that fail their schema', async () => {
  run.mockResolvedValueOnce({ state: 'wait', seconds: 4 });
  expect(await runs('naxos')).toMatchObject({ state: 'wait', message: 'Wait 4 seconds' });
  run.mockResolvedValueOnce({ state: 'ok', result: { boats: 'three' } });
  expect(await runs('naxos')).toMatchObject({ state: 'unsound' });
  expect(await runs('naxos')).toMatchObject({ state: 'ok' });
});
