import { stopAnchor } from '../lib/booking/transfers/address';
import { busLines, transfers } from '../lib/booking/transfers/data';
import { islands } from '../lib/records/islands/data';
import elText from '../messages/el/transfers.json' with { type: 'json' };
import enText from '../messages/en/transfers.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');

for (const { locale, prefix } of languages) {
  test(`the index links every port and airport to the town, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/transfers`);
    for (const { slug, ports, airport } of islands) {
      const own = main?.querySelector(`#${slug}`);
      const stops = [
        ...ports.map(({ id }) => stopAnchor(`${slug}:port:${id}`)),
        ...(airport ? [`${slug}-airport`] : []),
      ];
      for (const stop of stops) {
        const way = own?.querySelector(`#${stop}`) ?? null;
        expect.soft(textOf(way), stop).toMatch(/\d+ (min|λεπτά)/);
      }
      expect
        .soft(own?.querySelector('a')?.getAttribute('href'))
        .toBe(`${prefix}/transfers?island=${slug}`);
    }
  });

  test(`an island lists every connection with hours and sources, and its bus lines, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/transfers?island=naxos`);
    const text = textOf(main);
    const own = transfers.filter(({ island }) => island === 'naxos');
    for (const { pattern, note } of own) {
      expect.soft(text).toContain(pattern[locale]);
      if (note) expect.soft(text).toContain(note[locale]);
    }
    expect(main?.querySelectorAll('.ride')).toHaveLength(own.length);
    expect(main?.querySelectorAll('.ride details')).toHaveLength(own.length);
    const lines = busLines.filter(({ island }) => island === 'naxos');
    expect(main?.querySelectorAll('table tbody')).toHaveLength(lines.length);
    for (const { summer } of lines) expect.soft(text).toContain(summer[locale]);
    // A partner that offers cars with a driver, and our commission.
    const partners = main?.querySelectorAll('#naxos-cars a[target=_blank]') ?? [];
    expect(partners.length).toBeGreaterThan(0);
    for (const link of partners) expect(link.getAttribute('rel')).toContain('noopener');
    expect(text).toContain(texts[locale].partners.title);
  });

  test(`unknown values in the address are ignored and reported, ${locale}`, async () => {
    const nonsense = await mainAt(`${prefix}/transfers?island=atlantis&kind=cable-car&from=%00`);
    const { ignored, kinds } = texts[locale];
    const asides = textOf(nonsense?.querySelector('aside') ?? null);
    expect(asides).toBe(`${ignored.island} ${ignored.from}`);
    const rides = nonsense?.querySelectorAll('.ride') ?? [];
    expect(rides.map((ride) => textOf(ride.querySelector('b')))).toEqual([kinds['cable-car']]);
  });
}

test('an empty list suggests a filter to remove', async () => {
  const nothing = await mainAt('/transfers?island=naxos&kind=metro');
  expect(nothing?.querySelectorAll('.ride')).toHaveLength(0);
  const ways = nothing?.querySelectorAll('li a').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(['/transfers?island=naxos', '/transfers?kind=metro', '/transfers']),
  );
});

test('island page and ferry guide link to it', async () => {
  const island = await documentAt('/islands/milos');
  expect(island.querySelector('#getting-there a[href="/transfers?island=milos"]')).not.toBeNull();
  const guide = await documentAt('/ferry-guide');
  expect(
    guide.querySelector('#port-mykonos-tourlos a[href="/transfers?from=mykonos-new-port"]'),
  ).not.toBeNull();
});

test('the form writes the filters to the address and reads them back', async ({ page }) => {
  await page.goto('/el/transfers');
  await page.locator('#filter-from').selectOption('paros-airport');
  await page.locator('#filter-kind').selectOption('taxi');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/el\/transfers\?island=&from=paros-airport&kind=taxi$/);
  await expect(page.locator('#paros-airport .ride')).toHaveCount(2);
  await page.locator('main form a').click();
  await expect(page.locator('#milos')).toBeVisible();
});
