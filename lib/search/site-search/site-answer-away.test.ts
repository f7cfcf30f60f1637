import { siteAnswer } from './site-answer';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => ({
  listingNames: async () => ({ state: 'unavailable' }),
  stampOfNames: () => '',
}));

/** An answer after the posts were read: a search waits for them no longer than half a second. */
async function answerWithPosts() {
  for (;;) {
    const answer = await siteAnswer('en', 'naxos');
    if (!answer.away.includes('posts')) return answer;
  }
}

it('returns all other results while listings are unavailable, and reports it', async () => {
  const { groups, away } = await answerWithPosts();
  expect(away).toEqual(['activities', 'hotels']);
  const kinds = groups.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['main', 'places', 'guides', 'tools']));
  expect(kinds).not.toContain('hotels');
});
