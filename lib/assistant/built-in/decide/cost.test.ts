import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { type Answered, talk } from '../testing/talk';
import { sumsIn } from '../understand/sums';
import { plainText } from '../understand/text';

// Allow for the timetable, with other tests running.
jest.setTimeout(120_000);

const ask = (messages: readonly string[], locale: 'en' | 'el' = 'en') =>
  talk(messages, { locale, today: '2026-11-29', tools: readOnlyTools });
const inputOf = (answer: Answered | undefined) =>
  answer?.calls.find(({ tool }) => tool === 'planBudget')?.input;

it('keeps nights, party and month of a cost while another part changes', async () => {
  const answers = await ask([
    'What would 5 nights on Sifnos in July cost two of us with a rental car?',
    'and on Andros instead?',
    'without the car',
    'a 3rd friend comes along',
    'the difference?',
  ]);
  expect(answers.slice(0, 4).map(inputOf)).toMatchObject([
    { island: ['sifnos'], nights: [5], month: 7, adults: 2, move: 'hire' },
    { island: ['andros'], nights: [5], month: 7, adults: 2, move: 'hire' },
    { island: ['andros'], nights: [5], month: 7, adults: 2 },
    { island: ['andros'], nights: [5], month: 7, adults: 3 },
  ]);
  expect(inputOf(answers[2])).not.toHaveProperty('move');
  expect(answers[3]?.text).toMatch(/€[\d,]+ each/);
  expect(answers[4]?.text).toMatch(/^€\d+ (?:more|less) each: likely/);
});

it('leaves parts of a cost out, of the island and nights that were asked for', async () => {
  const answers = await ask(
    [
      'πόσο βγαίνει η Σέριφος για δύο, 5 νύχτες τον Ιούνιο;',
      'χωρίς το φαΐ;',
      'κι αν μείνουμε 3;',
      'πιο φτηνά δωμάτια',
    ],
    'el',
  );
  expect(answers.map(inputOf)).toMatchObject([
    { island: ['serifos'], nights: [5] },
    { island: ['serifos'], nights: [5] },
    { island: ['serifos'], nights: [3] },
    { island: ['serifos'], nights: [3], style: 'simple' },
  ]);
  expect(answers[1]?.text).toMatch(/Χωρίς φαγητό\. \d+\s€ λιγότερα/);
  const [, ours] = await ask([
    'How much is a weekend on Andros for four in May?',
    'without the room, and one night more',
  ]);
  expect(inputOf(ours)).toMatchObject({ island: ['andros'], nights: [3], adults: 4 });
  expect(ours?.text).toContain('The room is left out.');
});

it('counts a tent for students, and no room', async () => {
  const [answer] = await ask(['3 students with a tent, 6 nights on Naxos in June, how much each?']);
  expect(inputOf(answer)).toMatchObject({ adults: 3, style: 'simple' });
  expect(answer?.text).toContain('a tent (the fee of the campsite comes on top)');
});

it.each([
  ['Is 700 euros enough for two for 6 nights on Santorini in July?', 'en', /^No, €700/, /Kythnos/],
  ['Φτάνουν 700 για δύο, 6 νύχτες Σαντορίνη τον Ιούλιο;', 'el', /^Όχι, 700/, /Κύθνος/],
] as const)(
  'says first that a budget is too low, and what fits: %s',
  async (said, locale, ...all) => {
    const [answer] = await ask([said], locale);
    for (const one of all) expect(answer?.text).toMatch(one);
  },
);

it('adds up the prices that a traveller gives, for each person', async () => {
  const [first, second] = await ask([
    'hotel 100 a night for 4 nights, boats 60 each. total per person for 2?',
    'and if a 3rd friend comes?',
  ]);
  expect(first?.text).toMatch(/^\*\*€260 each\*\* for 2 people, €520 in all/);
  expect(second?.text).toMatch(/^\*\*€193\.33 each\*\* for 3 people, €580 in all/);
});

it.each([
  [
    'studio 70 a night, ferry 40 each each way',
    'en',
    [
      { kind: 'rooms', euros: 70, per: 'night' },
      { kind: 'boats', euros: 40, isEach: true, isEachWay: true },
    ],
  ],
  [
    'δωμάτιο 80 ευρώ τη βραδιά, αυτοκίνητο 5 μέρες με 50',
    'el',
    [
      { kind: 'rooms', euros: 80, per: 'night' },
      { kind: 'vehicle', euros: 50, per: 'day', times: 5 },
    ],
  ],
] as const)('reads prices: %s', (said, locale, items) => {
  expect(sumsIn(plainText(said, locale)).items).toMatchObject(items);
});
