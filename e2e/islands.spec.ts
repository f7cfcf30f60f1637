import { expect, type Page, test } from '@playwright/test';
import { naxos } from '../lib/islands/data/naxos';
import elIslands from '../messages/el/islands.json' with { type: 'json' };
import enIslands from '../messages/en/islands.json' with { type: 'json' };
import { languages } from './support/languages';

const texts = { en: enIslands, el: elIslands };
const counts = {
  en: { all: 'All 24 islands', airports: '6 islands of 24', none: 'No island matches' },
  el: { all: 'Και τα 24 νησιά', airports: '6 από τα 24 νησιά', none: 'Κανένα νησί δεν ταιριάζει' },
};
const nakedSlug = (href: string | null) => href?.split('/').at(-1);

for (const { locale, prefix } of languages) {
  const { list, characters, island, climate } = texts[locale];

  test.describe(`the list of islands, ${locale}`, () => {
    const cards = (page: Page) =>
      page.locator('main').getByRole('list', { name: list.label, exact: true }).locator('> li');
    const slugs = async (page: Page) => {
      const links = await cards(page).getByRole('link').all();
      return Promise.all(links.map(async (link) => nakedSlug(await link.getAttribute('href'))));
    };
    const status = (page: Page) =>
      page.getByRole('region', { name: list.title }).getByRole('status');

    test('narrows by airport, says how many, and keeps it in the address', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      await expect(status(page)).toHaveText(counts[locale].all);
      await page.getByRole('checkbox', { name: list.airportOnly }).check();
      await expect(status(page)).toHaveText(counts[locale].airports);
      await expect(cards(page)).toHaveCount(6);
      await expect(page).toHaveURL(/\?airport=1$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(6);

      await page.reload();
      await expect(cards(page)).toHaveCount(6);
      await page.getByRole('button', { name: list.reset }).click();
      await expect(cards(page)).toHaveCount(24);
      await expect(page).toHaveURL(/\/islands$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(0);
    });

    test('sorts by area and by hours, in the order one reads and tabs', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      await page.getByLabel(list.sort).selectOption('area');
      await expect.poll(async () => (await slugs(page))[0]).toBe('naxos');
      expect((await slugs(page)).at(-1)).toBe('schinoussa');
      await page.getByLabel(list.sort).selectOption('hours');
      await expect.poll(async () => (await slugs(page))[0]).toBe('kea');
      await expect(page).toHaveURL(/\?sort=hours$/);
    });

    test('opens as it was shared, and ignores what it does not know', async ({ page }) => {
      await page.goto(`${prefix}/islands?size=large&character=beaches&hours=5&sort=population&x=1`);
      await expect(page.getByRole('radio', { name: list.sizes.large })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: characters.beaches })).toBeChecked();
      await expect.poll(() => slugs(page)).toEqual(['naxos', 'paros', 'andros', 'milos']);
      await page.goto(`${prefix}/islands?size=huge&hours=99`);
      await expect(cards(page)).toHaveCount(24);
    });

    test('says so when nothing matches, and offers the way back', async ({ page }) => {
      await page.goto(`${prefix}/islands?size=small&airport=1`);
      await expect(status(page)).toHaveText(counts[locale].none);
      await expect(page.getByText(list.emptyTitle)).toBeVisible();
      await page.getByRole('button', { name: list.reset }).click();
      await expect(cards(page)).toHaveCount(24);
    });

    test('is worked by keyboard alone', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      const anySize = page.getByRole('group', { name: list.size }).getByRole('radio').first();
      await expect(anySize).toBeEnabled();
      await anySize.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: list.sizes.small })).toBeChecked();
      await expect(cards(page)).toHaveCount(10);
      await page.getByRole('checkbox', { name: characters.quiet }).focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\?size=small&character=quiet$/);
    });

    test('folds its filters away on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix}/islands`);
      const fold = page.getByRole('button', { name: list.filters });
      await expect(page.getByRole('group', { name: list.size })).toBeHidden();
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('checkbox', { name: list.airportOnly }).check();
      await expect(cards(page)).toHaveCount(6);
      await expect(fold).toContainText('(1)');
    });
  });

  test.describe(`the page of an island, ${locale}`, () => {
    const record = `${prefix}/islands/naxos`;

    test('shows its name in both scripts and its facts', async ({ page }) => {
      await page.goto(record);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(naxos.name[locale]);
      await expect(page.locator('.chart-subtitle').first()).toHaveText(
        naxos.name[locale === 'en' ? 'el' : 'en'],
      );
      const facts = page.getByRole('region', { name: island.facts.title });
      await expect(facts).toContainText(locale === 'en' ? '19,597' : '19.597');
      await expect(facts).toContainText('JNX');
      await expect(page.locator('#activities li')).toHaveText(
        naxos.activities.map((activity) => new RegExp(activity[locale])),
      );
    });

    test('leads from a name on the chart to the sentence about it', async ({ page }) => {
      await page.goto(record);
      await page.locator('a.chart-name[href="#village-chora"]').first().click();
      await expect(page).toHaveURL(/#village-chora$/);
      await expect(page.locator('#village-chora')).toBeInViewport();
    });

    test('lights up the place one points at on the chart beside the list', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(record);
      const place = page.locator('#beach-kastraki');
      // Pointed at anew until the page has woken up and listens.
      await expect(async () => {
        await page.locator('#places-title').hover();
        await place.hover();
        await expect(place).toHaveAttribute('data-lit', '', { timeout: 500 });
      }).toPass();
      await expect(page.locator('[data-chart] li:has(a[href="#beach-kastraki"])')).toHaveAttribute(
        'data-lit',
        '',
      );
      await page.locator('#village-chora').hover();
      await expect(place).not.toHaveAttribute('data-lit');
    });

    test('gives the climate as a table of twelve months', async ({ page }) => {
      await page.goto(record);
      await page.getByText(climate.table).click();
      await expect(page.locator('#when-to-go tbody tr')).toHaveCount(12);
    });

    test('leads on in its own language', async ({ page }) => {
      await page.goto(record);
      const steps = page.getByRole('navigation', { name: island.next.label });
      await expect(steps.getByRole('link').first()).toHaveAttribute(
        'href',
        `${prefix}/guides/naxos`,
      );
      await expect(steps.getByRole('link', { name: island.next.hotels })).toHaveAttribute(
        'href',
        `${prefix}/hotels?island=naxos`,
      );
      await page.locator('#who-for').getByRole('link').first().click();
      await expect(page).toHaveURL(`${prefix}/islands?character=beaches`);
      await expect(page.getByRole('checkbox', { name: characters.beaches })).toBeChecked();
    });

    test('tells search engines what it is', async ({ page }) => {
      await page.goto(record);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const kinds = blocks.map((block) => JSON.parse(block)['@type']);
      expect(kinds).toEqual(
        expect.arrayContaining(['TouristDestination', 'BreadcrumbList', 'FAQPage']),
      );
      const faq = blocks
        .map((block) => JSON.parse(block))
        .find((one) => one['@type'] === 'FAQPage');
      for (const { name, acceptedAnswer } of faq.mainEntity) {
        await expect(page.locator('#questions')).toContainText(name);
        await expect(page.locator('#questions')).toContainText(acceptedAnswer.text);
      }
    });

    test('keeps the next step in reach on a phone', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(record);
      const guide = page.getByRole('link', {
        name: island.next.guideShort.replace('{name}', naxos.name[locale]),
      });
      await expect(guide).toBeInViewport();
      await page.locator('#when-to-go').scrollIntoViewIfNeeded();
      await expect(guide).toBeInViewport();
    });
  });

  for (const path of ['/islands', '/islands/folegandros', '/islands/koufonisia']) {
    test(`${prefix}${path} fits a window of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${prefix}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  }
}
