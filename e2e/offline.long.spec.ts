import type { BrowserContext, Page } from '@playwright/test';
import el from '../messages/el/offline.json' with { type: 'json' };
import navigation from '../messages/en/navigation.json' with { type: 'json' };
import en from '../messages/en/offline.json' with { type: 'json' };
import { endSessions, signIn, signInAsNewcomer } from './support/account';
import { hydrated } from './support/hydrated';
import { storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';
import { untilKept } from './support/until-kept';

test.use({ serviceWorkers: 'allow' });

const band = (page: Page) => page.locator('#offline-band');

const personalCaches = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('compass-person')),
  );

async function cut(context: BrowserContext, path: string, page: Page) {
  await context.setOffline(true);
  await page.goto(path);
}

test('home and a visited island work offline, with styles, chart and age', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilKept(page, '/');
  await page.goto('/islands/naxos');
  await untilKept(page, '/islands/naxos');
  await context.setOffline(true);
  await expect(band(page)).toContainText(en.band.offline);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naxos');
  await expect(band(page)).toContainText(
    /You are seeing this page as it was on \w+ \d+ \w+, \d\d:\d\d/,
  );
  // Its styles were cached too: the header is fixed, and the notice is below it.
  const [bar, line] = await Promise.all([
    page.locator('.site-header').boundingBox(),
    band(page).boundingBox(),
  ]);
  expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);

  // A link opens a cached page as a new document.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Cyclades Compass/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(band(page)).toContainText(en.band.cannot);

  // Says that a page is not cached, and lists those that are.
  await page.goto('/hotels');
  await expect(band(page)).toContainText(en.band.screen);
  await page.getByRole('main').getByRole('link', { name: /Naxos/ }).first().click();
  await expect(page).toHaveURL(/\/islands\/naxos$/);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naxos');
  await expect(band(page)).toHaveCount(0);
});

for (const { prefix, words, locale, heading } of [
  { prefix: '', words: en, locale: 'en-GB', heading: 'Sifnos' },
  { prefix: '/el', words: el, locale: 'el-GR', heading: 'Σίφνος' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a downloaded island has its guide and the phrases, never visited before', async ({
      page,
      context,
    }) => {
      await page.goto(`${prefix}/islands/sifnos`);
      const part = page.locator('#take-along');
      await hydrated(page);
      await part.getByRole('button', { name: words.take.keep }).click();
      await expect(part.getByRole('button', { name: words.state.drop })).toBeVisible({
        timeout: 25_000,
      });
      await expect(part.getByRole('link', { name: words.band.all })).toHaveAttribute(
        'href',
        `${prefix}/offline`,
      );
      await untilKept(page, `${prefix}/islands/sifnos`);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
      await cut(context, `${prefix}/guides/sifnos`, page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(band(page)).toContainText(words.band.cannot);
      await page.goto(`${prefix}/greek-phrases`);
      await expect(page.getByText('Καλημέρα').filter({ visible: true }).first()).toBeVisible();
      await page.goto(`${prefix}/islands/sifnos`);
      await expect(part.getByRole('button', { name: words.state.again })).toBeVisible();
      await part.getByRole('button', { name: words.state.drop }).click();
      await expect(part.getByText(words.state.dropped)).toBeVisible();
      await page.goto(`${prefix}/guides/sifnos`);
      await expect(band(page)).toContainText(words.band.screen);
    });
  });
}

test('a trip is stored until its owner signs out in any tab', async ({ page, context }) => {
  const account = await signInAsNewcomer(page);
  const id = await storeTrip(account, tripDocument('By Naxos to Milos'));
  await page.goto('/my-trips');
  await hydrated(page);
  const keep = page.getByRole('button', { name: en.trips.keep });
  await keep.click();
  await expect(page.getByRole('button', { name: en.state.drop })).toBeVisible({ timeout: 25_000 });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const sheet = `/my-trips/${id}/sheet`;
  await cut(context, sheet, page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By Naxos to Milos');
  await expect(page.getByText('Portara before sunset')).toBeVisible();
  await expect(band(page)).toContainText(/as it was on/);
  // The ferries on a day of the trip.
  await page.locator('main a[href^="/ferry-tickets-search?"]').first().click();
  await expect(page).toHaveURL(/\/ferry-tickets-search\?/);
  await expect(band(page)).toContainText(/as it was on/);
  await page.goto('/my-trips');
  await expect(page.getByRole('main').getByText('By Naxos to Milos').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Eleni Papadaki' }).click();
  await other.locator('#account-menu').getByRole('button', { name: navigation.signOut }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect.poll(() => personalCaches(page)).toEqual([]);
  await cut(context, sheet, page);
  await expect(band(page)).toContainText(en.band.screen);
  await expect(page.getByText('By Naxos to Milos')).toHaveCount(0);
});

test('no personal data stays after the session is lost, or another user signs in', async ({
  page,
  context,
  account,
}) => {
  const first = await signInAsNewcomer(page);
  await storeTrip(first, tripDocument('Only mine'));
  await page.goto('/my-trips');
  await hydrated(page);
  await page.getByRole('button', { name: en.trips.keep }).click();
  await expect(page.getByRole('button', { name: en.state.drop })).toBeVisible({ timeout: 25_000 });
  expect(await personalCaches(page)).toEqual([`compass-person-1-${first.id}`]);

  await context.clearCookies();
  await signIn(page, account);
  await page.goto('/about');
  await expect.poll(() => personalCaches(page)).toEqual([]);

  // No page is open that could notice: the worker itself checks the session before it shows
  // anything.
  await page.evaluate(() => caches.open('compass-person-1-someone'));
  await context.clearCookies();
  await cut(context, '/my-trips', page);
  await expect(band(page)).toContainText(en.band.screen);
  expect(await personalCaches(page)).toEqual([]);
});

test('a session ended elsewhere removes its pages at the next contact, but an outage does not', async ({
  page,
  context,
}) => {
  const account = await signInAsNewcomer(page);
  await storeTrip(account, tripDocument('Only mine'));
  await page.goto('/my-trips');
  await hydrated(page);
  await page.getByRole('button', { name: en.trips.keep }).click();
  await expect(page.getByRole('button', { name: en.state.drop })).toBeVisible({ timeout: 25_000 });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const kept = [`compass-person-1-${account.id}`];
  await cut(context, '/my-trips', page);
  await expect(page.getByText('Only mine').first()).toBeVisible();

  // Its cookie looks valid; only the service knows that the session has ended.
  await endSessions(account);
  await page.goto('/offline');
  await expect(page.getByRole('main')).toContainText(en.page.personalNote);
  expect(await personalCaches(page)).toEqual(kept);

  await page.route('**/auth/v1/user', (route) => route.abort());
  await context.setOffline(false);
  const request = page.waitForRequest('**/auth/v1/user');
  await page.goto('/about');
  await request;
  expect(await personalCaches(page)).toEqual(kept);

  await page.unroute('**/auth/v1/user');
  await page.goto('/about');
  await expect.poll(() => personalCaches(page)).toEqual([]);
  await cut(context, '/my-trips', page);
  await expect(band(page)).toContainText(en.band.screen);
  await expect(page.getByText('Only mine')).toHaveCount(0);
});
