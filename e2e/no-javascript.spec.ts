import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { islands } from '../lib/islands/data';
import { address, languages } from './support/languages';
import { withoutArtwork } from './support/without-artwork';

test.use({ javaScriptEnabled: false });
withoutArtwork();

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader sees in the main part, on one line. */
async function mainText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden must not count.
  return oneLine(await page.locator('main').innerText());
}

/** The paragraphs of a guide as plain text: what stands between the tags and signs of MDX. */
function paragraphsOf(slug: string, locale: string): string[] {
  const source = readFileSync(`content/guides/${slug}.${locale}.mdx`, 'utf8');
  return source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\n\s*\n/)
    .filter((block) => /^[\p{L}«"]/u.test(block))
    .map((block) => oneLine(block.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`\\]/g, '')));
}

for (const { locale, prefix } of languages) {
  test.describe(`without JavaScript, ${locale}`, () => {
    test('the home page has its heading and leads to every part of the site', async ({ page }) => {
      await page.goto(address(prefix, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of ['/islands', '/guides']) {
        await expect(page.locator(`main a[href^="${prefix}${path}"]`).first()).toBeVisible();
      }
    });

    test('/islands shows all of them', async ({ page }) => {
      await page.goto(`${prefix}/islands`);
      const text = await mainText(page);
      for (const island of islands) {
        expect.soft(text).toContain(island.name[locale]);
        expect
          .soft(await page.locator(`main a[href="${prefix}/islands/${island.slug}"]`).count())
          .toBeGreaterThan(0);
      }
    });

    test('the page of every island holds its whole record', async ({ page }) => {
      test.setTimeout(120_000);
      for (const island of islands) {
        const path = `${prefix}/islands/${island.slug}`;
        await page.goto(path);
        const text = await mainText(page);
        expect.soft(text, path).toContain(oneLine(island.description[locale]));
        expect.soft(text, path).toContain(oneLine(island.character.text[locale]));
        expect.soft(text, path).toContain(oneLine(island.gettingThere.text[locale]));
        for (const place of [...island.beaches, ...island.villages, ...island.sights]) {
          expect.soft(text, path).toContain(oneLine(place.sentence[locale]));
        }
      }
    });

    for (const slug of ['naxos', 'island-hopping']) {
      test(`/guides/${slug} holds every paragraph`, async ({ page }) => {
        await page.goto(`${prefix}/guides/${slug}`);
        const text = await mainText(page);
        const paragraphs = paragraphsOf(slug, locale);
        expect(paragraphs.length).toBeGreaterThan(5);
        for (const paragraph of paragraphs) expect.soft(text).toContain(paragraph);
      });
    }
  });
}
