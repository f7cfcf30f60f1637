import { hydrated } from './hydrated';
import {
  cost,
  days,
  opening,
  orderOf,
  path,
  picked,
  pickIslands,
  type plannerLanguages,
  rows,
  totals,
} from './planner';
import { expect, test } from './test';

type Language = (typeof plannerLanguages)[keyof typeof plannerLanguages];

/** Tests of the planner's form and buttons in a browser, in one language. */
export function plannerJourneys({ locale, prefix, text }: Language): void {
  test.describe(`planner, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('plans a tour of five islands with the form', async ({ page }) => {
      await page.goto(prefix + path);
      await pickIslands(page, picked);
      await page.locator('#firstDay').fill(days.firstDay);
      await page.locator('#lastDay').fill(days.lastDay);
      await page.getByRole('button', { name: text.form.submit }).click();
      await expect(page).toHaveURL(/islands=.*folegandros:2-3/);
      await expect(rows(page)).toHaveCount(5);
      expect((await orderOf(page)).toSorted()).toEqual(picked.toSorted());
      await expect(totals(page)).toContainText('€');
      const compared = { en: 'We compared all orders', el: 'Συγκρίναμε όλες τις σειρές' }[locale];
      await expect(page.locator('[data-completeness]')).toContainText(compared);
      await expect(page.locator('[id^="leg-"]')).toHaveCount(6);
    });

    test('errors are shown beside their field, with the input kept', async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      for (const [slug, nights] of [
        ['naxos', '0'],
        ['paros', '100'],
      ] as const) {
        await pickIslands(page, [slug]);
        await page.locator(`[aria-controls="nights-${slug}"]`).click();
        await page.locator(`[name="min.${slug}"]`).fill(nights);
        await page.locator(`[name="max.${slug}"]`).fill(nights);
      }
      await page.locator('#firstDay').fill(days.lastDay);
      await page.locator('#lastDay').fill(days.firstDay);
      await page.getByRole('button', { name: text.form.submit }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(text.errors.summary);
      await expect(page.locator('#lastDay')).toHaveValue(days.firstDay);
      await expect(page.locator('#lastDay-error')).toHaveText(text.errors['end-before-start']);
      for (const slug of ['naxos', 'paros']) {
        await expect(page.locator(`#pick-${slug}-error`)).toHaveText(
          text.errors['nights-out-of-range'],
        );
      }
      await expect(page.locator('[name="min.paros"]')).toHaveValue('100');
    });

    test('opens the plan of a ready-made tour and goes back, in one document', async ({ page }) => {
      // Via another page, so that the router has prefetched the page without a query.
      await page.goto(`${prefix}/sitemap`);
      await hydrated(page);
      await page.evaluate(() => document.body.setAttribute('data-same', ''));
      await page.locator(`main a[href="${prefix + path}"]`).click();
      for (const tour of ['classic', 'western'] as const) {
        await page.getByRole('link', { name: text.starts[tour].name }).click();
        await expect(rows(page).filter({ visible: true }).first()).toBeVisible();
        await expect(page).toHaveURL(/\?start=/);
        await page.goBack();
        await expect(page.getByRole('heading', { name: text.starts.title })).toBeVisible();
        await expect(rows(page).filter({ visible: true })).toHaveCount(0);
      }
      await expect(page.locator('body')).toHaveAttribute('data-same');
    });
  });

  test.describe(`planner without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('plans with the form, moves islands and locks boats by button', async ({ page }) => {
      await page.goto(prefix + path);
      await pickIslands(page, picked);
      await page.locator('[name="max.naxos"]').fill('4');
      await page.locator('#firstDay').fill(days.firstDay);
      await page.locator('#lastDay').fill(days.lastDay);
      await page.getByRole('button', { name: text.form.submit }).click();
      await expect(page).toHaveURL(/naxos:2-4/);
      const before = await orderOf(page);
      await page.locator('#order [data-control="later"]').first().click();
      await expect(page).toHaveURL(/move=/);
      await expect.poll(() => orderOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
      await expect(cost(page)).toContainText(opening(text.order.cost));
      await expect(page.getByRole('link', { name: text.order.back })).toBeVisible();
      const leg = page.locator('#leg-2');
      await leg.getByRole('button', { name: text.result.lock }).click();
      await expect(page).toHaveURL(/lock=[^#]*#leg-2$/);
      await expect(leg).toContainText(text.result.locked);
      // The new order is kept, and the sailing can be released again.
      expect(await orderOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
      await leg.getByRole('button', { name: text.result.unlock }).click();
      await expect(leg.getByRole('button', { name: text.result.lock })).toBeVisible();
      expect(await orderOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    });
  });
}
