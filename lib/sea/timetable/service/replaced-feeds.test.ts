import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { forgetOnce } from '@/lib/foundation/once-per-process';
import { zipOf } from '../gtfs/testing/zip';
import { feedReport } from './feed-health';
import { feedInService } from './feed-in-service';
import { type RefreshSettings, refreshFeed } from './feed-service';
import { feedStore } from './feed-store';
import type { FeedJob } from './feed-worker';
import { widestPorts, withReplaced } from './replaced-feeds';
import { restoreFeed } from './restore-feed';
import { typicalFiles } from './typical-files';

// Reads in this thread, because there are many archives.
jest.mock('./feed-reader', () => ({
  judgeBeside: ({ bytes, settings, current, now }: FeedJob) =>
    jest.requireActual('./judge').judgeArchive(bytes, settings, current, now),
}));
jest.setTimeout(60_000);

const onDay = (day: number) => new Date(Date.UTC(2027, 5, day, 9));
const files = new Map(
  [...typicalFiles()].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
);
const lines = (files.get('stops.txt') ?? '').trimEnd().split('\n');

/** The first of the stops by share stay where they are, the others are moved out of our sight. */
const withStops = (share: number) =>
  lines
    .map((line, index) => {
      const [id, , lat, ...rest] = line.split(',');
      if (index === 0 || index <= (lines.length - 1) * share) return line;
      return [id, `Stop ${index}`, Number(lat) - 9, ...rest].join(',');
    })
    .join('\n');

let folder: string;
let address: string;
beforeEach(async () => {
  forgetOnce('ferry-feed');
  folder = await mkdtemp(`${tmpdir()}/feed-`);
  address = pathToFileURL(`${folder}/feed.zip`).href;
});
afterEach(() => rm(folder, { recursive: true }));

async function published(share: number, settings: RefreshSettings) {
  const info = 'feed_publisher_name,feed_publisher_url,feed_lang\nAegean,https://a.example,en\n';
  const changed = new Map([...files, ['feed_info.txt', info], ['stops.txt', withStops(share)]]);
  await writeFile(`${folder}/feed.zip`, zipOf(changed));
  // The interval is zero minutes, so a changed feed is accepted at its second check.
  await refreshFeed(address, { standMinutes: 0, ...settings });
  return refreshFeed(address, { standMinutes: 0, ...settings });
}

const known = () => feedReport()?.read?.measures.knownPorts ?? 0;

test('a feed that loses ports in small steps is held back when most are lost', async () => {
  const store = feedStore(address, `${folder}/kept`);
  await published(1, { now: onDay(1), store, accept: 'any' });
  const widest = known();
  await published(0.75, { now: onDay(2), store });
  const { feed } = feedInService();
  expect(known()).toBeLessThan(widest);
  expect(known()).toBeGreaterThan(widest / 2);
  const held = expect.objectContaining({
    outcome: 'held',
    message: expect.stringContaining(`${widest} in recent weeks: most are lost`),
  });
  expect(await published(0.42, { now: onDay(3), store })).toEqual(held);
  expect(feedInService().feed).toBe(feed);

  // A start in between does not make the site forget.
  forgetOnce('ferry-feed');
  await restoreFeed(store, {}, onDay(4));
  expect(await published(0.42, { now: onDay(4), store })).toEqual(held);

  // The owner can take it, and it is then the measure of the next.
  const accept = feedReport()?.fingerprint;
  expect((await published(0.42, { now: onDay(5), store, accept })).outcome).not.toBe('held');
  expect((await published(0.4, { now: onDay(6), store })).outcome).not.toBe('held');
});

test('a wide feed counts for some weeks after its replacement, and no narrower one before it', () => {
  const first = withReplaced([], 40, '2027-06-01');
  const second = withReplaced(first, 30, '2027-06-20');
  expect(widestPorts(second, '2027-07-01')).toBe(40);
  expect(widestPorts(second, '2027-08-01')).toBe(30);
  expect(widestPorts(second, '2027-10-01')).toBe(0);
  expect(withReplaced(second, 35, '2027-06-21')).toEqual([
    { until: '2027-06-01', knownPorts: 40 },
    { until: '2027-06-21', knownPorts: 35 },
  ]);
  const many = Array.from({ length: 50 }, (_, at) => 100 - at).reduce(
    (all, ports) => withReplaced(all, ports, '2027-06-01'),
    first,
  );
  expect(many.length).toBeLessThanOrEqual(20);
  expect(widestPorts(many, '2027-06-02')).toBe(100);
});
