import type { Page } from '@playwright/test';
import elIslands from '../messages/el/islands.json' with { type: 'json' };
import enIslands from '../messages/en/islands.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enIslands, el: elIslands };
const counts = {
  en: { all: 'All 24 islands', airports: '6 islands of 24', none: 'No island matches' },
  el: { all: 'Και τα 24 νησιά', airports: '6 από τα 24 νησιά', none: 'Κανένα νησί δεν ταιριάζει' },
};
const nakedSlug = (href: string | null) => href?.split('/').at(-1);

type Words = (typeof texts)['en' | 'el']['list'];
const cards = (page: Page, { label }: Words) =>
  page.locator('main').getByRole('list', { name: label, exact: true }).locator('> li');

for (const { locale, prefix } of languages) {
  const { list } = texts[locale];

  test.describe(`the list of islands, ${locale}`, () => {
    const status = (page: Page) =>
      page.getByRole('region', { name: list.title }).getByRole('status');

    test('filters by airport, shows the count, and keeps the filter in the address', async ({
      page,
    }) => {
      await page.goto(`${prefix}/islands`);
      await expect(status(page)).toHaveText(counts[locale].all);
      await page.getByRole('checkbox', { name: list.airportOnly }).check();
      await expect(status(page)).toHaveText(counts[locale].airports);
      await expect(cards(page, list)).toHaveCount(6);
      await expect(page).toHaveURL(/\?airport=1$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(6);

      await page.reload();
      await expect(cards(page, list)).toHaveCount(6);
      await page.getByRole('link', { name: list.reset }).click();
      await expect(cards(page, list)).toHaveCount(24);
      await expect(page).toHaveURL(/\/islands$/);
      await expect(page.locator('a.chart-isle[data-lit]')).toHaveCount(0);
    });

    test('reports that nothing matches, and offers a reset', async ({ page }) => {
      await page.goto(`${prefix}/islands?size=small&airport=1`);
      await expect(status(page)).toHaveText(counts[locale].none);
      await expect(page.getByText(list.emptyTitle)).toBeVisible();
      await page.getByRole('link', { name: list.reset }).click();
      await expect(cards(page, list)).toHaveCount(24);
    });
  });

  test(`a filtered list is in the document, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/islands?character=beaches&size=large&sort=area`);
    const main = page.querySelector('main');
    const shown = main?.querySelectorAll(`ul[aria-label="${list.label}"] > li a`) ?? [];
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      ['naxos', 'andros', 'paros', 'milos'].map((slug) => `${prefix}/islands/${slug}`),
    );
    const statuses = main?.querySelectorAll('[role=status]').map((one) => textOf(one)) ?? [];
    expect(statuses.filter(Boolean)).toEqual([expect.stringMatching(/^4 /)]);
    expect(main?.querySelector(`a[href="${prefix}/islands"]`)).not.toBeNull();
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`${prefix}/islands$`));
    expect(page.querySelector('meta[name=robots][content*=noindex]')).toBeNull();
  });
}

const { list, characters } = enIslands;

test.describe('the list of islands', () => {
  const slugs = async (page: Page) => {
    const links = await cards(page, list).getByRole('link').all();
    return Promise.all(links.map(async (link) => nakedSlug(await link.getAttribute('href'))));
  };

  test('sorts by area and by hours, in reading and tab order', async ({ page }) => {
    await page.goto('/islands');
    await page.getByLabel(list.sort).selectOption('area');
    await expect.poll(async () => (await slugs(page))[0]).toBe('naxos');
    expect((await slugs(page)).at(-1)).toBe('schinoussa');
    await page.getByLabel(list.sort).selectOption('hours');
    await expect.poll(async () => (await slugs(page))[0]).toBe('kea');
    await expect(page).toHaveURL(/\?sort=hours$/);
  });

  test('opens with shared filters, and ignores unknown ones', async ({ page }) => {
    await page.goto('/islands?size=large&character=beaches&hours=5&sort=population&x=1');
    await expect(page.getByRole('radio', { name: list.sizes.large })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: characters.beaches })).toBeChecked();
    await expect.poll(() => slugs(page)).toEqual(['naxos', 'paros', 'andros', 'milos']);
    await page.goto('/islands?size=huge&hours=99');
    await expect(cards(page, list)).toHaveCount(24);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/islands');
    const anySize = page.getByRole('group', { name: list.size }).getByRole('radio').first();
    await expect(anySize).toBeEnabled();
    await anySize.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: list.sizes.small })).toBeChecked();
    await expect(cards(page, list)).toHaveCount(10);
    await page.getByRole('checkbox', { name: characters.quiet }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?size=small&character=quiet$/);
  });

  test('collapses its filters on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/islands');
    const fold = page.getByRole('button', { name: list.filters });
    await expect(page.getByRole('group', { name: list.size })).toBeHidden();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('checkbox', { name: list.airportOnly }).check();
    await expect(cards(page, list)).toHaveCount(6);
    await expect(fold).toContainText('(1)');
  });
});

test.describe('the list of islands without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is filtered by links, and reset', async ({ page }) => {
    await page.goto('/islands');
    const nightlife = page
      .getByRole('navigation', { name: list.character })
      .getByRole('link', { name: characters.nightlife });
    await nightlife.click();
    await expect(page).toHaveURL('/islands?character=nightlife');
    await expect(nightlife).toHaveAttribute('aria-current', 'true');
    const few = await cards(page, list).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(12);
    await page.getByRole('link', { name: list.reset }).click();
    await expect(cards(page, list)).toHaveCount(24);
  });
});
