import { z } from 'zod';
import { problem } from '@/lib/foundation/http/errors';
import { log } from '@/lib/foundation/log';
import { jsonRoute } from './json-route';
import type { Operation, RecordOutcome } from './operation';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

/** Doubles a number; is over its rate limit at 13. */
const double: Operation<number, 'not-a-number', { doubled: number; language: string }> = {
  name: 'double',
  summary: 'Doubles a number',
  description: 'Doubles a number.',
  input: z.object({ of: z.string() }),
  answer: z.object({ doubled: z.number(), language: z.string() }),
  async run({ of }) {
    if (of === '13') return { state: 'wait', seconds: 7 };
    const number = Number(of);
    return Number.isNaN(number)
      ? { state: 'faults', faults: ['not-a-number'] }
      : { state: 'ok', result: number * 2 };
  },
  answerOf: async (doubled, language) => ({ doubled, language }),
  explain: async ([fault = 'not-a-number'], { of }) => ({
    message: `not ${of}`,
    fields: { of: { code: fault, message: 'A number' } },
  }),
  explainWait: async (seconds, language) => `${seconds} ${language}`,
};

const ask = (query: string) =>
  jsonRoute(double, 60)(new Request(`http://localhost/api/double?${query}`));

describe('the route of an operation', () => {
  it('sends the answer in the requested language, and allows caching', async () => {
    const answer = await ask('of=4&lang=el');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage=60');
    expect(await answer.json()).toEqual({ doubled: 8, language: 'el' });
  });

  it('falls back to English for an unknown language', async () => {
    expect(await (await ask('of=4&lang=de')).json()).toEqual({ doubled: 8, language: 'en' });
  });

  it('reports errors without caching', async () => {
    const answer = await ask('of=four');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid',
      detail: 'not four',
      errors: [{ parameter: 'of', code: 'not-a-number', detail: 'A number' }],
    });
  });

  it('names the parameter and the position in it for a list', async () => {
    const island: typeof double = {
      ...double,
      explain: async () => ({
        message: 'no',
        fields: { 'of.1': { code: 'no', message: 'No', at: { parameter: 'of', index: 1 } } },
      }),
    };
    const answer = await jsonRoute(island, 60)(new Request('http://localhost/api/double?of=x'));
    const body = problem.parse(await answer.json());
    expect(body.errors).toEqual([{ parameter: 'of', index: 1, code: 'no', detail: 'No' }]);
  });

  it.each(['of[]', 'of[0]', 'Of', 'of[', ' of'])('rejects %j, with its name', async (name) => {
    const answer = await ask(`of=4&${new URLSearchParams([[name, '5']])}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const { code, errors } = await answer.json();
    expect([code, errors]).toEqual([
      'invalid',
      [{ parameter: name, code: 'unknown-parameter', detail: expect.stringContaining('“of”') }],
    ]);
  });

  it.each(['utm_source', '_', '[]', '', 'offset', '__proto__', 'constructor', 'lang'])(
    'accepts %j',
    async (name) => {
      expect((await ask(`of=4&${new URLSearchParams([[name, 'x']])}`)).status).toBe(200);
    },
  );

  it('states the time to wait', async () => {
    const answer = await ask('of=13');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(await answer.json()).toMatchObject({
      status: 429,
      code: 'rate-limited',
      detail: '7 en',
    });
  });

  it('logs operation and outcome, without parameters', async () => {
    const logged = jest.spyOn(log, 'info');
    await ask('of=four');
    const line = { operation: 'double', outcome: 'faults', ms: expect.any(Number) };
    expect(logged.mock.calls).toEqual([['operation', line]]);
  });

  it('answers 404 and 503 for missing or unavailable records', async () => {
    const find: Operation<string, never, string, RecordOutcome> = {
      ...double,
      name: 'find',
      answer: z.string(),
      run: async ({ slug }) => ({ state: slug === 'gone' ? 'missing' : 'unavailable' }),
      answerOf: async (found) => found,
      explain: async () => ({ message: '', fields: {} }),
      explainOther: async (state, language) => `${state} ${language}`,
    };
    const open = (slug: string) =>
      jsonRoute(find, 60)(new Request(`http://localhost/api/find/${slug}?lang=el&slug=other`), {
        params: Promise.resolve({ slug }),
      });
    const missing = await open('gone');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({
      status: 404,
      code: 'not-found',
      detail: 'missing el',
    });
    const away = await open('there');
    expect(away.status).toBe(503);
    expect(away.headers.get('Retry-After')).toBe('10');
    expect(await away.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: 'unavailable el',
    });
  });
});
