import type { Page } from '@playwright/test';
import elText from '../../messages/el/listings.json' with { type: 'json' };
import enText from '../../messages/en/listings.json' with { type: 'json' };
import { hotels } from '../../supabase/seed/listings/hotels/milos';
import { expect, test } from './test';

/**
 * Two people on days in June, when the prices of the season `high` apply, with a maximum price per
 * night.
 */
const search = { from: '2027-06-09', to: '2027-06-14', guests: '2', price: 150 };

/** Matching hotels, searched in the seed without the database. */
const fitting = hotels
  .filter(({ amenities, maxGuests, pricePerNight: { high } }) => {
    const isPriced = high !== null && high <= search.price * 100;
    return amenities.includes('sea-view') && isPriced && maxGuests >= Number(search.guests);
  })
  .map(({ slug }) => slug)
  .sort();
const chosen = hotels.find(({ slug }) => slug === 'milos-pollonia-tamarisk-studios');

const rows = (page: Page) => page.locator('#listing-rows > li');
const slugs = (page: Page) => rows(page).evaluateAll((found) => found.map((row) => row.id).sort());

async function fillFilters(page: Page) {
  // A phone collapses the filters; on a wide screen they have their own column.
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.locator('.listing-filters > summary').click();
  for (const control of ['[name=island][value=milos]', '[name=amenities][value=sea-view]']) {
    const folded = page.locator(`.filter-many:not([open]):has(${control}) > summary`);
    if ((await folded.count()) > 0) await folded.click();
    await page.locator(control).check();
  }
  await page.locator('#filter-price').selectOption(String(search.price));
  await page.locator('#filter-from').fill(search.from);
  await page.locator('#filter-to').fill(search.to);
  await page.locator('[name=guests]').selectOption(search.guests);
  await page.locator('.listing-filters button[type=submit]').click();
}

/** Checks that the form keeps all its input and that the list still matches it. */
async function expectKept(page: Page) {
  expect(await slugs(page)).toEqual(fitting);
  await expect(page.locator('[name=island][value=milos]')).toBeChecked();
  await expect(page.locator('[name=amenities][value=sea-view]')).toBeChecked();
  await expect(page.locator('#filter-price')).toHaveValue(String(search.price));
  await expect(page.locator('#filter-from')).toHaveValue(search.from);
}

interface Variant {
  locale: 'en' | 'el';
  screen: 'a phone' | 'a wide screen';
  javaScriptEnabled: boolean;
}

const viewports = {
  'a phone': { width: 390, height: 844 },
  'a wide screen': { width: 1280, height: 800 },
};

/** Test of the search for a place to stay, on one screen and in one language. */
export function hotelJourney({ locale, screen, javaScriptEnabled }: Variant): void {
  const text = { en: enText, el: elText }[locale];
  const prefix = locale === 'el' ? '/el' : '';
  test.describe(`on ${screen}, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    // Loads seven documents in a row.
    test.describe.configure({ timeout: 60_000 });
    test.use({ viewport: viewports[screen], javaScriptEnabled });

    test('a hotel is found, opened, left with the filters kept, and booked at a partner', async ({
      page,
    }) => {
      expect(fitting).toContain(chosen?.slug);
      expect(fitting).not.toContain('milos-plaka-bay-terrace-hotel');
      await page.goto(`${prefix}/hotels`);
      await fillFilters(page);
      await expect(page).toHaveURL(/amenities=sea-view/, { timeout: 15_000 });
      await expectKept(page);
      const list = new URL(page.url()).pathname;

      const name = chosen?.name[locale] ?? '';
      await rows(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      // A sample has no partner page, so the link searches for its village on the island.
      const partner = page.locator('main a[href*="booking.com"]');
      await expect(partner).toHaveAttribute('rel', /noopener/);
      const { searchParams } = new URL((await partner.getAttribute('href')) ?? '');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ss: expect.stringMatching(/Pollonia.*Milos/),
        checkin: search.from,
        checkout: search.to,
        group_adults: search.guests,
      });

      await page.getByRole('link', { name: text.detail.back }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?.*#${chosen?.slug}$`));
      await expectKept(page);
      await expect(rows(page).and(page.locator(':target'))).toBeInViewport();

      await rows(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(rows(page).first()).toBeVisible();
      await expectKept(page);
    });
  });
}
