import { islands } from '../lib/records/islands/data';
import el from '../messages/el/beachShelter.json' with { type: 'json' };
import elMap from '../messages/el/mapLayers.json' with { type: 'json' };
import en from '../messages/en/beachShelter.json' with { type: 'json' };
import enMap from '../messages/en/mapLayers.json' with { type: 'json' };
import { testSite } from '../tools/test/test-settings.mjs';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const maps = { en: enMap, el: elMap };
const languages = [
  { prefix: '', texts: en, name: 'en' },
  { prefix: '/el', texts: el, name: 'el' },
] as const;

for (const { prefix, texts, name } of languages) {
  // The stub's forecast is a north wind of 4 Beaufort now and 6 tomorrow.
  test(`an island lists the beaches that stay calm in a north wind, ${name}`, async () => {
    const page = await documentAt(`${prefix}/weather/mykonos`);
    const rowOf = (beach: string) => page.querySelector(`#shelter-${beach}`);
    const statesOf = (beach: string) =>
      rowOf(beach)
        ?.querySelectorAll('td')
        .map((cell) => cell.getAttribute('data-state'));
    expect(statesOf('paradise')).toEqual(['calm', 'calm']);
    const [, north] = statesOf('agios-sostis') ?? [];
    expect(['waves', 'rough']).toContain(north);
    expect(textOf(rowOf('agios-sostis'))).toContain(texts[north as 'waves' | 'rough']);
    expect(textOf(rowOf('paradise'))).toContain(texts.calm);
    // Calmest beaches first, and the coast is drawn with both its sides.
    const rows = page.querySelectorAll('.sheltered-beaches tbody tr').map(({ id }) => id);
    expect(rows.indexOf('shelter-paradise')).toBeLessThan(rows.indexOf('shelter-agios-sostis'));
    const drawn = (...states: string[]) =>
      states
        .map((one) => page.querySelector(`.coast-lines [data-state=${one}]`)?.getAttribute('d'))
        .join('').length;
    expect(drawn('calm')).toBeGreaterThan(100);
    expect(drawn('waves', 'rough')).toBeGreaterThan(100);
  });

  test(`the chart of the coast has the number of every beach in the list, ${name}`, async () => {
    for (const slug of ['milos', 'mykonos']) {
      const page = await documentAt(`${prefix}/weather/${slug}`);
      const rows = page.querySelectorAll('.sheltered-beaches tbody tr');
      const marks = page.querySelectorAll('.coast-mark a');
      expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(
        rows.map((row) => `#${row.getAttribute('id')}`),
      );
      expect(marks.map(textOf)).toEqual(
        rows.map((row) => textOf(row.querySelector('.sheltered-number'))),
      );
      expect(marks.length).toBeGreaterThan(8);
    }
  });

  test(`compares all islands, and links each to its beaches, ${name}`, async () => {
    const page = await documentAt(`${prefix}/weather`);
    const links = page.querySelectorAll('.sheltered-islands tbody a');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `${prefix}/weather/milos#beaches`,
    );
    expect(links).toHaveLength(24);
  });

  test(`without a forecast the usual wind is used and marked, ${name}`, async () => {
    const site = `http://localhost:${testSite.portWithoutBackend}${prefix}`;
    const page = await documentAt(`${site}/weather/mykonos`);
    const section = page.querySelector('#beaches');
    expect(textOf(section)).toContain(texts.usual.intro);
    expect(textOf(section)).not.toContain('Open-Meteo');
    expect(textOf(section?.querySelector('thead') ?? null)).toContain(texts.usual.when);
    const beaches = islands.find(({ slug }) => slug === 'mykonos')?.beaches ?? [];
    expect(section?.querySelectorAll('tbody tr')).toHaveLength(beaches.length);
    // A line shows either climate or forecast, never both.
    expect(section?.querySelector('.coast-lines')?.getAttribute('data-when')).toBe('usual');
    const state = (id: string) =>
      section?.querySelectorAll(`#shelter-${id} td`).map((cell) => cell.getAttribute('data-state'));
    expect(state('paradise')).toEqual(['calm']);
    expect(state('agios-sostis')).not.toEqual(['calm']);

    const all = (await documentAt(`${site}/weather`)).querySelector('#beaches');
    expect(textOf(all)).toContain(texts.usual.intro);
    expect(all?.querySelectorAll('li a')).toHaveLength(24);

    // The map shows the same.
    const { body } = await plainGet(
      `http://localhost:${testSite.portWithoutBackend}/api/map/layers/beaches?island=mykonos&lang=${name}`,
    );
    const layer = JSON.parse(body);
    expect(layer.note).toBe(maps[name].shelter.none);
    for (const { properties } of layer.features) {
      expect(properties.sea).toMatchObject({ of: 'usual', tomorrow: null });
      expect(properties.notes.join()).toContain(texts.usual.when);
    }
  });

  test(`an island page lists the winds its beaches are exposed to, ${name}`, async () => {
    const page = await documentAt(`${prefix}/islands/naxos`);
    const beach = textOf(page.querySelector('#beach-agios-prokopios'));
    const [open = ''] = texts.open.split('{');
    expect(beach).toContain(open);
    expect(page.querySelector(`#beaches a[href$="/weather/naxos#beaches"]`)).not.toBeNull();
    // Without JavaScript and a forecast, the typical conditions are shown as an estimate.
    const [usual = ''] = texts.here.meltemi.split('{');
    expect(textOf(page.querySelector('#beaches'))).toContain(usual);
  });
}

