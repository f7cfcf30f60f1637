import { expect, type Page, test } from '@playwright/test';
import commonEl from '../messages/el/common.json' with { type: 'json' };
import errorsEl from '../messages/el/errors.json' with { type: 'json' };
import footerEl from '../messages/el/footer.json' with { type: 'json' };
import navigationEl from '../messages/el/navigation.json' with { type: 'json' };
import commonEn from '../messages/en/common.json' with { type: 'json' };
import errorsEn from '../messages/en/errors.json' with { type: 'json' };
import footerEn from '../messages/en/footer.json' with { type: 'json' };
import navigationEn from '../messages/en/navigation.json' with { type: 'json' };
import { signIn } from './support/sign-in';

const languages = [
  {
    locale: 'en',
    prefix: '',
    other: 'el',
    otherPrefix: '/el',
    name: 'Naxos',
    words: { common: commonEn, errors: errorsEn, footer: footerEn, navigation: navigationEn },
  },
  {
    locale: 'el',
    prefix: '/el',
    other: 'en',
    otherPrefix: '',
    name: 'Νάξος',
    words: { common: commonEl, errors: errorsEl, footer: footerEl, navigation: navigationEl },
  },
] as const;

const phone = { width: 390, height: 844 };
const stored = (page: Page, key: string) => page.evaluate((k) => localStorage.getItem(k), key);

