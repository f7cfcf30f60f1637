import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'xmlbuilder2';
import { today } from '../lib/foundation/time/athens';
import { addDays } from '../lib/foundation/time/days';

import el from '../messages/el/disruptions.json' with { type: 'json' };
import en from '../messages/en/disruptions.json' with { type: 'json' };
import { testBackend, testBackendUrl, testSite } from '../tools/test/test-settings.mjs';
import { startWeatherStub } from '../tools/test/weather-stub.mjs';
import { documentOf, textOf } from './support/html';
import { type OwnSite, startSite } from './support/own-site';
import { documentAt, plainGet } from './support/plain-request';
import {
  boatsOfTomorrow,
  busyDays,
  type RealtimeServer,
  realtimeServer,
  tomorrow,
} from './support/realtime-server';
import { expect, test } from './support/test';

test.skip(Boolean(process.env.E2E_BASE_URL), 'starts servers of its own');
test.setTimeout(200_000);

const languages = [
  { locale: 'en', prefix: '', texts: en, strike: 'Strike of the crews' },
  { locale: 'el', prefix: '/el', texts: el, strike: 'Απεργία των πληρωμάτων' },
] as const;

let service: RealtimeServer;
let site: OwnSite | undefined;
/** The forecast that a site keeps is not for the next test. */
let folder: string;

test.beforeEach(async () => {
  service = await realtimeServer();
  folder = await mkdtemp(path.join(tmpdir(), 'disruptions-'));
});
test.afterEach(async () => {
  await site?.kill();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a site with the service, and winds that begin on a day. */
async function startWith(firstDay: string): Promise<string> {
  const weather = await startWeatherStub(0, firstDay);
  site = await startSite({
    FERRY_GTFS_RT_URL: service.address,
    // Pages with records of the tables are only made again from a backend, and not for other tests.
    SUPABASE_URL: testBackendUrl,
    SUPABASE_PUBLISHABLE_KEY: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY,
    KEEP_PAGES_ON_DISK: 'false',
    DATA_DIR: folder,
    OPEN_METEO_URL: weather,
    OPEN_METEO_MARINE_URL: weather,
  });
  const { url } = site;
  await expect
    .poll(async () => (await stateOf(await documentFrom(url, '/disruptions'))).slice(0, 2))
    .toEqual(['live', 'fresh']);
  return url;
}

const documentFrom = async (origin: string, address: string) =>
  documentOf((await plainGet(address, { 'accept-language': 'en' }, origin)).body);

async function stateOf(page: Awaited<ReturnType<typeof documentAt>>) {
  const state = page.querySelector('[data-testid=disruptions-state]');
  return [state?.getAttribute('data-state'), state?.getAttribute('data-forecast')];
}

test('cancelled and late boats, a strike and wind stand on the page and in both feeds', async () => {
  const trips = await boatsOfTomorrow(testSite.url);
  service.say(busyDays(trips));
  // Forces 4, 6, 8 and 9.
  const url = await startWith(today());
  const [off] = trips;
  for (const { locale, prefix, texts, strike } of languages) {
    const page = await documentFrom(url, `${prefix}/disruptions`);
    const tomorrowRow = page
      .querySelectorAll('[data-testid=disruptions-days] tbody tr')[1]
      ?.querySelectorAll('td')
      .map(textOf);
    expect(tomorrowRow?.slice(0, 3)).toEqual(['1', '1', '0']);
    const days = page.querySelector(`#day-${tomorrow()}`);
    const gone = days?.querySelector('[data-testid=cancelled-boats]');
    expect(textOf(gone ?? null)).toContain(off?.vessel ?? '');
    expect(gone?.querySelectorAll('s').length).toBe(1);
    expect(textOf(days?.querySelector('[data-testid=changed-boats]') ?? null)).toContain('40');
    const notices = textOf(page.querySelector('#notices'));
    expect(notices).toContain(strike);
    expect(notices).toContain(texts.notices.kinds.strike);
    expect(page.querySelector('#notices a[href="https://union.example/strike"]')).not.toBeNull();
    const windy = page.querySelector(`#day-${addDays(today(), 3)} [data-testid=winds]`);
    expect(textOf(windy)).toMatch(/(^|\D)9 /);
    expect(textOf(windy)).toContain(texts.wind.source);
    expect(page.querySelector('[data-testid=disruptions-chart] .route-line')).not.toBeNull();
    expect(page.querySelector('[data-testid=disruptions-quiet]')).toBeNull();
    // Each place and line has a page of its own.
    const [place] = page.querySelectorAll('[data-testid=disruptions-by-place] a');
    const address = place?.getAttribute('href') ?? '';
    expect(address).toMatch(new RegExp(`^${prefix}/disruptions\\?place=`));
    expect(textOf((await documentFrom(url, address)).querySelector('h1'))).toContain(
      textOf(place ?? null),
    );
    // Entries of the feeds lead to their rows.
    const feed = JSON.parse((await plainGet(`/feeds/${locale}/disruptions.json`, {}, url)).body);
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: locale });
    const ids: string[] = feed.items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(page.getElementById(new URL(id).hash.slice(1)), id).not.toBeNull();
    }
    const xml = await plainGet(`/feeds/${locale}/disruptions.xml`, {}, url);
    expect(xml.headers['content-type']).toMatch(/^application\/rss\+xml/);
    const { rss } = create(xml.body).end({ format: 'object' }) as {
      rss: { channel: { item: { guid: { '#': string } }[] } };
    };
    expect(rss.channel.item.map(({ guid }) => guid['#'])).toEqual(ids);
  }
  const naxos = await plainGet('/feeds/en/disruptions.json?place=kea', {}, url);
  expect(
    JSON.parse(naxos.body)
      .items.map(({ id }: { id: string }) => id)
      .join(),
  ).not.toContain('cancelled-');
  expect((await plainGet('/feeds/en/disruptions.xml?place=atlantis', {}, url)).status).toBe(404);
  const answer = JSON.parse((await plainGet('/api/ferries/disruptions', {}, url)).body);
  expect(answer.cancelled).toHaveLength(1);
  expect(answer.notices[0]).toMatchObject({ isStrike: true });
});

