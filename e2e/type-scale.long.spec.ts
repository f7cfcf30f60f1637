import type { Page } from '@playwright/test';
import { signIn } from './support/account';
import { address, languages } from './support/languages';
import { pagesByKind, personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

/*
 * One type scale (styles/globals.css): a page uses at most six sizes, and nothing interactive is under 14 px. Lettering
 * on charts and drawings belongs to its drawing, is sized by kind of place, and is not counted.
 */
const mostSizes = 6;
const leastInteractive = 14;
const leastText = 13;

/** Not counted as text of the page: labels in charts and drawings, times above the bars of boats, text for screen readers. */
const drawings =
  'script, style, svg, option, .sr-only, .chart, .list-chart, .interactive-map, .surroundings, .offer-way > i';

/**
 * Font sizes of the visible text and fields outside drawings, in pixels, each with its first words; and what is too
 * small. Opens all folds first.
 */
const typeOf = (page: Page) =>
  page.evaluate(
    ([interactive, text, drawings]) => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      const sizes: Record<string, string> = {};
      const small: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim();
        const parent = node.parentElement;
        if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest(drawings)) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        sizes[size] ??= words.slice(0, 40);
        const least = parent.closest('a, button, summary, label, input, select')
          ? interactive
          : text;
        if (size < least) small.push(`${size}: ${words.slice(0, 60)}`);
      }
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (!field.checkVisibility({ visibilityProperty: true }) || field.closest('.sr-only'))
          continue;
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        if (field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]')) continue;
        sizes[size] ??= `field ${field.id}`;
        if (size < interactive) small.push(`${size}: field ${field.id}`);
      }
      return { sizes, small };
    },
    [leastInteractive, leastText, drawings] as const,
  );

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Expects the scale on pages by their names, on a phone and on a desktop. */
async function expectScale(page: Page, pages: Readonly<Record<string, string>>, prefix = '') {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(address(prefix, path));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { sizes, small } = await typeOf(page);
      const found = Object.entries(sizes).map(([size, words]) => `${size}: ${words}`);
      const at = `${name}, ${screen.width} pixels`;
      expect.soft(found.length, `${at}\n${found.join('\n')}`).toBeLessThanOrEqual(mostSizes);
      expect.soft(small, at).toEqual([]);
    }
  }
}

for (const { locale, prefix } of languages) {
  test(`no public page has more than six sizes of type, ${locale}`, async ({ page }) => {
    test.setTimeout(300_000);
    await expectScale(page, pagesByKind, prefix);
  });
}

test('no page of a person has more than six sizes of type', async ({ page, account }) => {
  test.setTimeout(60_000);
  const trip = await storeTrip(account, bareTripDocument('Sizes', ['naxos', 'milos']));
  await signIn(page, account);
  await expectScale(page, personalPages(trip));
});
