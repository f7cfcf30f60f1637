import type { Page } from '@playwright/test';
import { testSite } from '../tools/test/test-settings.mjs';
import { signIn } from './support/account';
import { address, languages } from './support/languages';
import { pagesByKind, personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

/*
 * No page is wider than the narrowest screen, not even with all folds open. Word lengths differ, so both languages are
 * checked.
 */
test.use({ viewport: { width: 320, height: 640 } });

/** Includes islands with long names in either language. */
const publicPaths = [...Object.values(pagesByKind), '/islands/folegandros', '/islands/koufonisia'];
/** Without a forecast, averages are shown in a different table. */
const withoutForecast = `http://localhost:${testSite.portWithoutBackend}`;

/** Width of the content in pixels, first as it is, then with all folds open. */
async function widthsOf(page: Page) {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const folded = await width();
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  return { folded, open: await width() };
}

async function expectFits(page: Page, path: string) {
  const { folded, open } = await widthsOf(page);
  expect.soft(folded, path).toBeLessThanOrEqual(320);
  expect.soft(open, `${path}, all folds open`).toBeLessThanOrEqual(320);
}

/** Parts of the fixed header that a screen would cut, as tag and pixels. */
const cutInHeader = (page: Page) =>
  page.locator('.site-header :is(a, button, svg)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const over = Math.max(right - window.innerWidth, -left);
      return width > 0 && over > 0 ? [`${part.tagName} ${over}`] : [];
    }),
  );

for (const { locale, prefix } of languages) {
  test(`the header fits a screen of 320 px, ${locale}`, async ({ page, account }) => {
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signIn(page, account);
      await page.goto(address(prefix, '/about'));
      // Reads the session, and swaps the typefaces.
      await expect(page.locator('html[data-fonts]:not([data-session])')).toHaveCount(1);
      expect.soft(await cutInHeader(page), isSignedIn ? 'signed in' : 'signed out').toEqual([]);
    }
  });

  test(`no public page is wider than a screen of 320 px, ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    const addresses = [
      ...publicPaths.map((path) => address(prefix, path)),
      `${withoutForecast}${prefix}/weather`,
    ];
    for (const path of addresses) {
      await page.goto(path);
      await expectFits(page, path);
    }
  });

  test(`no personal page is wider than a screen of 320 px, ${locale}`, async ({
    page,
    account,
  }) => {
    test.setTimeout(60_000);
    const trip = await storeTrip(
      account,
      bareTripDocument('Narrow', ['folegandros', 'koufonisia']),
    );
    await signIn(page, account);
    for (const path of Object.values(personalPages(trip))) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, path);
    }
  });
}

/** Words that break in the middle without a hyphen, and numbers separated from their unit. */
const tornWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, option, .sr-only')) continue;
      // A non-breaking space joins what belongs together; a hyphen, dash or slash separates.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n\t\-–—/…·]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
        if (lines.size > 1 && !isHyphenated) found.push(word);
      }
    }
    return found;
  });

for (const path of [
  '/trip-planner-legacy?start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-20&islands=naxos:3,paros:2,ios:3&adults=2',
  '/trip-planner-original?month=7&nights=7&adults=2&interests=history&interests=beaches',
  '/transfers',
  '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-17&passengers=2&return=2027-07-20',
]) {
  test(`no word is broken on a screen of 320 px: ${path}`, async ({ page }) => {
    await page.goto(`/el${path}`);
    expect(await tornWords(page)).toEqual([]);
  });
}

/** Time fields that are narrower than their value with AM or PM. */
const cutTimes = (page: Page) =>
  page.locator('input[type="time"]').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const whole = field.cloneNode() as HTMLInputElement;
      whole.value = '12:58';
      whole.style.width = 'max-content';
      field.parentElement?.append(whole);
      const needed = whole.offsetWidth;
      whole.remove();
      const { offsetWidth } = field as HTMLElement;
      return offsetWidth > 0 && offsetWidth < needed
        ? [`${field.id} ${offsetWidth} < ${needed}`]
        : [];
    }),
  );

test.describe('12-hour clocks', () => {
  test.use({ locale: 'en-US' });

  test('time fields show AM and PM on a screen of 320 px', async ({ page }) => {
    for (const path of [pagesByKind.planner, pagesByKind['ferry results']]) {
      await page.goto(path);
      await page.locator('main details').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      await expect(page.locator('input[type="time"]').first()).toBeVisible();
      expect(await cutTimes(page), path).toEqual([]);
    }
  });
});
