import en from '../messages/en/offline.json' with { type: 'json' };
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';
import { untilKept } from './support/until-kept';

test.use({ serviceWorkers: 'allow' });

test('full storage is reported, and the page keeps working', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto('/islands/sifnos');
  const part = page.locator('#take-along');
  await hydrated(page);
  await part.getByRole('button', { name: en.take.keep }).click();
  await expect(part.getByText(en.state.full)).toBeVisible();
  await expect(part.getByRole('button', { name: en.take.keep })).toBeEnabled();
});

test('a removed worker deletes its caches', async ({ page, context }) => {
  await page.goto('/guides/naxos');
  await untilKept(page, '/guides/naxos');
  // A test can intercept requests of the page, but not those for the script of a worker.
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('404'));
  });
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about');
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing impossible is offered', async ({ page }) => {
    await page.goto('/islands/sifnos');
    await expect(page.locator('#take-along')).toBeHidden();
  });
});
