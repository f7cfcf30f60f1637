import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { log } from '@/lib/foundation/log';
import { forgetOnce } from '@/lib/foundation/once-per-process';
import { addDays, dateOf } from '@/lib/foundation/time/days';
import { zipOf } from '../gtfs/testing/zip';
import { feedHealth, feedReport } from './feed-health';
import { feedInService } from './feed-in-service';
import { type RefreshSettings, refreshFeed } from './feed-service';
import type { FeedJob } from './feed-worker';
import { typicalFiles } from './typical-files';

// Reads in this thread, because there are many archives. Another test covers reading in another one.
jest.mock('./feed-reader', () => ({
  judgeBeside: ({ bytes, settings, current, now }: FeedJob) =>
    jest.requireActual('./judge').judgeArchive(bytes, settings, current, now),
}));

/** Fixed day in the season of the pattern. */
const now = new Date('2027-06-01T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const files = new Map(
  [...typicalFiles()].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
);

// Each refresh reads a whole year of sailings, which takes a while on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/feed-`);
  address = pathToFileURL(`${folder}/feed.zip`).href;
});
afterAll(() => rm(folder, { recursive: true }));

/** Publishes the pattern with changes as an operator's feed. */
async function publish(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const info = 'feed_publisher_name,feed_publisher_url,feed_lang\nAegean,https://a.example,en\n';
  await writeFile(
    `${folder}/feed.zip`,
    zipOf(new Map([...files, ['feed_info.txt', info], ...Object.entries(changes)])),
  );
}

const look = (settings: RefreshSettings = {}) =>
  refreshFeed(address, { now, standMinutes: 360, ...settings });

const linesOf = (name: string) => (files.get(name) ?? '').trimEnd().split('\n');
const half = (name: string) => {
  const text = files.get(name) ?? '';
  return text.slice(0, text.length / 2);
};
/** Removes the matching lines of a file from the pattern. */
const without = (name: string, pattern: RegExp) => ({
  [name]: linesOf(name)
    .filter((line) => !pattern.test(line))
    .join('\n'),
});

