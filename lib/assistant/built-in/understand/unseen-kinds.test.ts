import '@/lib/assistant/tools/testing/services';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { talk } from '../testing/talk';
import { understand } from './turn';

jest.setTimeout(120_000);

const read = (said: string, locale: Locale = 'en') =>
  understand(said, '2026-11-28', { order: [], locale });

/** Kinds of sentence that a set of unseen requests held and the reader took wrong. */
describe('a sentence is not taken for its contrary', () => {
  it.each([
    ['good beaches, but not the islands with an airport', 'en'],
    ['anywhere except those that have an airport', 'en'],
    ['ήσυχα νησιά, εκτός από αυτά που έχουν αεροδρόμιο', 'el'],
  ] as const)('islands without an airport: %s', (said, locale) => {
    expect(read(said, locale).air).toBe('without');
  });

  it.each([
    ['Στη Σίφνο έχουμε πάει', 'el', 'sifnos'],
    ['Milos we have already done', 'en', 'milos'],
  ] as const)('islands that one knows are left out: %s', (said, locale, island) => {
    const { avoids, wants } = read(said, locale).places;
    expect([avoids, wants]).toEqual([[island], []]);
  });

  it.each([
    ['me and my 74 year old dad', 'en', { adults: 2 }],
    ['η μητέρα μου 81 χρονών κι εγώ', 'el', { adults: 2 }],
    ['2 adults and a 7 year old', 'en', { adults: 2, children: [7] }],
  ] as const)('adults are no children: %s', (said, locale, party) => {
    expect(read(said, locale).party).toEqual(party);
  });

  it.each([
    ['6 nights in July, lively in the evening', 'en', {}],
    ['6 nights on two islands, lively in the evening', 'en', {}],
    ['5 νύχτες τον Ιούνιο με ζωή το βράδυ', 'el', {}],
    ['5 nights, and boats in the morning please', 'en', { before: '12:00' }],
  ] as const)('an evening ashore is no hour of a boat: %s', (said, locale, hours) => {
    expect(read(said, locale).hours).toEqual(hours);
  });

  it('takes one way for no night', () => {
    const { wants } = read('fare for two from Piraeus to Paros one way').places;
    expect(wants.filter(({ nights }) => nights)).toEqual([]);
  });

  it.each([
    ['exei banka i sxoinousa', 'schinoussa'],
    ['pame sti pholegandro', 'folegandros'],
  ])('knows a name in Latin letters: %s', (said, island) => {
    expect(read(said, 'el').places.mentioned).toEqual([island]);
  });

  it.each([
    ['please phone the hotel that we come late', 'en', 'booking'],
    ['backpacking a week on Paros, how much all in?', 'en', 'cost'],
    ['μέσα Μαΐου κάνει μπάνιο στη Νάξο;', 'el', 'weather'],
    ['are there any spaces left for a car on the Friday boat to Kea?', 'en', 'booking'],
    ['how is Sikinos different from Folegandros', 'en', 'compare'],
    ['is Antiparos worth a day from Paros?', 'en', 'day-trip'],
  ] as const)('%s', (said, locale, intent) => {
    expect(read(said, locale).intent).toBe(intent);
  });
});

describe('a question is answered, not planned', () => {
  it.each([
    ['do I need a passport for two weeks in July as a Canadian?', 'en', 'papers'],
    ['when is the sea warm and the islands empty', 'en', 'september'],
    ['mexri pote akyrwnw to eisitirio', 'el', 'ακυρώνω'],
    ['our boat came three hours late, what are we owed?', 'en', 'rights'],
  ] as const)('%s', async (said, locale, words) => {
    const [answer] = await talk([said], { locale, today: '2026-11-28', tools: readOnlyTools });
    expect(answer?.calls.map(({ tool }) => tool)).not.toContain('planFerries');
    expect(answer?.text.toLowerCase()).toContain(words);
  });
});

it.each([
  ['Μύκονο, Πάρο, Νάξο ΟΧΙ, τα έχουμε δει', ['mykonos', 'paros', 'naxos'], []],
  ['a week in july. naxos and paros no, we have been', ['naxos', 'paros'], []],
  ['3 nights Milos, Sifnos no, 2 Serifos', ['sifnos'], ['milos', 'serifos']],
] as const)('excludes the islands before a no: %s', (said, avoids, wants) => {
  const { places } = read(said);
  expect([...places.avoids].toSorted()).toEqual([...avoids].toSorted());
  expect(places.wants.map(({ island }) => island).toSorted()).toEqual([...wants]);
});

it.each(["for a first timer who can't stand nightlife", 'Δεν αντέχω τα κλαμπ'])(
  'takes what somebody cannot stand for no wish: %s',
  (said) => {
    expect(read(said).tastes.likes).not.toContain('nightlife');
    expect(read(said).tastes.dislikes).toContain('nightlife');
  },
);
