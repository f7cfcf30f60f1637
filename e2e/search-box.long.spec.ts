import en from '../messages/en/siteSearch.json' with { type: 'json' };
import { field, options, searchLanguages } from './support/site-search';
import { expect, test } from './support/test';

for (const {
  locale,
  prefix,
  text,
  letter,
  naxos,
  portara,
  demeter,
  plaka,
  other,
} of searchLanguages) {
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

    test('finds an island in either script, its activities, and the place itself', async ({
      page,
    }) => {
      for (const query of [naxos.toUpperCase(), other]) {
        await field(page).fill(query);
        await expect(options(page).first()).toContainText(naxos);
      }
      await field(page).fill(portara);
      await expect(options(page)).toHaveText([new RegExp(`${text.categories.sight} · ${naxos}`)]);
      await field(page).fill(demeter);
      const temple = options(page).filter({ hasText: `${text.categories.activity} · ${naxos}` });
      await temple.click();
      await expect(page).toHaveURL(`${prefix}/activities/temple-of-demeter-naxos`);
    });

    test('links to the place on its island page, one entry for each Plaka', async ({ page }) => {
      await field(page).fill(plaka);
      for (const link of ['milos#village-plaka', 'naxos#beach-plaka']) {
        await expect(
          page.getByRole('main').locator(`[role=option][href="${prefix}/islands/${link}"]`),
        ).toBeVisible();
      }
      await options(page)
        .filter({ hasText: `${text.categories.beach} · ${naxos}` })
        .click();
      await expect(page).toHaveURL(`${prefix}/islands/naxos#beach-plaka`);
      await expect(page.locator('#beach-plaka')).toBeInViewport();
    });

    test('opens the results page by Enter, with the query in its box', async ({ page }) => {
      await field(page).fill(naxos);
      await expect(options(page).first()).toContainText(naxos);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(naxos)}`);
      await expect(
        page.getByRole('heading', { name: text.resultsFor.replace('{query}', naxos) }),
      ).toBeVisible();
      await expect(field(page)).toHaveValue(naxos);
      await expect(options(page).first()).toBeHidden();
    });

    test('reports that nothing is found, and links to the results page', async ({ page }) => {
      await field(page).fill('qqq');
      await expect(page.getByText(text.nothing)).toBeVisible();
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=qqq`);
      await expect(page.getByText(text.noResults.replace('{query}', 'qqq'))).toBeVisible();
      await expect(page.getByRole('heading', { name: text.allIslands })).toBeVisible();
    });
  });
}

test.describe('the search box', () => {
  test.use({ locale: 'en-GB' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('selects with the arrow keys and opens the selected one', async ({ page }) => {
    await field(page).fill('temple of demeter');
    await expect(options(page).first()).toBeVisible();
    await field(page).press('ArrowDown');
    const option = options(page).first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toContainText(en.categories.activity);
    const id = await option.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/activities/temple-of-demeter-naxos');
  });

  test('closes on Escape and on an outside click', async ({ page }) => {
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

  test('sends no request while typing', async ({ page }) => {
    await page.goto('/');
    const loaded = page.waitForResponse('**/api/search-index/en');
    await field(page).focus();
    await loaded;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // On a slow machine, the page's own scripts may still be loading.
      if (!request.url().includes('/_next/static/')) asked.push(request.url());
    });
    await field(page).pressSequentially('Naxos');
    await expect(options(page).first()).toContainText('Naxos');
    expect(asked).toEqual([]);
    const picture = await options(page).first().locator('img').boundingBox();
    expect(picture).toMatchObject({ width: 48, height: 48 });
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
