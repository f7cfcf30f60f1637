import { getTranslations } from 'next-intl/server';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { getShelteredBeaches } from '@/lib/records/beach-shelter/operation';
import { shelterNext } from './shelter-facts';
import type { TurnRequest } from './turn-request';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock('@/lib/records/weather/forecast/ask', () =>
  jest.requireActual('@/lib/assistant/tools/testing/mocks').forecastOfTests(),
);

async function answerTo(
  text: string,
  locale: 'en' | 'el',
  wind?: 'n',
  island: IslandSlug = 'naxos',
) {
  const asked = { headers: new Headers(), locale };
  const outcome = await getShelteredBeaches.run({ island }, asked);
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const output = { ...(await getShelteredBeaches.answerOf(outcome.result, locale)), links: {} };
  const next = shelterNext(
    {
      locale,
      today: '2026-11-22',
      t: await getTranslations({ locale, namespace: 'builtIn' }),
      turn: { text, wind, times: [], boats: {} },
      results: [{ tool: 'getShelteredBeaches', input: {}, output }],
    } as unknown as TurnRequest,
    island,
  );
  return 'text' in next ? next.text : '';
}

it.each([
  [
    'en',
    'is Plaka sheltered?',
    'When it blows from north to north-east: wind along the beach, blowing sand.',
  ],
  [
    'el',
    'είναι απάνεμη η Πλάκα;',
    'Όταν φυσάει από βορρά ως βορειοανατολικά: αέρας κατά μήκος της παραλίας, σηκώνεται άμμος.',
  ],
] as const)('says in %s what is known of the wind at a beach', async (locale, question, words) => {
  expect(await answerTo(question, locale)).toContain(words);
});

it('does not say that a beach without such a note is windy', async () => {
  expect(await answerTo('is Agios Prokopios sheltered?', 'en')).not.toContain('When it blows');
});

it('names what a wind does at a beach out of its waves, after those without such a note', async () => {
  const text = await answerTo('which beaches are calm in a north wind?', 'en', 'n', 'amorgos');
  expect(text).toMatch(/^- \*\*Maltezi\*\*:/m);
  expect(text).not.toMatch(/\*\*(?:Agios Pavlos|Agia Anna|Kalotaritissa)\*\*:/);
});

it('names the beaches that a wind spoils where they are asked for', async () => {
  const text = await answerTo('which beaches does the north wind hit', 'en', 'n');
  expect(text).toMatch(/^With wind from the north, the waves come in at: /);
  expect(text.split('\n')[0]).not.toContain('Agios Prokopios');
  expect(text).not.toContain('calm day');
});

it('says whether a named beach is good in a wind, and what is better', async () => {
  expect(await answerTo('is Alyko any good with a northerly', 'en', 'n')).toMatch(
    /^Yes: with wind from the north, \*\*Alyko\*\* is sheltered/,
  );
});

it('says what a sheltered beach is like, how far it is from the village, and what to leave', async () => {
  const text = await answerTo(
    'sheltered from the north, we are staying in Livadi',
    'en',
    'n',
    'serifos',
  );
  expect(text).toMatch(
    /are sheltered:\s+- \*\*Livadakia\*\* \(0\.\d km from Livadi in a straight line, gusts off the land\): Sand and/,
  );
  expect(text).toMatch(/better left for a calm day: .*Sykamia/);
  expect(text).not.toContain('Beaufort');
  expect(
    await answerTo('which beaches with a north wind of 7 bft', 'en', 'n', 'serifos'),
  ).toContain('At 7 Beaufort');
});

it('lists no beach as sheltered from the north that lies open to the north-east', async () => {
  const text = await answerTo('beaches out of the north wind', 'en', 'n', 'andros');
  expect(text).not.toMatch(/\*\*(?:Zorkos|Vori|Achla)\*\*/);
  expect(text).toMatch(/calm day: .*Zorkos/);
});
