import { readOnlyTools } from '@/lib/assistant/tools/all';
import { readArguments } from './call-arguments';
import { explainRefusal } from './refusals';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock('@/lib/sea/planner/solving/queries', () =>
  jest.requireActual('@/lib/assistant/tools/testing/mocks').solvingHere(),
);

const context = { headers: new Headers(), locale: 'en' } as const;

async function refused(name: string, args: Record<string, unknown>) {
  const tool = readOnlyTools.find((one) => one.name === name);
  const read = tool && readArguments(tool, args);
  if (!tool || !read || 'refusal' in read) throw new Error(name);
  const output = await tool.run(read.args, context);
  if (output.state === 'ok') throw new Error('not refused');
  const { message } = explainRefusal(tool, args, output);
  expect(message).not.toMatch(/\b(?:form|field|button|choose|select)\b/i);
  return message;
}

it.each([
  ['searchFerries', { from: 'Piraeus', to: 'Tinoxos', date: '2027-07-14' }, 'Nearest: tinos'],
  ['searchFerries', { from: 'Piraeus' }, 'to: missing. For example: '],
  [
    'searchFerries',
    { from: 'naxos', to: 'ios', date: '14/7/27' },
    'date "14/7/27": not a date. A day as YYYY-MM-DD from 2',
  ],
  ['searchFerries', { from: 'naxos', to: 'ios', passengers: 99 }, 'From 1 to 9.'],
  [
    'openPackage',
    { package: 'walking', date: 'soon' },
    'One of: first-time, with-children, walkers',
  ],
  ['findTransfers', { island: 'Crete' }, 'island "Crete": unknown choice. Nearest: '],
  [
    'getClimate',
    { island: 'milos', month: 'Smarch' },
    'month "Smarch": unknown choice. From 1 to 12.',
  ],
  [
    'planFerries',
    { start: 'Piraeus', end: 'Piraeus', islands: [{ island: 'Atlantis', nights: 3 }] },
    'islands "Atlantis": unknown island. Nearest: ',
  ],
])('%s names the nearest values for %j', async (name, args, words) => {
  expect(await refused(name, args)).toContain(words);
});
