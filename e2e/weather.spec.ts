import { islandSlugs } from '../lib/foundation/ids/island-slugs';
import { islands } from '../lib/records/islands/data';
import el from '../messages/el/weather.json' with { type: 'json' };
import en from '../messages/en/weather.json' with { type: 'json' };
import { testSite, testSiteWithMailUrl, testWeather } from '../tools/test/test-settings.mjs';
import { calmDay, forecastDay, forecastLengths, galeDay } from './support/forecast-days';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/*
 * Open-Meteo is a stub over HTTP (lib/records/weather/testing/stub.ts): always fresh for the site, down for
 * the site without a backend, and controlled by the tests for the site with mail, whose forecast
 * stays fresh for a second.
 */
const languages = [
  { prefix: '', texts: en, name: 'en' },
  { prefix: '/el', texts: el, name: 'el' },
] as const;

const stateOf = async (address: string) => {
  const page = await documentAt(address);
  const state = page.querySelector('[data-testid=forecast-state]');
  return { page, text: textOf(state), freshness: state?.getAttribute('data-freshness') };
};

for (const { prefix, texts, name } of languages) {
  test(`all islands show their day, and the sea its state, ${name}`, async () => {
    const { page, text, freshness } = await stateOf(
      `${prefix}/weather?day=${forecastDay(galeDay)}`,
    );
    expect(freshness).toBe('fresh');
    expect(text).toContain(texts.labels.fresh);
    const rows = page.querySelectorAll('#islands tbody tr');
    expect(rows).toHaveLength(islandSlugs.length);
    // The stub's wind is slightly weaker north of Paros.
    for (const row of rows) {
      const said = textOf(row);
      expect([texts.forces['8'], texts.forces['9']].some((force) => said.includes(force))).toBe(
        true,
      );
    }
    expect(textOf(page.querySelector('#islands')).includes(texts.forces['9'])).toBe(true);
    expect(forecastLengths()).toContain(page.querySelectorAll('.day-scale a').length);
    const words = textOf(page.querySelector('.sea-words'));
    for (const area of Object.values(texts.areas)) expect(words).toContain(area);
    expect(words).toContain(texts.seaStates.rough);
    expect(textOf(page.querySelector('#boats'))).toContain(texts.sailing.verdicts.none);
    expect(textOf(page.querySelector('main'))).toContain('Open-Meteo.com');
  });

  test(`an island has its own page and its own address, ${name}`, async () => {
    const { page } = await stateOf(`${prefix}/weather/naxos`);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(`${prefix}/weather/naxos`);
    expect(forecastLengths()).toContain(page.querySelectorAll('#days tbody tr').length);
    expect(textOf(page.querySelector('[data-testid=now]'))).toContain(texts.forces['4']);
    expect((await plainGet(`${prefix}/weather/atlantis`)).status).toBe(404);
  });

  test(`without a forecast, averages are shown and labelled, ${name}`, async () => {
    const site = `http://localhost:${testSite.portWithoutBackend}${prefix}`;
    const { page, text, freshness } = await stateOf(`${site}/weather`);
    expect([freshness, text]).toEqual(['none', expect.stringContaining(texts.labels.none)]);
    expect(page.querySelectorAll('[data-testid=averages] li').length).toBeLessThanOrEqual(4);
    expect(page.querySelector('.usual-coasts')).not.toBeNull();
    expect(page.querySelectorAll('.day-scale, .wind-marks')).toEqual([]);
    const island = await stateOf(`${site}/weather/milos`);
    expect(island.page.querySelector('[data-testid=averages]')).not.toBeNull();
    expect(textOf(island.page.querySelector('#boats'))).toContain(texts.sailing.none);
  });
}

test('a day without a forecast is reported, and an invalid one breaks nothing', async () => {
  for (const day of ['2031-07-14', 'soon', '%00', `${forecastDay(1)}&day=x`]) {
    const { page, freshness } = await stateOf(`/weather?day=${day}`);
    expect(freshness).toBe('fresh');
    if (!day.includes('&')) expect(textOf(page.querySelector('main'))).toContain(en.unknownDay);
  }
});

test('the days are linked without JavaScript, and the page works in both themes', async () => {
  const { page } = await stateOf('/weather');
  const calm = await stateOf(`/weather?day=${forecastDay(calmDay)}`);
  const hrefs = page.querySelectorAll('.day-scale a').map((link) => link.getAttribute('href'));
  expect(hrefs[0]).toBe('/weather');
  expect(hrefs).toContain(`/weather?day=${forecastDay(galeDay)}`);
  const strong = (of: typeof page) => of.querySelectorAll('.wind-strong').length;
  expect(strong(calm.page)).toBe(0);
  expect(strong((await stateOf(`/weather?day=${forecastDay(galeDay)}`)).page)).toBe(2);
});

test('the API matches the page', async () => {
  const { status, body } = await plainGet('/api/weather?island=naxos');
  expect(status).toBe(200);
  const { forecast, islands: told } = JSON.parse(body);
  expect(forecast.state).toBe('fresh');
  expect(
    told[0].days.find((one: { date: string }) => one.date === forecastDay(galeDay)).wind.beaufort,
  ).toBe(9);
  expect((await plainGet('/api/weather?island=atlantis')).status).toBe(400);
});

test('results on a gale day show what the forecast means, and none on a calm day', async () => {
  const search = (day: string) => `/ferry-tickets-search?from=piraeus&to=naxos&date=${day}`;
  const note = async (day: string) =>
    textOf((await documentAt(search(day))).querySelector('[data-testid=sailing-note]'));
  const said = await note(forecastDay(galeDay));
  expect(said).toContain('9 Beaufort');
  expect(said).toContain(en.sailing.noteLink);
  expect(said).not.toMatch(/will be cancelled/);
  expect(await note(forecastDay(calmDay))).toBe('');
  expect(await note(forecastDay(40))).toBe('');
});

test.describe('a service that fails', () => {
  test.describe.configure({ mode: 'serial' });
  const become = (mode: string) => fetch(`${testWeather.url}/mode/${mode}`, { method: 'PUT' });
  const site = testSiteWithMailUrl;
  const freshness = async () => (await stateOf(`${site}/weather`)).freshness;
  test.afterAll(() => become('fresh'));

  for (const mode of ['away', 'wrong', 'garbled', 'limited', 'slow']) {
    test(`that is ${mode}: its last values are marked, then replaced by fresh ones`, async () => {
      test.setTimeout(60_000);
      await become('fresh');
      await expect.poll(freshness, { timeout: 20_000 }).toBe('fresh');
      await become(mode);
      if (mode === 'slow') {
        // The known forecast is served at once, however long the next response takes.
        await stateOf(`${site}/weather`);
        const { page } = await stateOf(`${site}/weather`);
        expect(page.querySelectorAll('#islands tbody tr')).toHaveLength(islands.length);
      } else {
        await expect.poll(freshness, { timeout: 20_000 }).toBe('last');
        for (const { prefix, texts } of languages) {
          const { page, text } = await stateOf(`${site}${prefix}/weather`);
          expect(text).toContain(texts.labels.last);
          expect(textOf(page.querySelector('main'))).not.toMatch(/999|NaN|undefined/);
          expect(page.querySelectorAll('#islands tbody tr')).toHaveLength(islands.length);
        }
        // The rest of the site is unaffected.
        for (const address of ['/', '/islands/naxos', '/ferry-guide']) {
          expect((await plainGet(`${site}${address}`)).status).toBe(200);
        }
      }
      await become('fresh');
      await expect.poll(freshness, { timeout: 20_000 }).toBe('fresh');
    });
  }
});
