import { answerOnce } from './answer-once';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

const ask = (question: string) =>
  answerOnce({
    question,
    locale: 'en',
    headers: new Headers(),
    say: (fault) => fault,
    onFault: (fault, error) => {
      throw error ?? new Error(fault);
    },
  });

it('answers a question as a whole, with its results', async () => {
  const parts = await ask('Boats from Naxos to Santorini on 5 July 2027');
  if (typeof parts === 'string') throw new Error(parts);
  const found = parts.find(({ type }) => type === 'tool-searchFerries');
  expect(found).toMatchObject({ state: 'output-available' });
  expect(parts.some((part) => part.type === 'text' && part.text.length > 20)).toBe(true);
});

it.each([
  ['', 'empty'],
  ['x'.repeat(5000), 'tooLong'],
  ['\u0001', 'notText'],
])('refuses %j', async (question, fault) => {
  expect(await ask(question)).toBe(fault);
});
