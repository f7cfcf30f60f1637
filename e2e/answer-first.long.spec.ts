import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { routes } from '../lib/platform/routes/register';
import { testSite } from '../tools/test/test-settings.mjs';
import { signIn } from './support/account';
import { clock, journeys } from './support/ferry-search';
import { address, languages } from './support/languages';
import { shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/* On a phone the answer is on the first screen, and keyboard users can skip the filters. */
test.use({ viewport: { width: 390, height: 844 } });

const searches = {
  'a search': 'from=piraeus&to=naxos&date=2027-07-14',
  'a family with a car': 'from=paros&to=milos&date=2027-07-14&passengers=2&children=2&vehicle=car',
  'a return': 'from=santorini&to=piraeus&date=2027-05-10&return=2027-05-17',
};

for (const { locale, prefix } of languages) {
  for (const [name, query] of Object.entries(searches)) {
    test(`the first boat of ${name} is within the first 500 pixels, ${locale}`, async ({
      page,
    }) => {
      await page.goto(address(prefix, `/ferry-tickets-search?${query}`));
      const first = page.getByRole('main').locator('.offer').first();
      const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
      expect(y).toBeLessThan(500);
    });
  }
}

const plan =
  '/trip-planner-legacy?start=piraeus&end=piraeus&firstDay=2027-07-14&lastDay=2027-07-21&islands=naxos:2-3,paros:2-3';

/** First result of a page by its address. */
const firstOf = {
  [plan]: '.plan-chart svg',
  '/hotels': '.listing-row',
  '/hotels?island=naxos&guests=2': '.listing-row',
  '/activities': '.listing-row',
  '/weather': '.wind-chart',
  '/budget-calculator': '.budget-starts b',
  '/budget-calculator?island=naxos&nights=3&island=paros&nights=2&month=7&adults=2':
    '.budget-sums b',
};

/** Address of the site without a forecast. */
const withoutForecast = `http://localhost:${testSite.portWithoutBackend}`;

/** Screens that a page may take, the footer included. */
const mostScreens = {
  '/islands/naxos': 8,
  '/islands/santorini': 8,
  '/culinary': 12,
  '/ferry-guide': 10,
  '/ferry-routes': 8,
  '/greek-phrases': 11,
  '/resources': 6,
  '/sitemap': 4,
};

for (const { locale, prefix } of languages) {
  test(`the first result of a list, a plan, a budget and the weather is within the first 500 pixels, ${locale}`, async ({
    page,
  }) => {
    const places = Object.entries(firstOf).map(([path, first]) => [address(prefix, path), first]);
    places.push([`${withoutForecast}${address(prefix, '/weather')}`, '.wind-chart']);
    for (const [path = '', first = ''] of places) {
      await page.goto(path);
      const { y = Number.POSITIVE_INFINITY } =
        (await page.locator(first).first().boundingBox()) ?? {};
      expect.soft(y, path).toBeLessThan(500);
    }
  });

  test(`long pages are collapsed, with all content in the document, ${locale}`, async ({
    page,
  }) => {
    for (const [path, most] of Object.entries(mostScreens)) {
      await page.goto(address(prefix, path));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / 844, path).toBeLessThanOrEqual(most);
      expect.soft(await page.locator('main details.fold').count(), path).toBeGreaterThan(4);
    }
  });
}

/** A trip whose first boat is in the timetable, so that nothing has changed. */
async function tripByBoat() {
  const trip = tripDocument('Naxos and Milos');
  const [first] = (await journeys('from=piraeus&to=naxos&date=2027-07-05')).filter(
    ({ transfers }) => transfers === 0,
  );
  const [boat] = trip.legs[0]?.sailings ?? [];
  const leg = first?.legs.find(({ kind }) => kind === 'sea');
  if (!first || !leg || !boat) throw new Error('No boat to Naxos');
  const { tripId: sailing, from: fromPort, to: toPort } = leg;
  const [departsAt, arrivesAt] = [first.departure, first.arrival].map((time) =>
    new Date(time).toISOString(),
  ) as [string, string];
  const sailings = [{ ...boat, sailing, fromPort, toPort, departsAt, arrivesAt }];
  return {
    trip: { ...trip, legs: [{ position: 0, sailings }] },
    leaves: clock(first.departure),
  };
}

for (const { locale, prefix } of languages) {
  test(`dates, route and next boat of a trip stand before its actions, ${locale}`, async ({
    page,
    account,
  }) => {
    const { trip, leaves } = await tripByBoat();
    const id = await storeTrip(account, trip);
    const token = randomUUID().replaceAll('-', '').slice(0, 24);
    await shareTrip(account, id, token);
    await signIn(page, account);
    for (const path of [routes.tripSheet(id), routes.sharedTrip(token)]) {
      await page.goto(address(prefix, path));
      await expect(page.getByTestId('next-boat')).toBeVisible();
      await expect(page.getByTestId('next-boat')).toContainText(leaves);
      const top = async (what: Locator) =>
        (await what.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      const main = page.getByRole('main');
      expect.soft(await top(main.locator('dl').first()), path).toBeLessThan(300);
      const boat = await top(page.getByTestId('next-boat'));
      expect.soft(boat, path).toBeLessThan(500);
      // Copying or going back, and the button with the downloads.
      const actions = await top(main.locator('summary, .button').first());
      expect.soft(actions, path).toBeGreaterThan(boat);
    }
  });
}

test('a link to collapsed content expands it', async ({ page }) => {
  await page.goto('/culinary#gouna');
  await expect(page.locator('#gouna')).toBeVisible();
  await page.goto('/islands/naxos#beach-kastraki');
  await expect(page.locator('#beach-kastraki')).toBeInViewport();
});

test('the focus moves to the results after filters are sent', async ({ page }) => {
  await page.goto('/hotels');
  await page.locator('.listing-filters > summary').click();
  await page.locator('.listing-filters button[type=submit]').click();
  await expect(page).toHaveURL(/#found$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#found :focus, #found ~ * :focus')).toHaveCount(1);
});

test('a skip link jumps from the filters to the first boat', async ({ page }) => {
  await page.goto(`/ferry-tickets-search?${searches['a search']}`);
  const skip = page.getByRole('link', { name: 'Skip to the boats' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('.offer').first()).toBeFocused();
});

test('the route of a search is on its map, below the boats', async ({ page }) => {
  await page.goto(`/ferry-tickets-search?${searches['a return']}`);
  const charts = page.getByRole('main').locator('figure.route-chart');
  await expect(charts).toHaveCount(1);
  await expect(charts.locator('.route-arrows path').first()).toBeAttached();
  const [chart, boat] = [
    await charts.boundingBox(),
    await page.getByRole('main').locator('.offer').first().boundingBox(),
  ];
  expect(chart?.y).toBeGreaterThan(boat?.y ?? Number.POSITIVE_INFINITY);
});
