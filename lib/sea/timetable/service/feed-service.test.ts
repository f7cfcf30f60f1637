import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import { log } from '@/lib/foundation/log';
import { site } from '@/lib/foundation/site';
import { typicalPublisher } from '../gtfs/settings';
import { type Lines, smallFeed } from '../gtfs/testing/small-feed';
import { feedHealth } from './feed-health';
import { feedInService } from './feed-in-service';
import { judgeBeside } from './feed-reader';
import { refreshFeed } from './feed-service';

jest.mock('./feed-reader', () => ({
  judgeBeside: jest.fn(jest.requireActual('./feed-reader').judgeBeside),
}));
// Each archive is read in its own thread, which may have to wait when all tests run at once.
jest.setTimeout(60_000);

/** Far above what an answer takes, also on a busy machine. */
const limits = { timeoutMs: 10_000, bytes: 100_000 };
/** For answers that never come. */
const impatient = { ...limits, timeoutMs: 500 };
const year = new Date().getUTCFullYear();
const week = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday';

function archive(changes: Record<string, Lines | undefined> = {}): Uint8Array {
  const calendar = [
    `service_id,${week},start_date,end_date`,
    `daily,1,1,1,1,1,1,1,${year}0101,${year + 1}1231`,
  ];
  const files = [...smallFeed({ 'calendar.txt': calendar, ...changes })];
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
}

/** Archive of a feed with the given number of trips. */
function archiveOf(trips: number): Uint8Array {
  const ids = Array.from({ length: trips }, (_, index) => `t${index}`);
  return archive({
    'trips.txt': ['route_id,service_id,trip_id', ...ids.map((id) => `main,daily,${id}`)],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...ids.flatMap((id) => [
        `${id},07:00:00,07:00:00,piraeus,1`,
        `${id},12:00:00,12:00:00,paros,2`,
      ]),
    ],
  });
}

let server: Server;
let address: string;
let answer: RequestListener;