test('home and the islands concerned lead to the disruptions', async () => {
  const trips = await boatsOfTomorrow(testSite.url);
  service.say(busyDays(trips));
  const url = await startWith(addDays(today(), -5));
  // The pages were built without a service; a request has them made again when they are a minute old.
  for (const [address, href] of [
    ['/', '/disruptions'],
    ['/el/islands/naxos', '/el/disruptions?place=naxos'],
  ] as const) {
    const link = async () =>
      (await documentFrom(url, address))
        .querySelector('[data-testid=disruptions-link] a')
        ?.getAttribute('href');
    await expect.poll(link, { timeout: 75_000 }).toBe(href);
  }
  const search = `/ferry-tickets-search?from=piraeus&to=naxos&date=${tomorrow()}`;
  const realtime = (await documentFrom(url, search)).querySelector('[data-testid=realtime] a');
  expect(realtime?.getAttribute('href')).toBe('/disruptions');
});

test('a quiet sea is called quiet, but not while a source is missing', async () => {
  service.say([]);
  // Forces 5, 3, 2 and 4.
  const url = await startWith(addDays(today(), -5));
  for (const { prefix, texts } of languages) {
    const quiet = await documentFrom(url, `${prefix}/disruptions`);
    expect(textOf(quiet.querySelector('[data-testid=disruptions-quiet]'))).toContain(texts.quiet);
    expect(quiet.querySelector('[data-testid=disruptions-days]')).toBeNull();
    const chart = quiet.querySelector('[data-testid=disruptions-chart] figure');
    expect(chart?.getAttribute('aria-label')).toBe(texts.chart.quiet);
    // Other sites of the same build may have stored the page with a link; it is made again.
    const links = async () =>
      (await documentFrom(url, `${prefix}/islands/naxos`)).querySelectorAll(
        '[data-testid=disruptions-link]',
      ).length;
    await expect.poll(links, { timeout: 45_000 }).toBe(0);
    // This site has no live service.
    const unknown = await documentAt(`${prefix}/disruptions`);
    expect(textOf(unknown.querySelector('[data-testid=disruptions-state]'))).toContain(
      texts.states.none,
    );
    expect(textOf(unknown.querySelector('main'))).not.toContain(texts.quietText.slice(-40));
    // Nobody reports cancelled boats to it, so their number is not 0.
    expect(unknown.querySelectorAll('td[data-kind=cancelled][data-count]')).toHaveLength(0);
  }
  const feed = JSON.parse((await plainGet('/feeds/en/disruptions.json', {}, url)).body);
  expect(feed.items).toEqual([]);
});