describe('a feed that is smaller than expected', () => {
  it('is held back as the first feed if it is truncated', async () => {
    await publish({ 'stop_times.txt': half('stop_times.txt') });
    const refresh = await look();
    expect(refresh).toMatchObject({ outcome: 'held' });
    expect(refresh.message).toMatch(/^\d+ of 31\d trips cannot be sailed$/);
    expect(feedInService().source).toBe('typical');
    expect(feedReport()?.faults).toContainEqual({
      file: 'trips.txt',
      line: expect.any(Number),
      message: expect.stringMatching(/^no stop times: trip “.*” dropped$/),
      more: expect.any(Number),
      moreLines: expect.arrayContaining([expect.any(Number)]),
    });
  });

  it('is held back compared with the current one: trips, ports, operators, last day', async () => {
    await publish();
    expect((await look()).outcome).toBe('loaded');
    const { feed } = feedInService();
    const earlier = (text: string) => text.replaceAll('20271031', '20270715');
    const cases: readonly [Record<string, string>, RegExp][] = [
      [{ 'stop_times.txt': half('stop_times.txt') }, /cannot be sailed; only \d+ trips a week/],
      [without('trips.txt', /^bsf-/), /cannot be sailed; only \d+ trips a week, \d+ before/],
      [without('routes.txt', /,(minoan|seajets),/), /operators, \d+ before/],
      [
        {
          'calendar.txt': earlier(files.get('calendar.txt') ?? '').replaceAll(
            '20270930',
            '20270715',
          ),
          'calendar_dates.txt': 'service_id,date,exception_type\n',
        },
        /ends on 2027-\d\d-\d\d, 2027-10-31 before/,
      ],
    ];
    for (const [changes, message] of cases) {
      await publish(changes);
      const refresh = await look();
      expect([refresh.outcome, refresh.message]).toEqual(['held', expect.stringMatching(message)]);
      expect(feedInService().feed).toBe(feed);
    }
  });

  it('is accepted after a whole interval, and not before', async () => {
    await publish(without('trips.txt', /^bsf-/));
    expect((await look()).outcome).toBe('held');
    expect((await look({ now: later(30) })).outcome).toBe('held');
    await publish(without('trips.txt', /^(bsf|sj)-/));
    expect((await look({ now: later(361) })).outcome).toBe('held');
    await publish(without('trips.txt', /^bsf-/));
    expect((await look({ now: later(362) })).outcome).toBe('held');
    expect((await look({ now: later(362 + 360) })).outcome).toBe('loaded');
    expect(feedReport()).toMatchObject({
      outcome: 'loaded',
      reasons: expect.arrayContaining([expect.stringMatching(/trips a week/)]),
    });
  });

  it('is accepted at once if its fingerprint is configured', async () => {
    await publish(without('trips.txt', /^sj-/));
    expect((await look()).outcome).toBe('held');
    const { fingerprint = '' } = feedReport() ?? {};
    expect((await look({ accept: '000000000000' })).outcome).toBe('held');
    expect((await look({ accept: fingerprint })).outcome).toBe('loaded');
  });

  it('is counted in the metrics and logged, each fault with its row', async () => {
    const warned = jest.spyOn(log, 'warn');
    await publish({ 'stop_times.txt': half('stop_times.txt') });
    await look();
    expect(feedHealth().lastRefresh).toMatchObject({
      outcome: 'held',
      faults: expect.any(Number),
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect(feedHealth().lastRefresh?.faults).toBeGreaterThan(100);
    expect(warned.mock.calls[0]).toEqual([
      'ferry feed fault',
      { reason: expect.stringMatching(/^(trips|stop_times)\.txt line \d+/) },
    ]);
    expect(warned.mock.calls.length).toBeLessThanOrEqual(20);
  });
});

describe('a feed that is never accepted by waiting', () => {
  /** Moves all stops but three to places that we do not serve. */
  const astray = () => ({
    'stops.txt': linesOf('stops.txt')
      .map((line, index) => {
        if (index === 0 || /^(piraeus|naxos|paros)/.test(line)) return line;
        const [id, ...rest] = line.split(',');
        return [id, `Stop ${index}`, Number(rest[1]) - 9, ...rest.slice(2)].join(',');
      })
      .join('\n'),
  });

  it('loses most ports of places that we know', async () => {
    await publish();
    await look({ accept: 'any' });
    const { feed } = feedInService();
    await publish(astray());
    for (const minutes of [0, 361, 361 * 2, 361 * 100]) {
      const refresh = await look({ now: later(minutes) });
      expect([refresh.outcome, refresh.message]).toEqual([
        'held',
        expect.stringMatching(/^only \d+ ports of places we know, \d\d before: most are lost/),
      ]);
      expect(feedInService().feed).toBe(feed);
    }
    expect((await look({ accept: feedReport()?.fingerprint })).outcome).toBe('loaded');
  });

  /** Lets the pattern sail only in 2028. */
  const nextYear = () => ({
    'calendar.txt': (files.get('calendar.txt') ?? '')
      .replace(/,2026\d{4},|,2027\d{4},/g, (day) => day.replace(/202[67]/, '2028'))
      .replace(/,202[67]\d{4}$/gm, ',20281231'),
    'calendar_dates.txt': 'service_id,date,exception_type\n',
  });

  it('starts next year, while the current one sails today', async () => {
    await publish();
    await look({ accept: 'any' });
    await publish(nextYear());
    expect(await look()).toMatchObject({
      outcome: 'held',
      message: expect.stringMatching(/^first sails on 2028-04-01, the timetable in service before/),
    });
    expect((await look({ now: later(361) })).outcome).toBe('held');
    // The one in service has ended.
    expect((await look({ now: new Date('2027-12-01T09:00:00Z') })).outcome).toBe('loaded');
  });

  it('starts next year, while the typical timetable sails today', async () => {
    forgetOnce('ferry-feed');
    await publish(nextYear());
    expect((await look()).message).toMatch(/^first sails on 2028-04-01/);
    expect((await look({ now: later(361) })).outcome).toBe('held');
    expect(feedInService().source).toBe('typical');
    expect((await look({ now: new Date('2028-01-01T09:00:00Z') })).outcome).toBe('loaded');
  });
});

describe('a feed whose season is yet to come', () => {
  it('is loaded for its days', async () => {
    const winter = new Date('2026-11-03T09:00:00Z');
    const summer = (files.get('calendar.txt') ?? '')
      .split('\n')
      .filter((line, index) => index === 0 || /,2027060[1-9],/.test(line))
      .join('\n');
    await publish({
      'calendar.txt': summer,
      'calendar_dates.txt': 'service_id,date,exception_type\n',
    });
    const { outcome, message } = await look({ now: winter, accept: 'any' });
    expect([outcome, message]).toEqual(['loaded', undefined]);
    const { info } = feedInService().feed;
    expect(info.start > addDays(dateOf(Math.floor(winter.getTime() / 86_400_000)), 30)).toBe(true);
  });
});