const sending =
  (body: Uint8Array | string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.zip?key=secret`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  jest.restoreAllMocks();
});

describe('the feed in service', () => {
  it('is initially the shipped timetable, the same object each time', () => {
    expect(feedInService()).toMatchObject({
      source: 'typical',
      feed: { info: { isTypical: true } },
    });
    expect(feedInService().feed).toBe(feedInService().feed);
    expect(typicalPublisher).toBe(site.name);
  });

  it('stays the shipped timetable while the address has nothing better', async () => {
    answer = (_, response) => response.writeHead(404).end();
    expect(await refreshFeed(address, { limits })).toMatchObject({
      outcome: 'kept',
      message: 'answered 404',
    });
    answer = sending(
      archive({
        'calendar.txt': [
          `service_id,${week},start_date,end_date`,
          'daily,1,1,1,1,1,1,1,20200101,20201231',
        ],
      }),
    );
    expect((await refreshFeed(address, { limits })).message).toMatch(
      /no sailing any more: it ended on 2020-12-31/,
    );
    expect(feedInService().source).toBe('typical');
  });

  it('ignores a 304 to an unconditional request', async () => {
    answer = (_, response) => response.writeHead(304).end();
    expect(await refreshFeed(address, { limits })).toMatchObject({
      outcome: 'kept',
      message: 'answered 304',
    });
  });

  it('becomes the feed of the address, and requests only newer ones', async () => {
    const headers = { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
    answer = sending(archiveOf(10), headers);
    expect((await refreshFeed(address, { limits })).outcome).toBe('loaded');
    const { feed, source } = feedInService();
    expect([source, feed.trips.length]).toEqual(['url', 10]);

    const sentHeaders: unknown[] = [];
    answer = (request, response) => {
      sentHeaders.push(request.headers['if-none-match'], request.headers['if-modified-since']);
      response.writeHead(304).end();
    };
    expect((await refreshFeed(address, { limits })).outcome).toBe('unchanged');
    expect(sentHeaders).toEqual(['"v1"', headers['Last-Modified']]);
    expect(feedInService().feed).toBe(feed);
  });

  const huge: RequestListener = (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(new Uint8Array(10_000))) {}
    };
    response.on('drain', more);
    more();
  };

  it.each<[string, RequestListener, RegExp]>([
    ['vanished', (_, response) => response.writeHead(404).end(), /answered 404/],
    ['is cut off', sending(archive().subarray(0, 900)), /damaged/],
    ['is a page', sending('<!doctype html><title>Soon</title>'), /not a zip/],
    ['has no ferries', sending(archive({ 'trips.txt': ['route_id,trip_id'] })), /no ferry trip/],
    ['lost a file', sending(archive({ 'stops.txt': undefined })), /stops\.txt: missing/],
    ['is huge', huge, /larger than/],
    ['never comes', () => {}, /no answer within/],
    ['stops half-way', (_, response) => response.writeHead(200).write('PK'), /no answer within/],
    ['breaks off', (request) => request.socket.destroy(), /not reachable/],
    [
      'moved to the clear',
      (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      /not https/,
    ],
  ])('is kept when the new one %s', async (_, listener, message) => {
    const { feed } = feedInService();
    answer = listener;
    const isSilent = message.source.startsWith('no answer');
    const refresh = await refreshFeed(address, { limits: isSilent ? impatient : limits });
    expect(refresh).toMatchObject({ outcome: 'kept', message: expect.stringMatching(message) });
    expect(refresh.message).not.toContain('secret');
    expect(feedInService()).toMatchObject({ source: 'url', lastRefresh: refresh });
    expect(feedInService().feed).toBe(feed);
  });

  it('is replaced again as soon as the address recovers', async () => {
    answer = sending(archiveOf(5));
    expect((await refreshFeed(address, { limits, accept: 'any' })).outcome).toBe('loaded');
    expect(feedInService().feed.trips).toHaveLength(5);
  });

  it('logs a failure once, without the address', async () => {
    const logged = jest.spyOn(log, 'error');
    answer = (_, response) => response.writeHead(503).end();
    await refreshFeed(address, { limits });
    await refreshFeed(address, { limits });
    expect(feedHealth()).toMatchObject({
      source: 'url',
      trips: 5,
      lastRefresh: { outcome: 'kept', message: 'answered 503' },
    });
    expect(JSON.stringify(feedHealth())).not.toMatch(/secret|127\.0\.0\.1/);
    expect(logged.mock.calls).toEqual([['ferry feed kept', { reason: 'answered 503' }]]);
  });

  it('is kept, with a report, when reading the new one fails unexpectedly', async () => {
    jest.mocked(judgeBeside).mockRejectedValueOnce(new RangeError('Maximum call stack'));
    answer = sending(archiveOf(5));
    const { feed } = feedInService();
    expect(await refreshFeed(address, { limits })).toMatchObject({
      outcome: 'kept',
      message: 'not readable (RangeError)',
    });
    expect(feedInService().feed).toBe(feed);
    expect(feedHealth().lastRefresh).toMatchObject({ outcome: 'kept' });
  });

  it('logs text of the feed on one line', async () => {
    answer = sending(
      archive({
        'trips.txt': ['route_id,service_id,trip_id', 'main,daily,"a\nb"', 'main,daily,"a\nb"'],
      }),
    );
    expect((await refreshFeed(address, { limits })).message).toMatch(
      /^trips\.txt.*“a b” stands twice$/,
    );
  });

  it('rejects a folder and a pipe instead of waiting for them', async () => {
    const { execFileSync } = await import('node:child_process');
    const { mkdtemp, rm } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const { pathToFileURL } = await import('node:url');
    const folder = await mkdtemp(`${tmpdir()}/feed-`);
    try {
      execFileSync('mkfifo', [`${folder}/pipe`]);
      for (const path of [folder, `${folder}/pipe`]) {
        expect((await refreshFeed(pathToFileURL(path).href)).message).toBe('not a file');
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('can be read from a file', async () => {
    const { mkdtemp, rm, writeFile } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const { pathToFileURL } = await import('node:url');
    const folder = await mkdtemp(`${tmpdir()}/feed-`);
    const file = `${folder}/feed.zip`;
    const url = pathToFileURL(file).href;
    try {
      expect((await refreshFeed(url)).message).toBe('not reachable (ENOENT)');
      await writeFile(file, archiveOf(7));
      expect((await refreshFeed(url)).outcome).toBe('loaded');
      expect((await refreshFeed(url)).outcome).toBe('unchanged');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