for (const { prefix, texts, name } of languages) {
  test(`an island page lists the sheltered beaches now and tomorrow, and why, ${name}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/islands/mykonos`);
    await page.locator('#beaches').scrollIntoViewIfNeeded();
    const now = page.getByTestId('beaches-now');
    // The forecast is requested once the beaches come into view.
    await expect(now).toContainText('Open-Meteo.com', { timeout: 15_000 });
    await expect(now).toContainText(texts.here.fresh.split('{')[0] ?? '');
    const paradise = page.locator('#beach-paradise');
    await expect(paradise).toContainText(`${texts.now} ${texts.calm}`);
    await expect(paradise).toContainText(`${texts.tomorrow} ${texts.calm}`);
    await expect(page.locator('#beach-agios-sostis [data-state]')).toHaveCount(2);
    await expect(page.locator('#beach-agios-sostis [data-state=calm]')).toHaveCount(0);
    await expect(now).toContainText((await paradise.locator('h4').textContent()) ?? '?');
  });
}

test('an island page is complete without a forecast, and without a response', async ({ page }) => {
  await page.goto(`http://localhost:${testSite.portWithoutBackend}/islands/mykonos`);
  await page.locator('#beaches').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('beaches-now')).toContainText(en.here.away);
  // The typical wind, without a mention of Open-Meteo.
  await expect(page.locator('#beach-paradise [data-state=calm]')).toContainText(
    en.here.usualBeach.split('{')[0] ?? '?',
  );
  await expect(page.getByTestId('beaches-now')).not.toContainText('Open-Meteo');

  for (const answer of [{ status: 503 }, { body: '<p>' }, { body: '{"beaches":null}' }]) {
    await page.route('**/api/weather/beaches**', (route) => route.fulfill(answer));
    const loaded = page.waitForResponse('**/api/weather/beaches**');
    await page.goto('/islands/mykonos');
    await page.locator('#beaches').scrollIntoViewIfNeeded();
    await loaded;
    await expect(page.locator('#beaches')).toContainText(en.here.meltemi.split('{')[0] ?? '');
    await expect(page.getByTestId('beaches-now')).toHaveCount(0);
    await page.unroute('**/api/weather/beaches**');
  }
});
