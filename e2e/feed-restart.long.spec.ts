import { randomInt } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDate } from '../lib/foundation/i18n/format';
import { greekOperator } from '../lib/sea/timetable/gtfs/testing/made-feeds';
import { zipOf } from '../lib/sea/timetable/gtfs/testing/zip';
import el from '../messages/el/ferries.json' with { type: 'json' };
import en from '../messages/en/ferries.json' with { type: 'json' };
import { type FeedMoment, type FeedServer, feedServer } from './support/feed-server';
import { documentOf, textOf } from './support/html';
import { type OwnSite, startSite } from './support/own-site';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

test.skip(Boolean(process.env.E2E_BASE_URL), 'starts servers of its own');
// A dozen starts of the site, one or two seconds each.
test.setTimeout(180_000);

const search = '?from=piraeus&to=naxos&date=2027-07-16';
let folder: string;
let publisher: FeedServer;
let site: OwnSite | undefined;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-restart-'));
  publisher = await feedServer();
});
test.afterEach(async () => {
  await site?.kill();
  publisher.goOn();
  await publisher.close();
  await rm(folder, { recursive: true, force: true });
});

/** A complete season of a Greek operator, with its own version. */
function archiveOf(version: string) {
  const info = [
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_version',
    `ΑΚΤΟΠΛΟΪΑ ΔΟΚΙΜΗ,https://operator.example,el,${version}`,
  ];
  const table = ['feed_info.txt', Buffer.from(info.map((line) => `${line}\r\n`).join(''))] as const;
  return zipOf([...greekOperator(2027), table]);
}

async function start() {
  site = await startSite({
    DATA_DIR: folder,
    FERRY_GTFS_URL: publisher.address,
    // The feed begins next year, when the days of the test are.
    FERRY_GTFS_ACCEPT: 'any',
  });
  return site;
}

interface Health {
  source: string;
  version: string;
  trips: number;
  faults: number;
  loadedAt: string;
}

async function healthOf({ url }: OwnSite): Promise<Health> {
  return JSON.parse((await plainGet('/api/health', {}, url)).body).ferries;
}

/** All journeys of a day with their times and fares. */
async function journeysOf({ url }: OwnSite) {
  const { status, body } = await plainGet(`/api/ferries/search${search}`, {}, url);
  expect(status).toBe(200);
  return JSON.parse(body).crossings;
}

/** Starts with a first version and resolves once it is in service. */
async function startLoaded(version: string) {
  publisher.publish(archiveOf(version));
  const first = await start();
  await expect.poll(() => healthOf(first)).toMatchObject({ source: 'url', version });
  return first;
}

test('a feed survives a restart, and is served with its age while its source is down', async () => {
  const first = await startLoaded('spring');
  const [before, journeys] = [await healthOf(first), await journeysOf(first)];
  expect(before).toMatchObject({ trips: 48, faults: 0 });
  await first.kill();
  await publisher.close();

  const again = await start();
  expect(await healthOf(again)).toMatchObject({
    ...before,
    source: 'kept',
    lastRefresh: expect.anything(),
  });
  expect(await journeysOf(again)).toEqual(journeys);
  for (const [locale, prefix, words] of [
    ['en', '', en.label],
    ['el', '/el', el.label],
  ] as const) {
    const address = `${prefix}/ferry-tickets-search${search}`;
    const { status, body } = await plainGet(address, {}, again.url);
    expect(status).toBe(200);
    const text = textOf(documentOf(body));
    expect(text).toContain('ΑΚΤΟΠΛΟΪΑ ΔΟΚΙΜΗ');
    expect(text).toContain(words.kept);
    expect(text).toContain(formatDate(before.loadedAt, locale));
  }
});

/** Kills the site at an event of the feed's files. */
async function killedOnFile(victim: OwnSite, isIt: (event: string, file: string) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watcher = watch(path.join(folder, 'kept'), (event, file) => {
    if (file && isIt(event, file)) resolve(victim.kill());
  });
  publisher.goOn();
  await promise;
  watcher.close();
}

const isUnfinished = (file: string) => file.endsWith('.part');

test('a server killed while loading restarts with one complete version', async () => {
  const journeys = await journeysOf(await startLoaded('0'));
  await site?.kill();

  const atMoment = (moment: FeedMoment, wait = 0) => ({
    name: wait ? `${wait} ms after it was ${moment}` : moment,
    moment,
    async kill(victim: OwnSite) {
      if (wait > 0) await new Promise((later) => setTimeout(later, wait));
      await victim.kill();
    },
  });
  const onFile = (name: string, isIt: (event: string, file: string) => boolean) => ({
    name,
    moment: 'asked' as const,
    kill: (victim: OwnSite) => killedOnFile(victim, isIt),
  });
  const moments = [
    atMoment('asked'),
    atMoment('half sent'),
    atMoment('all sent'),
    onFile('while it is written', (_, file) => isUnfinished(file)),
    onFile('when it is in place', (event, file) => event === 'rename' && !isUnfinished(file)),
    // Random delays, to hit it while it reads and validates the feed.
    atMoment('all sent', randomInt(1, 400)),
    atMoment('all sent', randomInt(1, 400)),
  ];

  let known = ['0'];
  for (const [index, { name, moment, kill }] of moments.entries()) {
    const version = String(index + 1);
    publisher.publish(archiveOf(version));
    const reached = publisher.until(moment);
    const victim = await start();
    await test.step(`killed: ${name}`, async () => {
      const health = await healthOf(victim);
      expect(known).toContain(health.version);
      expect(health).toMatchObject({ source: expect.stringMatching(/^(kept|url)$/), trips: 48 });
      expect(health.faults).toBe(0);
      expect(await journeysOf(victim)).toEqual(journeys);
      await reached;
      await kill(victim);
      publisher.goOn();
      // A feed that was not fully sent cannot be known.
      const isWhole = name !== 'asked' && name !== 'half sent';
      known = isWhole ? [health.version, version] : [health.version];
    });
  }
  await publisher.close();
  const last = await start();
  const health = await healthOf(last);
  expect(known).toContain(health.version);
  expect(health).toMatchObject({ source: 'kept', trips: 48, faults: 0 });
  expect(await journeysOf(last)).toEqual(journeys);
});
