import elText from '../messages/el/ferryRoutes.json' with { type: 'json' };
import enText from '../messages/en/ferryRoutes.json' with { type: 'json' };
import { structuredData, textOf } from './support/html';
import { address, languages } from './support/languages';
import { documentAt, locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list of routes opens at its first port, and no name runs into its times', async ({
    page,
  }) => {
    await page.goto('/el/ferry-routes');
    await expect(page.locator('#piraeus')).toBeVisible();
    await expect(page.locator('#rafina')).toBeHidden();
    const folds = page.locator('main details.fold');
    await folds.evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    const met = await page.locator('.route-register > li').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name, times] = [...row.children].map((one) => one.getBoundingClientRect());
        const isApart = name && times && (times.left >= name.right || times.top >= name.bottom - 1);
        return isApart ? [] : [row.textContent];
      }),
    );
    expect(met).toEqual([]);
  });

  for (const { locale, prefix } of languages) {
    test(`the first screen of a route shows the essentials, ${locale}`, async ({ page }) => {
      await page.goto(address(prefix, '/ferry-routes/piraeus-to-naxos'));
      const answer = page.locator('.route-answer');
      for (const name of ['time', 'boats', 'fare', 'last', 'operators', 'ports', 'wind'] as const) {
        const term = answer.getByText(texts[locale].answer[name], { exact: true });
        const { y = Number.POSITIVE_INFINITY } = (await term.boundingBox()) ?? {};
        expect(y, name).toBeLessThan(844);
      }
    });
  }
});

for (const { locale, prefix } of languages) {
  test(`a route is complete without JavaScript, ${locale}`, async () => {
    const path = address(prefix, '/ferry-routes/naxos-to-amorgos');
    const page = await documentAt(path);
    expect(page.querySelectorAll('.route-months > li')).toHaveLength(12);
    expect(page.querySelectorAll('.route-week').length).toBeGreaterThanOrEqual(2);
    expect(page.querySelector('.route-chart')).not.toBeNull();
    const fares = page.querySelectorAll('[data-fare-origins]').map(textOf);
    expect(fares).toEqual([expect.stringMatching(/(estimate|εκτίμηση).*20\d\d/)]);
    const data = structuredData((await plainGet(path)).body);
    const trip = data.find((one) => one['@type'] === 'BoatTrip');
    expect(trip.departureBoatTerminal['@type']).toBe('BoatTerminal');
    expect(trip.provider.length).toBeGreaterThan(0);
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(links).toContain(address(prefix, '/ferry-routes/amorgos-to-naxos'));
    expect(links).toContain(address(prefix, '/islands/amorgos'));
  });
}

test('the form of a route searches with both ends', async ({ page }) => {
  await page.goto('/el/ferry-routes/piraeus-to-naxos');
  await page.locator('#route-date').fill('2027-07-14');
  await page.getByRole('button', { name: elText.form.submit }).click();
  await expect(page.locator('.offer').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Νάξος');
});

test('islands, guides, results and the list link to routes, and other names redirect to the right one', async () => {
  const linksOf = async (path: string) =>
    (await documentAt(path)).querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(await linksOf('/islands/naxos')).toContain('/ferry-routes/naxos-to-piraeus');
  const inGuide = await linksOf('/el/guides/naxos');
  expect(inGuide).toContain('/el/ferry-routes/piraeus-to-naxos');
  expect(inGuide).toContain('/el/ferry-routes/naxos-to-paros');
  expect(await linksOf('/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-14')).toContain(
    '/ferry-routes/piraeus-to-naxos',
  );
  expect(await linksOf('/el/ferry-routes')).toContain('/el/ferry-routes/mykonos-to-amorgos');
  expect((await plainGet('/sitemap.xml')).body).toContain('/ferry-routes/lavrio-to-kea');
  const moved = await plainGet('/el/ferry-routes/athens-to-thira');
  expect([moved.status, locationOf(moved)]).toEqual([308, '/el/ferry-routes/piraeus-to-santorini']);
  expect((await plainGet('/ferry-routes/kea-to-anafi')).status).toBe(404);
});
