import type { Locator, Page } from '@playwright/test';
import elCharts from '../messages/el/charts.json' with { type: 'json' };
import enCharts from '../messages/en/charts.json' with { type: 'json' };
import { testMapStyleUrl, testSiteWithMailUrl } from '../tools/test/test-settings.mjs';
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/* A list and its map. WebGL draws the map, which a browser without a GPU renders on the CPU. */
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--use-angle=swiftshader'],
  },
});

// Rendering on the CPU is slow, and several times slower on a busy machine.
test.describe.configure({ timeout: 90_000 });

const list = '/hotels?island=milos';
const mapped = `${list}&map=1`;
const row = (page: Page, number: number) => page.locator(`#listing-rows > [data-n="${number}"]`);
const map = (page: Page) => page.locator('[data-map]');

/** The style sheet highlights rows and markers by setting the custom property `--lit` to 1. */
const isLit = (element: Locator) =>
  element.evaluate((lit) => getComputedStyle(lit).getPropertyValue('--lit').trim() === '1');
const expectLit = (element: Locator, lit = true) => expect.poll(() => isLit(element)).toBe(lit);

/**
 * A row and its marker are highlighted together, by pointer and by keyboard, whichever of them is
 * hovered or focused.
 */
async function expectTogether(page: Page, mark: Locator, number: number) {
  const own = row(page, number);
  const other = row(page, number + 1);
  await own.scrollIntoViewIfNeeded();
  await own.locator('h3').hover();
  await expectLit(mark);
  await expectLit(other, false);
  await mark.hover();
  await expectLit(own);
  await expectLit(other, false);
  await page.mouse.move(0, 0);
  await expectLit(own, false);
  await own.getByRole('link').focus();
  await expectLit(mark);
  await mark.focus();
  await expectLit(own);
}

test('a row and its number on the map are highlighted together, and the number links to the row', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(list);
  const mark = page.locator('.list-mark a[data-n="2"]');
  await expectTogether(page, mark, 2);
  await mark.click();
  await expect(row(page, 2).and(page.locator(':target'))).toBeInViewport();
  await expectLit(row(page, 2));
  // The map was not requested, so none of its files were loaded.
  expect(requested.filter((url) => url.includes('/map/'))).toEqual([]);
});

test('the map shows the results of the list, and both are highlighted together', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Open the interactive map' }).click();
  await expect(page).toHaveURL(mapped);
  await expect(map(page)).toHaveAttribute('data-map', 'running', { timeout: 25_000 });
  const marks = map(page).locator('[data-mark]');
  await expect(marks).toHaveCount(await page.locator('#listing-rows > li').count());
  await expectTogether(page, marks.nth(1), 2);

  await marks.nth(1).press('Enter');
  await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const name = (await row(page, 2).locator('h3').textContent()) ?? '';
  await expect(map(page).getByRole('link', { name })).toBeVisible();
  await expect(row(page, 2)).toBeInViewport();

  // Searching in a part of the map has its own address.
  await map(page).getByRole('button', { name: enCharts.map.zoomIn }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/map=1&area=36\.\d+,24\.\d+,36\.\d+,24\.\d+$/);
  await expect(page.getByRole('list', { name: 'Your filters' })).toContainText('Map area');
});

test('the static map stays with a message if the interactive map fails', async ({ page }) => {
  await page.route('**/map/*.geojson', (route) => route.abort());
  await page.goto(`/el${mapped}`);
  await expect(map(page).getByRole('status')).toHaveText(elCharts.map.failed, { timeout: 25_000 });
  await expect(map(page).locator('.list-mark').first()).toBeVisible();
});

test('a configured hosted style is used, and the static map stays if its tiles are missing', async ({
  page,
}) => {
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server with a style');
  const { origin } = new URL(testMapStyleUrl);
  const style = {
    version: 8,
    sources: { sea: { type: 'raster', tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256 } },
    layers: [{ id: 'sea', type: 'raster', source: 'sea' }],
  };
  let tiles = 0;
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${origin}/**`, (route) => {
    if (route.request().url() === testMapStyleUrl) return route.fulfill({ json: style, headers });
    tiles += 1;
    return route.fulfill({ body: onePixel, contentType: 'image/png', headers });
  });
  await page.goto(`${testSiteWithMailUrl}${mapped}`);
  await expect(map(page)).toHaveAttribute('data-map', 'running', { timeout: 25_000 });
  expect(tiles).toBeGreaterThan(0);

  await page.route(`${origin}/*/*/*.png`, (route) => route.fulfill({ status: 503, headers }));
  await page.reload();
  await expect(map(page).getByRole('status')).toHaveText(enCharts.map.failed, { timeout: 25_000 });
});

test('without JavaScript the address with the map shows the static map', async () => {
  const page = await documentAt(mapped);
  expect(page.querySelectorAll('[data-map] .list-mark a').length).toBeGreaterThan(3);
  expect(textOf(page.querySelector('[data-map] [role=status]'))).toBe('');
  const back = page.querySelector(`main a[href="${list}"][data-scroll=keep]`);
  expect(textOf(back)).toBe('Back to the printed chart');
  // Listings without a position have no map.
  const cars = await documentAt('/rent-a-car?map=1');
  expect(cars.querySelector('[data-map]')).toBeNull();
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