/** A page whose scripts run: the cookie notice comes with them, and consent keeps it out of the way. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await page.goto(path);
  // Without scripts the browser tells the state of this button itself.
  await expect(
    page.locator('[aria-controls="destinations-menu"][aria-expanded="false"]'),
  ).toBeAttached();
}

for (const { locale, prefix, other, otherPrefix, name, words } of languages) {
  const { common, errors, footer, navigation } = words;
  const start = `${prefix}/islands/naxos`;

  test.describe(`the shell, ${locale}`, () => {
    test.describe('menus of the bar', () => {
      const destinations = (page: Page) =>
        page.getByRole('button', { name: navigation.destinations, exact: true });
      const allIslands = (page: Page) =>
        page
          .locator('#destinations-menu')
          .getByRole('link', { name: navigation.allIslands, exact: true });

      test('open with the keyboard, and Escape gives the focus back', async ({ page }) => {
        await open(page, start);
        await destinations(page).focus();
        await page.keyboard.press('Enter');
        await expect(allIslands(page)).toBeVisible();
        await expect(destinations(page)).toHaveAttribute('aria-expanded', 'true');

        await page.keyboard.press('Tab');
        await expect(page.locator('#destinations-menu a').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(allIslands(page)).toBeHidden();
        await expect(destinations(page)).toBeFocused();
        await expect(destinations(page)).toHaveAttribute('aria-expanded', 'false');
      });

      test('the arrow down key opens the panel at its first link', async ({ page }) => {
        await open(page, start);
        await destinations(page).focus();
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('#destinations-menu a').first()).toBeFocused();
      });

      test('close when the focus moves on', async ({ page }) => {
        await open(page, start);
        await destinations(page).click();
        await page.locator('#destinations-menu a').last().focus();
        await page.keyboard.press('Tab');
        await expect(allIslands(page)).toBeHidden();
      });

      test('close on a click outside, and one closes the other', async ({ page }) => {
        await open(page, start);
        await destinations(page).click();
        await expect(allIslands(page)).toBeVisible();
        await page.getByRole('button', { name: navigation.plan, exact: true }).click();
        await expect(allIslands(page)).toBeHidden();
        await expect(page.locator('#plan-menu')).toBeVisible();
        await page.mouse.click(20, 700);
        await expect(page.locator('#plan-menu')).toBeHidden();
      });

      test('close on a change of page, which starts at its top', async ({ page }) => {
        await open(page, start);
        await page.evaluate(() => window.scrollTo(0, 600));
        await destinations(page).click();
        await page.locator(`#destinations-menu a[href="${prefix}/islands/ios"]`).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/islands/ios$`));
        await expect(page.locator('#destinations-menu')).toBeHidden();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });

      test('hold every entry', async ({ page }) => {
        await open(page, start);
        for (const slug of ['santorini', 'mykonos', 'naxos', 'paros', 'sifnos', 'ios']) {
          for (const part of ['islands', 'guides']) {
            await expect(
              page.locator(`#destinations-menu a[href="${prefix}/${part}/${slug}"]`),
            ).toHaveCount(1);
          }
        }
        await expect(
          page.locator(`#destinations-menu a[href="${prefix}/blog/best-cyclades-islands"]`),
        ).toHaveCount(1);
        await expect(page.locator('#plan-menu a')).toHaveCount(14);
      });
    });

    test('the menu of a phone locks the page and closes on Escape and on a change of page', async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await open(page, start);
      const opener = page.getByRole('button', { name: navigation.menu.open, exact: true });
      const menu = page.getByRole('dialog', { name: navigation.menu.title });
      const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);

      await opener.click();
      await expect(menu).toBeVisible();
      expect(await overflow()).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await overflow()).not.toBe('hidden');

      await opener.click();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);

      await menu.locator('summary').first().click();
      await menu.locator(`a[href="${prefix}/islands/mykonos"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/islands/mykonos$`));
      await expect(menu).toBeHidden();
    });

    test('signing in is offered on a phone, and both ways in the menu', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, start);
      await expect(
        page.locator('.site-header').getByRole('link', { name: navigation.signIn }).first(),
      ).toBeVisible();
      await page.getByRole('button', { name: navigation.menu.open, exact: true }).click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link', { name: navigation.signIn })).toBeVisible();
      await expect(menu.getByRole('link', { name: navigation.signUp })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('a person signed in sees a name and can sign out', async ({ page }) => {
      await signIn(page);
      await open(page, start);
      await page.getByRole('button', { name: 'Eleni Papadaki' }).click();
      const menu = page.locator('#account-menu');
      await expect(menu.getByRole('link', { name: navigation.profile })).toBeVisible();
      await expect(menu.getByRole('link', { name: navigation.myTrips })).toBeVisible();
      await menu.getByRole('button', { name: navigation.signOut }).click();
      await expect(page).toHaveURL(new RegExp(`(:\\d+|\\w)${prefix || '/'}$`));
      await expect(
        page.locator('.site-header').getByRole('link', { name: navigation.signIn }).first(),
      ).toBeVisible();
    });

    test.describe('the cookie notice', () => {
      const notice = (page: Page) =>
        page.getByRole('region', { name: navigation.cookies.title, exact: true });

      for (const choice of ['acceptAll', 'acceptNecessary'] as const) {
        test(`${choice} is kept`, async ({ page }) => {
          await page.goto(start);
          await notice(page)
            .getByRole('button', { name: navigation.cookies[choice], exact: true })
            .click();
          await expect(notice(page)).toBeHidden();
          expect(await stored(page, 'cookieConsent')).toBe('true');
        });
      }

      test('the close icon hides it for this visit only', async ({ page }) => {
        await page.goto(start);
        await notice(page).getByRole('button', { name: navigation.cookies.close }).click();
        await expect(notice(page)).toBeHidden();
        expect(await stored(page, 'cookieConsent')).toBeNull();
        await page.reload();
        await expect(notice(page)).toBeVisible();
      });
    });

    test.describe('the toast', () => {
      const toast = (page: Page) => page.locator('[data-toast]');
      const button = (page: Page, mark: string) =>
        page.getByRole('button', { name: mark, exact: true });

      test('says that a language is not there yet and goes after five seconds', async ({
        page,
      }) => {
        await page.clock.install();
        await open(page, start);
        await button(page, 'DE').click();
        await expect(toast(page)).toHaveText(footer.language.unavailable);
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
        await page.clock.runFor(1500);
        await expect(toast(page)).toBeVisible();
        // The page hears of the time that is up in its own time: let the clock run on until it has.
        await expect(async () => {
          await page.clock.runFor(4000);
          await expect(toast(page)).toHaveCount(0, { timeout: 500 });
        }).toPass();
        await expect(page).toHaveURL(new RegExp(`${start}$`));
      });

      test('is replaced by the next one and closes by its button', async ({ page }) => {
        await open(page, start);
        await button(page, 'DE').click();
        await expect(toast(page)).toHaveText(footer.language.unavailable);
        await page.getByLabel(footer.newsletter.label).fill('eleni@example.org');
        await button(page, footer.newsletter.submit).click();
        await expect(toast(page)).toHaveCount(1);
        await expect(toast(page)).toHaveText(footer.newsletter.answer);
        await expect(toast(page)).toHaveAttribute('data-toast', 'info');
        await toast(page).getByRole('button', { name: common.close }).click();
        await expect(toast(page)).toHaveCount(0);
      });
    });

    test('the newsletter box says what is wrong beside the field', async ({ page }) => {
      await open(page, start);
      const field = page.getByLabel(footer.newsletter.label);
      await field.fill('eleni');
      await page.getByRole('button', { name: footer.newsletter.submit, exact: true }).click();
      await expect(field).toHaveAccessibleDescription(footer.newsletter.invalid);
      await expect(field).toBeFocused();
      await field.fill('eleni@');
      await expect(field).toHaveAccessibleDescription('');
    });

    test('the language link keeps the page and remembers the choice', async ({ page }) => {
      await open(page, `${start}?from=menu`);
      await page.locator('.site-header').locator(`a[hreflang="${other}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${otherPrefix}/islands/naxos\\?from=menu$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      expect(await stored(page, 'i18nextLng')).toBe(other);
      const cookies = await page.context().cookies();
      expect(cookies.find((cookie) => cookie.name === 'i18next')?.value).toBe(other);
    });

    test('the language buttons of the footer keep the page', async ({ page }) => {
      await open(page, start);
      const mark = other === 'el' ? 'GR' : 'EN';
      await page.getByRole('button', { name: mark, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${otherPrefix}/islands/naxos$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('the theme switch turns the light, also after a reload, and back', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, start);
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const day = await ground();
      await page.getByRole('button', { name: navigation.theme.toNight }).first().click();
      await expect.poll(ground).not.toBe(day);
      await page.reload();
      expect(await ground()).not.toBe(day);
      await page.getByRole('button', { name: navigation.theme.toDay }).first().click();
      await expect.poll(ground).toBe(day);
      expect(await stored(page, 'theme')).toBeNull();
    });

    test('back to top appears after scrolling and goes up', async ({ page }) => {
      await open(page, start);
      const up = page.getByRole('button', { name: navigation.backToTop });
      await expect(up).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await up.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(up).toHaveCount(0);
    });

    test('Loading... stands until the next page is there', async ({ page }) => {
      await open(page, start);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => url.searchParams.has('_rsc'),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page
        .locator(
          `footer a[href="${prefix}/islands/anafi"], footer a[href="${prefix}/islands/syros"]`,
        )
        .first()
        .click();
      const status = page.getByRole('status').filter({ hasText: common.loading });
      await expect(status).toBeVisible();
      release();
      await expect(page).toHaveURL(/\/islands\/(anafi|syros)$/);
      await expect(status).toHaveCount(0);
    });

    test('an unknown address is uncharted waters', async ({ page }) => {
      const answer = await page.goto(`${prefix}/no-such-page`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(
        errors.notFound.metaTitle.replace('{name}', 'Cyclades Compass'),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      await expect(
        page.getByRole('heading', { level: 2, name: errors.notFound.title }),
      ).toBeVisible();
      await expect(page.getByText(errors.notFound.text)).toBeVisible();
      const main = page.locator('main');
      for (const [path, words] of [
        [prefix || '/', errors.notFound.home],
        [`${prefix}/contact`, errors.notFound.contact],
        [`${prefix}/sitemap`, errors.notFound.sitemap],
      ] as const) {
        await expect(main.getByRole('link', { name: words, exact: true })).toHaveAttribute(
          'href',
          path,
        );
      }
    });

    test('without JavaScript the panels open and the menu of a phone leads to all links', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(start);
      await page.getByRole('button', { name: navigation.destinations, exact: true }).click();
      await expect(
        page.locator('#destinations-menu').getByRole('link', { name: navigation.allIslands }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: navigation.theme.toNight })).toHaveCount(0);
      await page.setViewportSize(phone);
      await expect(
        page.locator('.site-header').getByRole('link', { name: navigation.menu.open, exact: true }),
      ).toHaveAttribute('href', '#all-links');
      await context.close();
    });

    test('the skip link is the first stop and leads to the content', async ({ page }) => {
      await open(page, start);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: common.skipToContent });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

test.describe('the language kept in the browser', () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`Greek in ${storage} leads an English address to its Greek page`, async ({ page }) => {
      await page.addInitScript((kind) => window[kind].setItem('i18nextLng', 'el'), storage);
      await page.goto('/islands/naxos');
      await expect(page).toHaveURL(/\/el\/islands\/naxos$/);
    });
  }

  test('cimode, unknown values and English change nothing', async ({ page }) => {
    for (const value of ['cimode', 'de', 'en']) {
      await page.addInitScript((language) => localStorage.setItem('i18nextLng', language), value);
      await page.goto('/islands/naxos');
      await expect(page).toHaveURL(/\/islands\/naxos$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('an earlier choice in the cookie comes first', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'el'));
    await page.goto('/islands/naxos');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
