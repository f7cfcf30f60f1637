import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '../lib/foundation/i18n/locales';
import { islands } from '../lib/records/islands/data';
import { naxos } from '../lib/records/islands/data/naxos';
import type { Island } from '../lib/records/islands/schema';
import { newSession, signIn } from './support/account';
import { oneLine, textOf } from './support/html';
import { address, languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { wordsOf } from './support/shell';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** Visible text of the main element, on one line. */
async function mainText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden must not count.
  return oneLine(await page.locator('main').innerText());
}

/**
 * Paragraphs of a guide as plain text, taken from between MDX markup and split where a component
 * inserts a price.
 */
function paragraphsOf(slug: string, locale: string): string[] {
  const source = readFileSync(`content/guides/${slug}.${locale}.mdx`, 'utf8');
  return source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\n\s*\n/)
    .filter((block) => /^[\p{L}«"]/u.test(block))
    .flatMap((block) => block.split(/<[A-Z][^>]*\/>/))
    .map((block) => oneLine(block.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`\\]/g, '')));
}

/** Texts of an island's record. */
function recordOf(island: Island, locale: Locale): string[] {
  const { description, character, gettingThere, beaches, villages, sights } = island;
  const places = [...beaches, ...villages, ...sights].map(({ sentence }) => sentence);
  return [description, character.text, gettingThere.text, ...places].map((text) =>
    oneLine(text[locale]),
  );
}

for (const { locale, prefix } of languages) {
  test.describe(`without JavaScript, ${locale}`, () => {
    test('the home page has its heading and links to every part of the site', async ({ page }) => {
      await page.goto(address(prefix, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of ['/islands', '/guides']) {
        await expect(page.locator(`main a[href^="${prefix}${path}"]`).first()).toBeVisible();
      }
    });

    test('the language buttons keep the page and its query', async ({ page }) => {
      await page.goto(`${prefix}/search?q=naxos`);
      const [mark, other] = locale === 'en' ? ['GR', '/el'] : ['EN', ''];
      await page.getByRole('button', { name: mark, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${other}/search\\?q=naxos$`));
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    });

    test('a signed-in user sees name and sign-out on account pages', async ({ page, account }) => {
      const words = wordsOf(locale).navigation;
      await signIn(page, await newSession(account));
      await page.goto(`${prefix}/nearby`);
      const line = page.getByRole('region', { name: words.account, exact: true });
      await expect(line).toContainText('Eleni Papadaki');
      await expect(page.getByRole('banner').getByRole('link', { name: words.signIn })).toBeHidden();
      await line.getByRole('link', { name: words.myTrips }).click();
      await line.getByRole('button', { name: words.signOut }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${prefix || '/'}$`));
      await expect(
        page.getByRole('banner').getByRole('link', { name: words.signIn }).first(),
      ).toBeVisible();
      await page.goto(`${prefix}/profile`);
      await expect(page).toHaveURL(/\/signin\?next=/);
    });

    test('/islands shows all islands', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      const text = await mainText(page);
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const island of islands) {
        expect.soft(text).toContain(island.name[locale]);
        expect.soft(links).toContain(`${prefix}/islands/${island.slug}`);
      }
    });

    test('every island page has its whole record, areas to stay and activities', async () => {
      for (const island of islands) {
        const path = `${prefix}/islands/${island.slug}`;
        const page = await documentAt(path);
        const text = textOf(page.querySelector('main'));
        for (const part of recordOf(island, locale)) expect.soft(text, path).toContain(part);
        const picks = (section: string) => page.querySelectorAll(`#${section} .pick-list a`).length;
        expect.soft(picks('activities'), path).toBe(3);
        expect.soft(picks('stay'), path).toBeGreaterThanOrEqual(2);
      }
    });

    test('guides have every paragraph', async () => {
      for (const slug of ['naxos', 'island-hopping']) {
        const text = textOf((await documentAt(`${prefix}/guides/${slug}`)).querySelector('main'));
        const paragraphs = paragraphsOf(slug, locale);
        expect(paragraphs.length).toBeGreaterThan(5);
        for (const paragraph of paragraphs) expect.soft(text).toContain(paragraph);
      }
    });
  });
}

// The text is the same in the document of each language; a browser says that nothing of it is hidden.
test('the page of an island shows its whole record', async ({ page }) => {
  await page.goto('/islands/naxos');
  const text = await mainText(page);
  for (const part of recordOf(naxos, 'en')) expect.soft(text).toContain(part);
});

test('a guide shows every paragraph', async ({ page }) => {
  await page.goto('/el/guides/island-hopping');
  const text = await mainText(page);
  for (const paragraph of paragraphsOf('island-hopping', 'el')) {
    expect.soft(text).toContain(paragraph);
  }
});
