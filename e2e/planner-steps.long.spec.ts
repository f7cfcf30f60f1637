import { hydrated } from './support/hydrated';
import { path, plannerLanguages } from './support/planner';
import { expect, test } from './support/test';

/* The planner's form as a phone shows it: a chart, a tray of islands, and a button at its foot. */
test.use({ viewport: { width: 390, height: 844 } });

for (const { locale, prefix, text } of Object.values(plannerLanguages)) {
  const { form } = text;
  const button = (count: number) =>
    `${form.submit}· ${(count === 1 ? form.island : form.countOfIslands).replace('{count}', String(count))}`;

  test.describe(`steps of the planner, ${locale}`, () => {
    test('islands tapped on the map appear in the tray and in the button', async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      const submit = page.locator('.submit-bar button');
      const rows = page.locator('.picks > li').filter({ visible: true });
      await expect(submit).toHaveText(form.submit);
      await expect(submit).toBeInViewport();
      await expect(rows).toHaveCount(0);
      await expect(page.getByRole('link', { name: form.suggestion })).toBeVisible();
      for (const [index, slug] of ['naxos', 'milos', 'santorini'].entries()) {
        await page.locator(`a.chart-isle[href$="#pick-${slug}"] .chart-name`).click();
        await expect(rows).toHaveCount(index + 1);
        await expect(submit).toHaveText(button(index + 1));
      }
      await expect(page.getByRole('link', { name: form.suggestion })).toBeHidden();
      await expect(submit).toBeInViewport();
    });

    test('nights are changed by buttons, entered exactly, and submitted', async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      await page.locator('a.chart-isle[href$="#pick-naxos"] .chart-name').click();
      const name = locale === 'el' ? 'Νάξος' : 'Naxos';
      const label = (words: string) => words.replace('{island}', name);
      const range = page.locator('[aria-controls="nights-naxos"]');
      const nights = (value: string) => form.nightsRange.replace('{nights}', value);
      await expect(range).toHaveText(nights('2–3'));
      await page.getByRole('button', { name: label(form.moreNights) }).click();
      await expect(range).toHaveText(nights('3–4'));
      await range.click();
      await page.getByLabel(label(form.mostNights)).fill('6');
      await expect(range).toHaveText(nights('3–6'));
      await page.locator('#firstDay').fill('2027-07-05');
      await page.locator('#lastDay').fill('2027-07-14');
      await page.locator('.submit-bar button').click();
      await expect(page).toHaveURL(/islands=naxos:3-6/);
    });

    test('removing an island by keyboard keeps the focus nearby', async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      const unfold = page.locator('.picks-unfold > summary');
      await unfold.press('Enter');
      await page.locator('#pick-paros').press('Space');
      await unfold.press('Enter');
      await page.locator('#pick-paros').press('Space');
      await expect(page.locator('#pick-paros')).toBeHidden();
      await expect(unfold).toBeFocused();
    });
  });
}

test.describe('steps of the planner without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all islands, and the nights of selected ones', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.picks > li').filter({ visible: true })).toHaveCount(24);
    const least = page.locator('[name="min.paros"]');
    await expect(least).toBeHidden();
    await page.locator('#pick-paros').check();
    await expect(least).toBeVisible();
    await page.locator('a.chart-isle[href$="#pick-tinos"] .chart-name').click();
    await expect(page.locator('#pick-tinos')).toBeInViewport();
  });
});
