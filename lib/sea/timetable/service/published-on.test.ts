import { publishedOn } from './download';

const loaded = new Date('2026-11-25T15:00:30Z');
const minute = (iso: string) => ({ publishedAt: Date.parse(iso) / 60_000 });

test('the age of a feed is that stated by its server, and at least that since loading', () => {
  const on = (lastModified?: string) => publishedOn(lastModified ? { lastModified } : {}, loaded);
  expect(on('Sat, 21 Nov 2026 10:00:00 GMT')).toEqual(minute('2026-11-21T10:00Z'));
  // A date in the future would make all news of its boats older than the feed.
  expect(on('Fri, 01 Jan 2038 00:00:00 GMT')).toEqual(minute('2026-11-25T15:00Z'));
  expect(on('Wed, 25 Nov 2026 15:02:00 GMT')).toEqual(minute('2026-11-25T15:00Z'));
  expect(on('soon')).toEqual({});
  expect(on()).toEqual({});
});
