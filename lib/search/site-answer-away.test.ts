import { siteAnswer } from './site-answer';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/listings/names', () => ({
  listingNames: async () => ({ state: 'unavailable' }),
  stampOfNames: () => '',
}));

it('answers with all the rest while listings cannot be read, and says so', async () => {
  const { groups, away } = await siteAnswer('en', 'naxos');
  expect(away).toEqual(['activities', 'hotels']);
  const kinds = groups.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['main', 'places', 'guides', 'tools']));
  expect(kinds).not.toContain('hotels');
});
