import type { Page } from '@playwright/test';
import { islands } from '../lib/records/islands/data';
import elCharts from '../messages/el/charts.json' with { type: 'json' };
import el from '../messages/el/nearby.json' with { type: 'json' };
import enCharts from '../messages/en/charts.json' with { type: 'json' };
import en from '../messages/en/nearby.json' with { type: 'json' };
import { allThatIsNear, lookAround } from '../supabase/tests/near';
import { testBackend, testBackendUrl } from '../tools/test/test-settings.mjs';
import { cookieHeader, signIn } from './support/account';
import { textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/** Main square of Chora on Naxos. */
const chora = { latitude: 37.1036, longitude: 25.3766 };

const everything = await allThatIsNear();

/** Places around a position, nearest first, computed without the database. */
const placesAround = ({ latitude, longitude }: typeof chora, km: number) =>
  lookAround(everything, { lat: latitude, lon: longitude, km });

const list = (page: Page) => page.getByRole('main').locator('#nearby-list');
const names = (page: Page) => list(page).getByRole('link');

/** Selects a row of the list by its marker on the map, if the browser supports WebGL. */
async function chooseOnTheMap(page: Page) {
  const canDraw = await page.evaluate(() =>
    Boolean(document.createElement('canvas').getContext('webgl2')),
  );
  const map = page.locator('[data-map]');
  await map.getByRole('button', { name: enCharts.map.open }).click();
  await expect(map).toHaveAttribute('data-map', canDraw ? 'running' : 'failed', {
    timeout: 20_000,
  });
  if (!canDraw) return;
  await map.locator('[data-mark]').first().press('Enter');
  await expect(list(page).getByRole('listitem').first().getByRole('button')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

for (const { locale, prefix, text, map: mapText } of [
  { locale: 'en', prefix: '', text: en, map: enCharts.map },
  { locale: 'el', prefix: '/el', text: el, map: elCharts.map },
] as const) {
  test.describe(`nearby, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('shows results for its address, in the language of the page', async ({ account }) => {
      const page = await documentAt(
        `${prefix}/nearby?at=37.1036,25.3766&kind=beach,sight&within=10`,
        cookieHeader(account),
      );
      const expected = placesAround(chora, 10).filter(({ kind }) =>
        ['beach', 'sight'].includes(kind),
      );
      const listed = page.querySelectorAll('#nearby-list li a').map(textOf);
      expect(listed).toEqual(expected.map(({ name }) => name[locale]));
      const words = textOf(page.querySelector('main'));
      for (const label of [text.start.privacy, ...Object.values(text.kinds)]) {
        expect(words).toContain(label);
      }
    });

    test('explains denied location access, and offers an island instead', async ({
      page,
      account,
    }) => {
      await signIn(page, account);
      // Without WebGL the printed chart stays, and the list has everything.
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(`${prefix}/nearby`);
      await hydrated(page);
      await page.getByRole('button', { name: text.start.position }).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(text.failures.denied.title);
      await expect(alert).toBeFocused();

      const form = page.locator('form').filter({ has: page.getByLabel(text.start.island) });
      await form.getByLabel(text.start.island).selectOption('folegandros');
      await form.getByRole('button', { name: text.start.submit }).click();
      const folegandros = islands.find(({ slug }) => slug === 'folegandros');
      const here = everything.filter(({ island }) => island === 'folegandros');
      await expect(names(page)).toHaveCount(here.length);
      await expect(names(page).first()).toHaveText(
        folegandros?.ports.find(({ main }) => main)?.name[locale] ?? '-',
      );
      const map = page.getByRole('region', { name: mapText.label });
      await map.getByRole('button', { name: mapText.open }).click();
      await expect(map.getByRole('status')).toHaveText(mapText.failed);
      await expect(map.getByRole('figure')).toBeVisible();
    });

    test('reports invalid values beside the field, and positions that are far away', async ({
      page,
      account,
    }) => {
      await signIn(page, account);
      await page.goto(`${prefix}/nearby?at=37,1,25&island=atlantis`);
      const position = page.getByLabel(text.start.coordinates);
      await expect(position).toHaveValue('37,1,25');
      await expect(position).toHaveAccessibleDescription(new RegExp(text.faults.at));
      await expect(page.getByLabel(text.start.island)).toHaveAccessibleDescription(
        new RegExp(text.faults.island),
      );

      await page.goto(`${prefix}/nearby?island=ios&within=900`);
      const within = page.getByLabel(text.filter.within);
      await expect(within).toHaveValue('900');
      await expect(within).toHaveAttribute('aria-invalid', 'true');

      await page.goto(`${prefix}/nearby?at=51.5,-0.12`);
      const main = page.getByRole('main');
      await expect(main.getByText(/2[.,]450/)).toBeVisible();
      await main
        .getByRole('navigation', { name: text.empty.islands })
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL(/\?island=/);
      await expect(names(page).first()).toBeVisible();
    });
  });
}

test('shows places around the position of the browser', async ({ page, context, account }) => {
  await signIn(page, account);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(chora);
  await page.goto('/nearby');
  await hydrated(page);
  await page.getByRole('button', { name: en.start.position }).click();
  await page.waitForURL(/\?at=37\.1036,25\.3766$/);
  const expected = placesAround(chora, 10).slice(0, 60);
  await expect(names(page)).toHaveText(expected.map(({ name }) => name.en));
  await expect(page.getByText(en.start.privacy)).toBeVisible();
  await chooseOnTheMap(page);

  const beaches = placesAround(chora, 10).filter(({ kind }) => kind === 'beach');
  const filter = page.getByRole('form', { name: en.filter.label });
  for (const kind of ['village', 'sight', 'port', 'hotel', 'activity'] as const) {
    await filter.getByLabel(en.kinds[kind]).uncheck();
  }
  await filter.getByRole('button', { name: en.filter.submit }).click();
  await expect(names(page)).toHaveText(beaches.map(({ name }) => name.en));

  await names(page).first().click();
  await expect(page.locator(':target')).toContainText(beaches[0]?.name.en ?? '-');
});

for (const { locale, prefix, text } of [
  { locale: 'en', prefix: '', text: en },
  { locale: 'el', prefix: '/el', text: el },
] as const) {
  test(`activities link to their own pages, and exclude samples, ${locale}`, async ({
    account,
  }) => {
    const page = await documentAt(
      `${prefix}/nearby?at=37.1036,25.3766&kind=hotel,activity&within=20`,
      cookieHeader(account),
    );
    const expected = placesAround(chora, 20).filter(({ kind }) =>
      ['hotel', 'activity'].includes(kind),
    );
    expect(expected.length).toBeGreaterThan(0);
    const rows = page.querySelectorAll('#nearby-list li');
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
      expected.map(({ id }) => `${prefix}/${id}`),
    );
    for (const [nth, { kind }] of expected.entries()) {
      expect(textOf(rows[nth] ?? null)).toContain(text.kind[kind]);
    }
  });
}

test.describe('nearby without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows results for its address, and does not offer location access', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
    await page.goto('/nearby?at=37.1036,25.3766&kind=beach&within=10');
    const expected = placesAround(chora, 10).filter(({ kind }) => kind === 'beach');
    await expect(names(page)).toHaveText(expected.map(({ name }) => name.en));
    await expect(names(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: en.start.position })).toBeHidden();
  });
});

test('the database measures distances correctly, and only reads', async ({ request }) => {
  const headers = { apikey: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY };
  const ask = (question: object) =>
    request.post(`${testBackendUrl}/rest/v1/rpc/nearby_places`, { headers, data: question });
  // In the middle, at the edges, at sea, and outside, where the projection of the index distorts
  // most.
  for (const [latitude, longitude, km] of [
    [37.1036, 25.3766, 10],
    [36.35, 25.77, 60],
    [37.66, 24.31, 35.5],
    [37.97, 23.73, 100],
    [36.9, 26.4, 100],
  ] as const) {
    const question = { at_lat: latitude, at_lon: longitude, max_metres: km * 1000, max_rows: 200 };
    const answer = await ask(question);
    expect(answer.status()).toBe(200);
    const rows: { id: string; metres: number }[] = await answer.json();
    const expected = placesAround({ latitude, longitude }, km).slice(0, 200);
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const [index, { metres }] of rows.entries()) {
      expect(Math.abs(metres / 1000 - (expected[index]?.km ?? 0))).toBeLessThan(0.001);
    }
  }
  for (const wrong of [
    { at_lat: 91 },
    { at_lon: -181 },
    { max_metres: 100_001 },
    { max_rows: 201 },
  ]) {
    expect((await ask({ at_lat: 37, at_lon: 25, ...wrong })).status()).toBe(400);
  }
});
