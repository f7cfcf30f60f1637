import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptFile } from '@/lib/foundation/kept-file';
import { log } from '@/lib/foundation/log';
import { forgetOnce } from '@/lib/foundation/once-per-process';
import { greekOperator } from '../gtfs/testing/made-feeds';
import { zipOf } from '../gtfs/testing/zip';
import { ferryNetwork } from '../queries';
import { feedHealth, feedReport } from './feed-health';
import { feedInService } from './feed-in-service';
import { refreshFeed } from './feed-service';
import { feedStore } from './feed-store';
import type { FeedJob } from './feed-worker';
import { restoreFeed } from './restore-feed';

// Reads in this thread, because there are many archives. Reading in another thread has its own
// test.
jest.mock('./feed-reader', () => ({
  judgeBeside: ({ bytes, settings, current, now }: FeedJob) =>
    jest.requireActual('./judge').judgeArchive(bytes, settings, current, now),
}));
jest.setTimeout(60_000);

/** Day in June, in the season of the invented operator. */
const onDay = (day: number) => new Date(Date.UTC(2027, 5, day, 9));
const files = greekOperator();
const table = (name: string) => files.get(name) ?? new Uint8Array();
const halfOf = (name: string) => table(name).subarray(0, table(name).length / 2);
/** Feed without faults, but with a third of the trips and their times missing. */
const smaller = () => {
  const rows = (name: string) => Buffer.from(table(name)).toString('latin1').trimEnd().split('\n');
  const [head = '', ...trips] = rows('trips.txt');
  const at = head.trim().split(',').indexOf('trip_id');
  const left = trips.filter((_, index) => index % 3 > 0);
  const ids = new Set(left.map((row) => row.split(',')[at]?.trim()));
  const [first = '', ...times] = rows('stop_times.txt');
  const of = first.trim().split(',').indexOf('trip_id');
  const kept = times.filter((row) => ids.has(row.split(',')[of]?.trim()));
  const text = (lines: string[]) => Buffer.from(`${lines.join('\n')}\n`, 'latin1');
  return [
    ['trips.txt', text([head, ...left])],
    ['stop_times.txt', text([first, ...kept])],
  ] as const;
};

