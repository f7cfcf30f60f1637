import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import elText from '../messages/el/ferryGuide.json' with { type: 'json' };
import enText from '../messages/en/ferryGuide.json' with { type: 'json' };
import { address, languages } from './support/languages';

const texts = { en: enText, el: elText };
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const aegiali = { en: 'Aegiali', el: 'Αιγιάλη' };

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test.describe(`the ferry guide (${locale})`, () => {
    test('leads from the index to a port in a folded area', async ({ page }) => {
      await page.goto(address(prefix, '/ferry-guide'));
      const port = page.locator('#port-amorgos-aegiali');
      await expect(port).toBeHidden();
      await page
        .getByRole('navigation', { name: t.indexLabel })
        .getByRole('link', { name: aegiali[locale] })
        .click();
      await expect(port).toBeVisible();
      await expect(port.getByRole('figure')).toBeVisible();
      await expect(port.getByRole('link').first()).toHaveAttribute(
        'href',
        `${prefix}/ferry-tickets-search?from=amorgos-aegiali`,
      );
    });

    test('has all 32 ports and every chapter of its contents', async ({ page }) => {
      await page.goto(address(prefix, '/ferry-guide'));
      await expect(page.locator('[id^="port-"]')).toHaveCount(32);
      for (const [id, title] of Object.entries(t.chapters)) {
        await expect(page.locator(`#${id} > h2`)).toHaveText(title);
        await expect(page.locator(`a[href="#${id}"]`).first()).toBeAttached();
      }
    });
  });
}

test('a link to a port opens its area without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ferry-guide#port-sifnos-kamares');
  await expect(page.locator('#port-sifnos-kamares')).toBeVisible();
  await context.close();
});

test('is accessible with every area open', async ({ page }) => {
  await page.goto('/ferry-guide');
  await page.locator('#ports details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(standards)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
});
