import type { Page } from '@playwright/test';
import el from '../messages/el/search.json' with { type: 'json' };
import en from '../messages/en/search.json' with { type: 'json' };
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('main').getByRole('combobox');
const options = (page: Page) => page.getByRole('main').getByRole('option');

for (const { locale, prefix, text, letter, naxos, portara, other } of [
  {
    locale: 'en',
    prefix: '',
    text: en,
    letter: 'a',
    naxos: 'Naxos',
    portara: 'portara',
    other: 'Ναξος',
  },
  {
    locale: 'el',
    prefix: '/el',
    text: el,
    letter: 'α',
    naxos: 'Νάξος',
    portara: 'πορταρα',
    other: 'naxos',
  },
] as const) {
  test.describe(`search, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test.beforeEach(async ({ page }) => {
      await page.goto(prefix || '/');
    });

    test('suggests while typing, islands first and at most six', async ({ page }) => {
      await field(page).fill(letter);
      await expect(options(page)).toHaveCount(6);
      await expect(options(page).first()).toContainText(text.categories.island);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    });

    test('finds an island in either script, and Enter opens the first and clears the field', async ({
      page,
    }) => {
      for (const query of [naxos.toUpperCase(), other]) {
        await field(page).fill(query);
        await expect(options(page).first()).toContainText(naxos);
      }
      await field(page).fill(portara);
      await expect(options(page)).toHaveCount(1);
      await expect(options(page)).toContainText(text.categories.activity);
      await field(page).fill(naxos);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/islands/naxos`);
      await page.goBack();
      await expect(field(page)).toHaveValue('');
    });

    test('says so when nothing is found, and leads to the results page', async ({ page }) => {
      await field(page).fill('qqq');
      await expect(page.getByText(text.nothing)).toBeVisible();
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=qqq`);
      await expect(page.getByText(text.noResults.replace('{query}', 'qqq'))).toBeVisible();
      await expect(page.getByRole('heading', { name: text.allIslands })).toBeVisible();
    });

    test('has a results page with an address of its own', async ({ page }) => {
      await page.goto(`${prefix}/search?q=${other}`);
      const heading = page.getByRole('heading', {
        name: text.resultsFor.replace('{query}', other),
      });
      const results = page.locator('section', { has: heading }).getByRole('link');
      await expect(results.first()).toContainText(naxos);
      await expect(results.first()).toHaveAttribute('href', `${prefix}/islands/naxos`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  });
}

test.describe('the search box', () => {
  test.use({ locale: 'en-GB' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('moves with the arrow keys and opens the chosen one', async ({ page }) => {
    await field(page).fill('portara');
    await expect(options(page)).toHaveCount(1);
    await field(page).press('ArrowDown');
    const option = options(page).first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toContainText(en.categories.activity);
    const id = await option.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/islands/naxos#activities');
  });

  test('closes on Escape and on a press outside', async ({ page }) => {
    await field(page).fill('Naxos');
    await expect(options(page).first()).toBeVisible();
    await field(page).press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(field(page)).toHaveValue('Naxos');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(options(page).first()).toBeHidden();
  });
});

test.describe('the search box of a page with all its drawings', () => {
  test.use({ artwork: true, locale: 'en-GB' });

  test('asks the server for nothing while one types', async ({ page }) => {
    await page.goto('/');
    const loaded = page.waitForResponse('**/api/search-index/en');
    await field(page).focus();
    await loaded;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // The page's own code may still be arriving on a slow machine.
      if (!request.url().includes('/_next/static/')) asked.push(request.url());
    });
    await field(page).pressSequentially('Naxos');
    await expect(options(page).first()).toContainText('Naxos');
    expect(asked).toEqual([]);
  });
});

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  test('submits to a page that lists every island', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill('naxos');
    await page.getByRole('main').getByRole('button', { name: en.submit }).click();
    await expect(page).toHaveURL('/search?q=naxos');
    await expect(page.locator('main a[href^="/islands/"]')).toHaveCount(24);
  });
});

test.describe('search on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('a tap opens a suggestion', async ({ page }) => {
    await page.goto('/');
    await field(page).tap();
    await page.keyboard.type('milos');
    await options(page).first().tap();
    await expect(page).toHaveURL('/islands/milos');
  });
});
