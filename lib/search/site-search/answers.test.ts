import type { Locale } from '@/lib/foundation/i18n/locales';
import { rankedAnswers } from './answers';
import { pagesWithQuestions } from './example-questions';
import { siteIndex } from './site-index';

// The first request waits for the index of all texts.
jest.setTimeout(120_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

const textKinds = new Set(['guides', 'help', 'ferryGuide', 'resources']);

async function answersTo(question: string, locale: Locale, page?: string): Promise<string[]> {
  const index = await siteIndex(locale);
  return rankedAnswers(
    index,
    question,
    ({ kind, link, oneOfMany }) =>
      textKinds.has(kind) && (page ? link.startsWith(`${page}#`) : !oneOfMany),
  ).map(({ entry }) => entry.link);
}

describe('whole questions whose words are not those of the text', () => {
  it.each([
    [
      'My ship never left because the captain said too much wind, do I get cash back?',
      '/help#ferry-cancelled',
    ],
    ['can our puppy sit with us in the lounge or must he stay in a cage', '/ferry-guide#pets'],
    ['is it ok to put up our tent on an empty beach', '/guides/local-insights#beaches'],
    [
      'I throw up on every ship, where should I sit and what can I take?',
      '/ferry-guide#seasickness',
    ],
    [
      'our gran is in a wheelchair, who helps her up the ramp of the ship',
      '/ferry-guide#accessibility',
    ],
    ['surname spelled wrong on my e-ticket', '/help#wrong-name'],
    ['how do we get from the airport in athens to the port of rafina', '/guides/airport-to-ports'],
  ])('%s', async (question, link) => {
    expect((await answersTo(question, 'en')).slice(0, 3)).toContain(link);
  });

  it.each([
    [
      'Πέρασαν τέσσερις ώρες και το πλοίο ακόμα να φανεί, δικαιούμαι κάτι πίσω;',
      '/help#ferry-late',
    ],
    ['πρέπει να κουβαλάω πολλά μετρητά ή παίρνουν όλοι κάρτα', '/help#cash-or-card'],
    ['κάνει να πιω από τη βρύση;', '/help#tap-water'],
  ])('%s', async (question, link) => {
    expect((await answersTo(question, 'el')).slice(0, 3)).toContain(link);
  });

  it.each([
    ['which village should we sleep in', 'where-to-stay'],
    ['what do the locals cook', 'food'],
    ['nice paths on foot', 'walks'],
  ])('in the guide of an island: %s', async (question, section) => {
    const found = await answersTo(question, 'en', '/guides/naxos');
    expect(found.slice(0, 2)).toContain(`/guides/naxos#${section}`);
  });
});

it('has example questions only for texts that exist', async () => {
  const index = await siteIndex('en');
  const links = new Set([...index.entries.values()].map(({ link }) => link));
  expect(
    pagesWithQuestions.filter((link) => !link.startsWith('/blog/') && !links.has(link)),
  ).toEqual([]);
});
