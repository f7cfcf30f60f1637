import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { talk } from '../testing/talk';

jest.setTimeout(60_000);

async function ask(messages: readonly string[], locale: 'en' | 'el' = 'en') {
  const answers = await talk(messages, { locale, today: '2026-11-28', tools: readOnlyTools });
  return answers.map(({ text }) => text);
}
const lastOf = async (messages: readonly string[], locale: 'en' | 'el' = 'en') =>
  (await ask(messages, locale)).at(-1) ?? '';

describe('a question for an aspect of an island', () => {
  it.each([
    ['Where should we stay in Naxos with a toddler?', 'en', '/guides/naxos#where-to-stay'],
    ['Πού να μείνουμε στη Σίφνο χωρίς αυτοκίνητο;', 'el', '/el/guides/sifnos#where-to-stay'],
    ['Πού τρώμε καλά στη Φολέγανδρο;', 'el', '/el/guides/folegandros#food'],
    ['poso kanei enas kafes sti mykono', 'el', '/el/guides/mykonos#costs'],
    ['how many days do I need on Anafi?', 'en', '/guides/anafi#how-long'],
    ['Έχει γιατρό ή φαρμακείο η Ηρακλειά;', 'el', '/el/guides/iraklia#'],
  ] as const)('is answered by its guide: %s', async (said, locale, page) => {
    expect(await lastOf([said], locale)).toContain(page);
  });

  it('weighs the question more than a word in it', async () => {
    const text = await lastOf(['best beaches on Milos you can reach without a boat']);
    expect(text.match(/\/islands\/milos#beach-/g)?.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/by boat|Kleftiko/);
  });

  it('leaves out what is refused', async () => {
    expect(await lastOf(['where to stay on Syros, not Ermoupoli?'])).not.toMatch(/Ermoupoli,/);
  });
});

describe('a message without a question of its own', () => {
  it.each([
    [['Πού τρώμε καλά στη Φολέγανδρο;', 'κάτι οικονομικό εννοώ'], 'el', '/guides/folegandros#food'],
    [['Where should we stay in Naxos?', 'would that work without a car?'], 'en', '/guides/naxos#'],
    [['Where do we eat on Sifnos?', 'nothing fancy'], 'en', '/guides/sifnos#food'],
  ] as const)('keeps island and topic: %j', async (messages, locale, page) => {
    expect(await lastOf(messages, locale)).toContain(page);
  });

  it('chooses other islands where it asks for them', async () => {
    const said = ["what's the nightlife like on Mykonos?", 'anywhere cheaper with decent bars?'];
    expect(await lastOf(said)).toMatch(/\/islands\/(?!mykonos)/);
  });
});

it.each([
  ['Amorgos without a car for a week in June, possible?', 'en', '/guides/amorgos#with-whom'],
  [
    'Μία εβδομάδα στη Νάξο τον Ιούνιο με δύο παιδιά, δεν μπορούμε σκαλιά',
    'el',
    '/el/guides/naxos#',
  ],
] as const)(
  'quotes the guide on who travels and how beside a plan: %s',
  async (said, locale, page) => {
    expect(await lastOf([said], locale)).toContain(page);
  },
);

describe('a part of a request that did not count', () => {
  it.each([
    ['What is the weather on Naxos in May with 2 kids?', /could not use: .*2 children/],
    ['hotels on Sifnos with my own car', /could not use: .*car/],
    ['Where do we eat on Sifnos with a pushchair in May?', /could not use: .*May/],
  ])('is named: %s', async (said, named) => {
    expect(await lastOf([said])).toMatch(named);
  });
});