let folder: string;
let address: string;
let store: ReturnType<typeof feedStore>;
const kept = () => path.join(folder, 'kept');
/** Name of the file with the archive. The record is next to it. */
const whole = async () => (await readdir(kept())).sort()[0] ?? '';

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/feed-`);
  address = pathToFileURL(`${folder}/feed.zip`).href;
  store = feedStore(address, kept());
  startAgain();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Simulates a restart by clearing the state of the process. */
function startAgain(): void {
  forgetOnce('ferry-feed');
}

const publish = (...changes: (readonly [string, Uint8Array])[]) =>
  writeFile(`${folder}/feed.zip`, zipOf(new Map([...files, ...changes])));
const look = (day = 1) => refreshFeed(address, { now: onDay(day), store });

/** Serves a good feed, then restarts. */
async function servedBefore(): Promise<number> {
  await publish();
  expect((await look()).outcome).toBe('loaded');
  const trips = feedInService().feed.trips.length;
  startAgain();
  expect(feedInService().source).toBe('typical');
  return trips;
}

describe('a restart after a good feed', () => {
  it('serves it again while its address is unavailable, with its age', async () => {
    const trips = await servedBefore();
    await rm(`${folder}/feed.zip`);
    expect(await restoreFeed(store, {}, onDay(3))).toBe('restored');
    expect((await look(3)).outcome).toBe('kept');
    expect(feedInService()).toMatchObject({ source: 'kept', loadedAt: onDay(1) });
    expect(feedInService().feed.trips).toHaveLength(trips);
    expect(feedHealth()).toMatchObject({ source: 'kept', lastRefresh: { outcome: 'kept' } });
    const { info, loadedAt } = ferryNetwork();
    expect([info.isKept, loadedAt]).toEqual([true, onDay(1).toISOString()]);

    await publish();
    expect((await look(4)).outcome).toBe('loaded');
    expect(feedInService()).toMatchObject({ source: 'url', loadedAt: onDay(4) });
    expect(ferryNetwork().info.isKept).toBeUndefined();
  });

  it.each([
    ['is cut off', () => writeFile(`${folder}/feed.zip`, 'PK'), 'kept'],
    ['lost half a table', () => publish(['stop_times.txt', halfOf('stop_times.txt')]), 'held'],
    ['is sound, and much smaller', () => publish(...smaller()), 'held'],
  ])('serves it again if the new one %s', async (_, spoil, outcome) => {
    const trips = await servedBefore();
    await spoil();
    await restoreFeed(store, {}, onDay(2));
    expect((await look(2)).outcome).toBe(outcome);
    expect(feedInService().feed.trips).toHaveLength(trips);
    // After another restart: a feed that was not accepted was not stored.
    startAgain();
    expect(await restoreFeed(store, {}, onDay(3))).toBe('restored');
    expect(feedInService().feed.trips).toHaveLength(trips);
  });

  it('requests only a newer one, and confirms the stored one', async () => {
    await servedBefore();
    await restoreFeed(store, {}, onDay(2));
    expect((await look(2)).outcome).toBe('unchanged');
    expect(feedInService()).toMatchObject({ source: 'url', loadedAt: onDay(1) });
    expect(ferryNetwork().info.isKept).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['has not changed', async () => {}, 'unchanged'],
    ['is away', () => rm(`${folder}/feed.zip`), 'kept'],
  ])('reports the faults of the served feed if the address %s', async (_, then, outcome) => {
    const times = Buffer.from(table('stop_times.txt')).toString('latin1');
    // One of 48 trips cannot be sailed, which is too few to hold the feed back.
    const broken = Buffer.from(times.replace('7000,06:00:00', '7000,6.00'), 'latin1');
    await publish(['stop_times.txt', broken]);
    expect((await look()).outcome).toBe('loaded');
    const before = feedReport();
    expect(before?.faults).toHaveLength(1);
    startAgain();
    await restoreFeed(store, {}, onDay(2));
    const { faults, fingerprint, read } = before ?? {};
    expect(feedReport()).toMatchObject({ outcome: 'loaded', faults, fingerprint });
    await then();
    expect((await look(2)).outcome).toBe(outcome);
    expect(feedReport()).toMatchObject({ outcome, faults, fingerprint });
    expect(feedReport()?.read?.stops).toEqual(read?.stops);
    expect(feedHealth()).toMatchObject({ faults: 1, lastRefresh: { faults: 1, fingerprint } });
  });

  it('stores the last accepted one', async () => {
    await servedBefore();
    await publish(['more.txt', Buffer.from('a\n')]);
    await restoreFeed(store, {}, onDay(2));
    expect((await look(2)).outcome).toBe('loaded');
    startAgain();
    await restoreFeed(store, {}, onDay(3));
    expect(feedInService().loadedAt).toEqual(onDay(2));
  });

  it('does not serve an expired feed', async () => {
    await servedBefore();
    expect(await restoreFeed(store, {}, new Date('2029-01-01T09:00:00Z'))).toBe('nothing');
    expect(feedInService().source).toBe('typical');
  });

  it('ignores the feed of another address, and stores no address', async () => {
    await servedBefore();
    const other = feedStore(`${address}?key=secret`, kept());
    expect(await restoreFeed(other, {}, onDay(2))).toBe('nothing');
    for (const name of await readdir(kept())) {
      expect((await readFile(path.join(kept(), name))).includes(folder)).toBe(false);
    }
  });
});

describe('a store that fails', () => {
  it.each([
    ['is cut off', async () => truncate(path.join(kept(), await whole()), 900)],
    ['is gone', async () => rm(path.join(kept(), await whole()))],
  ])('still compares the next feed if the archive %s', async (_, spoil) => {
    const warned = jest.spyOn(log, 'warn');
    await servedBefore();
    await spoil();
    expect(await restoreFeed(store, {}, onDay(2))).toBe('nothing');
    expect(warned.mock.calls).toContainEqual([
      'ferry feed not restored',
      { reason: 'only its figures are left' },
    ]);
    expect(feedInService().source).toBe('typical');
    await publish(...smaller());
    expect(await look(2)).toMatchObject({
      outcome: 'held',
      message: expect.stringMatching(/trips a week/),
    });
    await publish();
    expect((await look(2)).outcome).toBe('loaded');
  });

  it('continues, with a report, if nothing is readable', async () => {
    const warned = jest.spyOn(log, 'warn');
    await servedBefore();
    for (const name of await readdir(kept())) await truncate(path.join(kept(), name), 20);
    expect(await restoreFeed(store, {}, onDay(2))).toBe('nothing');
    expect(warned.mock.calls).toEqual([
      ['file not read', { reason: expect.stringMatching(/^ferry-feed-[0-9a-f]{16}: garbled$/) }],
      ['file not read', { reason: expect.stringMatching(/^ferry-feed-\w{16}\.json: garbled$/) }],
    ]);
    expect((await look(2)).outcome).toBe('loaded');
  });

  it('ignores valid data that makes no sense', async () => {
    await servedBefore();
    const file = (name: string) => keptFile(name, { mostBytes: 1000, folder: kept() });
    const name = await whole();
    await file(name).keep('{"measures":{"ports":-1}}\nPK');
    await file(`${name}.json`).keep('[]');
    expect(await restoreFeed(store, {}, onDay(2))).toBe('nothing');
    expect((await look(2)).outcome).toBe('loaded');
  });

  it('compares with the figures of an older version, which had fewer', async () => {
    await servedBefore();
    const { record } = await store.read();
    if (!record) throw new Error('Nothing was kept');
    const { from: _, knownPorts, months, ...older } = record.measures;
    expect([knownPorts, Object.keys(months).length]).toEqual([8, 6]);
    await store.write({ ...record, measures: older as typeof record.measures }, Buffer.from('PK'));
    expect((await store.read()).record?.measures).toMatchObject({ ...older, months: {} });
    await restoreFeed(store, {}, onDay(2));
    await publish(...smaller());
    expect((await look(2)).message).toMatch(/trips a week/);
    await publish();
    expect((await look(2)).outcome).toBe('loaded');
  });

  it('stores the feeds of two addresses separately', async () => {
    await servedBefore();
    const other = feedStore(`${address}?of=another`, kept());
    expect(await other.read()).toEqual({});
    const own = await store.read();
    if (!own.record) throw new Error('Nothing was kept');
    await other.write(own.record, Buffer.from('PK another'));
    expect(await store.read()).toEqual(own);
    expect((await other.read()).archive?.toString()).toBe('PK another');
  });

  it('logs nothing if nothing was stored yet', async () => {
    const warned = jest.spyOn(log, 'warn');
    expect(await restoreFeed(store, {}, onDay(2))).toBe('nothing');
    expect(warned).not.toHaveBeenCalled();
  });

  it('serves a feed it cannot store, and reports it', async () => {
    const warned = jest.spyOn(log, 'warn');
    await publish();
    // A file in place of the folder prevents writing for any user.
    await writeFile(kept(), '');
    expect((await look()).outcome).toBe('loaded');
    expect(feedInService().source).toBe('url');
    expect(warned.mock.calls).toContainEqual([
      'file not kept',
      { reason: expect.stringMatching(/^ferry-feed-\w{16}: E\w+$/) },
    ]);
  });
});
