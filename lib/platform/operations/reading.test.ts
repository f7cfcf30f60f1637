import { z } from 'zod';
import { readingOperation } from './reading';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const reading = readingOperation({
  name: 'read',
  summary: '',
  description: '',
  input: z.object({
    island: z.enum(['ios', 'naxos']),
    kind: z.array(z.enum(['a', 'b'])).default([]),
    most: z.coerce.number().int().min(1).max(5).default(2),
  }),
  answer: z.unknown(),
  answerOf: async (question) => question,
});
const ask = (query: Record<string, string | string[]>) =>
  reading.run(query, { headers: new Headers() });

describe('reading a query', () => {
  it('reads lists repeated or with commas, and uses defaults for empty values', async () => {
    expect(await ask({ island: 'ios', kind: ['a', 'b,a'], most: '' })).toEqual({
      state: 'ok',
      result: { island: 'ios', kind: ['a', 'b', 'a'], most: 2 },
    });
  });

  it('reports every fault, and distinguishes missing from invalid values', async () => {
    const outcome = await ask({ kind: 'c', most: '9' });
    expect(outcome).toEqual({
      state: 'faults',
      faults: [
        { field: 'island', fault: 'missing' },
        { field: 'kind', fault: 'unknown-choice' },
        { field: 'most', fault: 'unknown-choice' },
      ],
    });
    if (outcome.state !== 'faults') return;
    const { fields } = await reading.explain(outcome.faults, {}, 'el');
    expect(fields.island).toEqual({ code: 'missing', message: 'Απαιτείται.' });
  });
});
