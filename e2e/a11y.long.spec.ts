import contact from '../messages/en/contact.json' with { type: 'json' };
import footer from '../messages/en/footer.json' with { type: 'json' };
import navigation from '../messages/en/navigation.json' with { type: 'json' };
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible';
import { signIn } from './support/account';
import { hydrated } from './support/hydrated';
import { pagesByKind } from './support/pages';
import { expect, test } from './support/test';

/** Pages with colours of their own; the others consist of the same parts, which '/gallery' shows. */
const coloured: readonly string[] = [
  'home',
  'an island',
  'ferry results',
  'ferry tracking',
  'planner',
  'weather',
  'contact',
  'sign in',
  'the parts of the pages',
];

// Without motion, nothing is checked halfway through fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries(pagesByKind)) {
  test(`${name} is accessible`, async ({ page }) => {
    const isColoured = coloured.includes(name);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    // Includes collapsed content in the check.
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    if (isColoured) await expectAccessibleInBothThemes(page);
    else await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page, 'width');
    if (isColoured) await expectAccessible(page, 'contrast');
  });
}

test('the contact form is accessible with errors shown', async ({ page }) => {
  await page.goto('/contact');
  // Before its scripts run, the browser itself names the first empty field.
  await hydrated(page);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.failure.invalid)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the menus of the navigation bar are accessible while open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  for (const menu of [navigation.destinations, navigation.plan]) {
    const button = page.getByRole('banner').getByRole('button', { name: menu });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
  }
});

test('the account menu is accessible while open', async ({ page, account }) => {
  await signIn(page, account);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Eleni Papadaki' }).click();
  await expect(page.locator('#account-menu')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the suggestions of the search box are accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').fill('naxos');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a toast is accessible', async ({ page }) => {
  await page.goto('/about');
  // Repeated in case the page was not hydrated yet.
  await expect(async () => {
    await page.getByLabel(footer.newsletter.label).fill('eleni@example.org');
    await page.getByRole('button', { name: footer.newsletter.submit, exact: true }).click();
    await expect(page.getByText(footer.newsletter.answer).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
});

test('the mobile menu is accessible while open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: navigation.menu.open, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
