import elFooter from '../messages/el/footer.json' with { type: 'json' };
import elNavigation from '../messages/el/navigation.json' with { type: 'json' };
import enFooter from '../messages/en/footer.json' with { type: 'json' };
import enNavigation from '../messages/en/navigation.json' with { type: 'json' };
import { expectAccessible, rounds } from './support/accessible';
import { signIn } from './support/account';
import { address, languages } from './support/languages';
import { pagesByKind } from './support/pages';
import { expect, test } from './support/test';

const navigation = { en: enNavigation, el: elNavigation };
const footer = { en: enFooter, el: elFooter };

/**
 * Pages also checked in the night theme and in Greek, because they have colours and controls of
 * their own. The others consist of the same components.
 */
const again: readonly string[] = [
  'home',
  'an island',
  'ferry results',
  'planner',
  'contact',
  'sign in',
  'the parts of the pages',
];

for (const { locale, prefix, contact } of languages) {
  for (const { theme, colorScheme, rules } of rounds.filter(({ code }) => code === locale)) {
    test.describe(`${locale}, ${theme}`, () => {
      // Without motion, nothing is checked halfway through fading in.
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const [name, path] of Object.entries(pagesByKind)) {
        if (rules !== 'all' && !again.includes(name)) continue;
        test(`${name} is accessible`, async ({ page }) => {
          await page.goto(address(prefix, path));
          await expect(page.locator('html')).toHaveAttribute('data-fonts');
          // Includes collapsed content in the check.
          await page.locator('#ports details, [data-question]').evaluateAll((folds) => {
            for (const fold of folds) fold.setAttribute('open', '');
          });
          await expectAccessible(page, rules);
        });
      }

      // The opened content has the same markup in both languages.
      if (rules === 'structure') return;

      test('contact is accessible with its faults shown', async ({ page }) => {
        await page.goto(`${prefix}/contact`);
        await page.getByRole('button', { name: contact.send }).click();
        await expect(page.getByText(contact.failure.invalid)).toBeVisible();
        await expectAccessible(page, rules);
      });

      test('the menus of the bar are accessible while open', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${prefix}/about`);
        const { destinations, plan } = navigation[locale];
        for (const menu of [destinations, plan]) {
          const button = page.getByRole('banner').getByRole('button', { name: menu });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expectAccessible(page, rules);
          await page.keyboard.press('Escape');
        }
      });

      test('the account menu is accessible while open', async ({ page, account }) => {
        await signIn(page, account);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${prefix}/about`);
        await page.getByRole('button', { name: 'Eleni Papadaki' }).click();
        await expect(page.locator('#account-menu')).toBeVisible();
        await expectAccessible(page, rules);
      });

      test('the suggestions of the search box are accessible', async ({ page }) => {
        await page.goto(address(prefix, '/'));
        await page.getByRole('main').getByRole('combobox').fill('naxos');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, rules);
      });

      test('a toast is accessible', async ({ page }) => {
        const { newsletter } = footer[locale];
        await page.goto(`${prefix}/about`);
        // Repeated in case the page was not hydrated yet.
        await expect(async () => {
          await page.getByLabel(newsletter.label).fill('eleni@example.org');
          await page.getByRole('button', { name: newsletter.submit, exact: true }).click();
          await expect(page.getByText(newsletter.answer).first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await expectAccessible(page, rules);
      });
    });
  }

  test(`the menu of a phone is accessible while open, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/about`);
    await page.getByRole('button', { name: navigation[locale].menu.open, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
