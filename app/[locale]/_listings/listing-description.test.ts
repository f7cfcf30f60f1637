import { listingDescription } from './listing-description';

it('adds the island to a short summary only', () => {
  expect(listingDescription('Short.', 'On Naxos.')).toBe('Short. On Naxos.');
  expect(listingDescription('x'.repeat(110), 'On Naxos.')).toBe('x'.repeat(110));
  expect(listingDescription('x'.repeat(109), 'y'.repeat(60))).toBe('x'.repeat(109));
});
