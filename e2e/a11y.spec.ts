import { expect, test } from '@playwright/test';
import elFooter from '../messages/el/footer.json' with { type: 'json' };
import elNavigation from '../messages/el/navigation.json' with { type: 'json' };
import enFooter from '../messages/en/footer.json' with { type: 'json' };
import enNavigation from '../messages/en/navigation.json' with { type: 'json' };
import { expectAccessible, rounds } from './support/accessible';
import { address, languages } from './support/languages';
import { signIn } from './support/sign-in';
import { withoutArtwork } from './support/without-artwork';

const navigation = { en: enNavigation, el: elNavigation };
const footer = { en: enFooter, el: elFooter };
withoutArtwork();

/** One page of each kind. */
const pages = {
  home: '/',
  islands: '/islands',
  'an island': '/islands/naxos',
  'a small island': '/islands/donousa',
  guides: '/guides',
  'an island guide': '/guides/naxos',
  'a guide from the record': '/guides/donousa',
  'a guide to a subject': '/guides/island-hopping',
  'ferry tickets': '/ferry-tickets',
  'ferry results': '/ferry-tickets-search?from=piraeus&to=folegandros&date=2027-07-14',
  'a ferry search with faults': '/ferry-tickets-search?from=piraeus&to=piraeus&date=soon',
  'ferry guide': '/ferry-guide',
  'ferry tracking': '/ferry-tickets/tracking?at=2027-07-14T09:30Z',
  planner: '/trip-planner-legacy',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  sitemap: '/sitemap',
  'search results': '/search?q=naxos',
  'sign in': '/signin',
  'new account': '/signup',
  'forgotten password': '/forgot-password',
  'not found': '/nowhere',
};

/**
 * Pages looked at a second time, by night and in Greek: those with colours and controls of their own. The
 * others are made of the same parts.
 */
const again: readonly string[] = [
  'home',
  'an island',
  'ferry results',
  'planner',
  'contact',
  'sign in',
];

for (const { locale, prefix, contact } of languages) {
  for (const { theme, colorScheme, rules } of rounds.filter(({ code }) => code === locale)) {
    test.describe(`${locale}, ${theme}`, () => {
      // Without motion nothing is caught half faded in.
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const [name, path] of Object.entries(pages)) {
        if (rules !== 'all' && !again.includes(name)) continue;
        test(`${name} is accessible`, async ({ page }) => {
          await page.goto(address(prefix, path));
          await expectAccessible(page, rules);
        });
      }

      // What opens is made of the same markup in both languages.
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

      test('the account menu is accessible while open', async ({ page }) => {
        await signIn(page);
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
        // Again, should the page not have been awake yet.
        await expect(async () => {
          await page.getByLabel(newsletter.label).fill('eleni@example.org');
          await page.getByRole('button', { name: newsletter.submit, exact: true }).click();
          await expect(page.getByText(newsletter.answer).first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await expectAccessible(page, rules);
      });
    });
  }

  test.describe(`${locale}, on a phone`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the menu is accessible while open', async ({ page }) => {
      await page.goto(`${prefix}/about`);
      await page.getByRole('button', { name: navigation[locale].menu.open, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('no page is wider than a screen of 320 px', async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of Object.values(pages)) {
        await page.goto(address(prefix, path));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, path).toBeLessThanOrEqual(320);
      }
    });
  });
}
