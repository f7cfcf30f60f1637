import { layerIds } from '../lib/foundation/ids/map-layers';
import { islands } from '../lib/records/islands/data';
import el from '../messages/el/mapLayers.json' with { type: 'json' };
import en from '../messages/en/mapLayers.json' with { type: 'json' };
import { expectAccessible } from './support/accessible';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

for (const { prefix } of languages) {
  test(`the places of the map are also a list, hidden from search engines, ${prefix || 'en'}`, async () => {
    const page = await documentAt(`${prefix}/test-map`);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const links = [...page.querySelectorAll('#map-places a')].map((a) => a.getAttribute('href'));
    const places = islands.flatMap(({ beaches, villages, sights, ports }) => [
      ...beaches,
      ...villages,
      ...sights,
      ...ports,
    ]);
    expect(links).toHaveLength(places.length);
    expect((await plainGet('/sitemap.xml')).body).not.toContain('test-map');
  });
}

/* WebGL draws the map, which a browser without a GPU renders on the CPU. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--use-angle=swiftshader'],
  },
});
test.describe.configure({ timeout: 90_000 });

const { words } = en;

test('the map loads only on request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/test-map', '/islands', '/islands/naxos', '/weather/naxos']) {
    await page.goto(path);
    await expect(page.locator('.map-opener')).toHaveAttribute('data-map', 'closed');
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /\/map\//.test(url))).toEqual([]);
  // The map's code contains its own name; none of the loaded scripts does.
  const scripts = [
    ...new Set(asked.filter((url) => url.includes('/_next/') && url.endsWith('.js'))),
  ];
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) {
    expect((await plainGet(new URL(url).pathname)).body.includes('maplibregl-canvas'), url).toBe(
      false,
    );
  }
});

test('with every layer on, no note is cut off and the list keeps its space', async ({ page }) => {
  await page.goto('/test-map');
  await page.getByRole('link', { name: en.open }).click();
  const switches = page.getByRole('group', { name: words.layers }).getByRole('checkbox');
  await expect(switches).toHaveCount(layerIds.length);
  for (const one of await switches.all()) await one.check();
  await expect(page.locator('.map-note').nth(1)).toBeVisible({ timeout: 30_000 });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1100, height: 700 },
  ]) {
    await page.setViewportSize(size);
    const box = await page.locator('.map-panel').evaluate((panel) => {
      const part = panel.querySelector('.map-switches');
      const list = panel.querySelector('.map-list > ol');
      return {
        cut: (part?.scrollHeight ?? 0) - (part?.clientHeight ?? 0),
        hidden: getComputedStyle(panel).overflowY === 'hidden',
        list: list?.clientHeight ?? 0,
      };
    });
    expect(box).toEqual({ cut: 0, hidden: false, list: expect.any(Number) });
    expect(box.list).toBeGreaterThan(180);
  }
});

test('layers are toggled by keyboard, and a row opens its place', async ({ page }) => {
  await page.goto('/test-map');
  await page.getByRole('link', { name: en.open }).press('Enter');
  const switches = page.getByRole('group', { name: words.layers });
  await expect(switches.getByRole('checkbox')).toHaveCount(layerIds.length);
  const rows = page.getByRole('region', { name: words.list }).getByRole('listitem');
  const marks = (kind: string) => page.locator(`[data-mark] .place-mark[data-kind=${kind}]`);
  await expect(marks('port').first()).toBeAttached({ timeout: 30_000 });
  await expect(marks('beach')).toHaveCount(0);
  await switches.getByRole('checkbox', { name: en.layers.beaches }).press('Space');
  await expect(marks('beach').first()).toBeAttached();
  await switches.getByRole('checkbox', { name: en.layers.islands }).press('Space');
  await switches.getByRole('checkbox', { name: en.layers.ports }).press('Space');
  await expect(marks('port')).toHaveCount(0);
  await expect(page).toHaveURL(/#map=[\d.]+\/3\d\.\d+\/2\d\.\d+\/beaches$/);

  // Its number equals that of its marker.
  const first = rows.first().getByRole('button');
  const number = (await first.locator('b').textContent()) ?? '-';
  const name =
    (await first
      .locator('span')
      .first()
      .evaluate((one) => one.firstChild?.textContent)) ?? '-';
  await expect(page.locator('[data-mark]', { hasText: name }).first()).toContainText(number);
  await first.press('Enter');
  const chosen = page.locator('.map-list li[data-chosen]');
  await expect(chosen.getByRole('link')).toHaveAttribute('href', /^\/islands\/[a-z]+#beach-/);
  await expect(page.locator('[data-mark][aria-pressed=true]')).toContainText(name);

  // The address shows the same to another visitor.
  await page.reload();
  await expect(switches.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(switches.getByRole('checkbox', { name: en.layers.beaches })).toBeChecked();
});

test('a failed layer is reported, and loads on retry', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/map/layers/villages?*', (route) =>
    isAway ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  );
  await page.goto('/el/test-map#map');
  const switches = page.getByRole('group', { name: el.words.layers });
  await switches.getByRole('checkbox', { name: el.layers.villages }).check();
  const failure = page.getByText(el.words.layerFailed.replace('{layer}', el.layers.villages));
  await expect(failure).toBeVisible();
  // Other layers are unaffected.
  await expect(page.locator('.map-list li').first()).toBeVisible();
  isAway = false;
  await failure.getByRole('button').click();
  await expect(failure).toBeHidden();
  await expect(switches.getByText(el.layers.villages).locator('..')).toContainText(/\d/);
});

test('without WebGL the list has everything, and the map can be retried', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/test-map#map=9/95/400/treasure+ports');
  await expect(page.getByText(words.noDrawing)).toBeVisible();
  await expect(page.getByText(words.badLink)).toBeVisible();
  const ports = islands.flatMap((island) => island.ports);
  await expect
    .poll(() => page.locator('.map-list li').count())
    .toBeGreaterThanOrEqual(ports.length);
  await page.getByRole('button', { name: words.again }).click();
  await expect(page.getByText(words.noDrawing)).toBeVisible();
});

test('the full-screen map is accessible, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/weather/naxos');
  await page.getByRole('link', { name: en.open }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('listitem').first();
  await expect(row).toBeVisible({ timeout: 30_000 });
  await row.getByRole('button').click();
  await expect(row.getByRole('link')).toBeVisible();
  await expectAccessible(page, 'all', ['[data-mark]']);
  const overflow = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/weather\/naxos$/);
  await expect(page.getByRole('link', { name: en.open })).toBeFocused();
});
