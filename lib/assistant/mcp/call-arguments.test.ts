import { readOnlyTools } from '@/lib/assistant/tools/all';
import { readArguments } from './call-arguments';

jest.mock('@/lib/sea/planner/solving/queries', () =>
  jest.requireActual('@/lib/assistant/tools/testing/mocks').solvingHere(),
);

function read(name: string, args: Record<string, unknown>) {
  const tool = readOnlyTools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return readArguments(tool, args);
}

it.each([
  ['searchFerries', { from: 'Piraeus', to: 'Thira' }, { from: 'piraeus', to: 'santorini' }],
  ['searchFerries', { from: 'athens', to: 'Μήλος' }, { from: 'piraeus', to: 'milos' }],
  ['getClimate', { island: 'thira', month: 'June' }, { island: 'santorini', month: 6 }],
  [
    'planBudget',
    { island: '["naxos", "Μήλος"]', nights: '[3, 2]' },
    { island: ['naxos', 'milos'], nights: [3, 2] },
  ],
  [
    'planFerries',
    {
      start: 'athens',
      islands: [
        { island: 'Naxos', nights: 3 },
        { island: 'paros', minNights: 1, maxNights: 2, optional: true },
      ],
    },
    { start: 'athens', islands: 'naxos:3,paros?:1-2' },
  ],
  ['getDirectConnections', { place: 'Πειραιάς' }, { place: 'piraeus' }],
  ['getBookingLink', { from: 'Athens', to: 'thira' }, { from: 'piraeus', to: 'santorini' }],
  ['planFerries', { end: 'JTR', islands: 'naxos:2-4' }, { end: 'JTR', islands: 'naxos:2-4' }],
])('%s takes names and lists as clients write them: %j', (name, args, expected) => {
  expect(read(name, args)).toEqual({ args: expected });
});

it.each([
  [{ departure_date: '2027-07-14' }, '"departure_date" (did you mean "date"?)'],
  [{ passenger: 2 }, '"passenger" (did you mean "passengers"?)'],
  [{ zzz: 1 }, '"zzz".'],
])('names an argument that a tool does not have: %j', (args, words) => {
  const result = read('searchFerries', { from: 'piraeus', to: 'naxos', ...args });
  expect('refusal' in result && result.refusal).toContain(words);
});
