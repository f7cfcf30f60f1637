import elText from '../messages/el/ferryGuide.json' with { type: 'json' };
import enText from '../messages/en/ferryGuide.json' with { type: 'json' };
import guides from '../messages/en/guides.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const aegiali = { en: 'Aegiali', el: 'Αιγιάλη' };

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`the ferry guide has all 32 ports, an index and every chapter, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/ferry-guide`);
    expect(page.querySelectorAll('[id^="port-"]')).toHaveLength(32);
    const index = page.querySelector(`nav[aria-label="${t.indexLabel}"]`);
    const port = index?.querySelector('a[href="#port-amorgos-aegiali"]') ?? null;
    expect(textOf(port)).toContain(aegiali[locale]);
    expect(
      page.querySelector('#port-amorgos-aegiali a[href*="/ferry-"]')?.getAttribute('href'),
    ).toBe(`${prefix}/ferry-tickets-search?from=amorgos-aegiali`);
    for (const [id, title] of Object.entries(t.chapters)) {
      expect(textOf(page.querySelector(`#${id}-title`))).toBe(title);
      expect(page.querySelector(`#${id}`), id).not.toBeNull();
      expect(page.querySelector(`a[href="#${id}"]`), id).not.toBeNull();
    }
  });
}

test('the index of the ferry guide links to a port in a collapsed area', async ({ page }) => {
  await page.goto('/ferry-guide');
  const port = page.locator('#port-amorgos-aegiali');
  await expect(port).toBeHidden();
  await page
    .getByRole('navigation', { name: enText.indexLabel })
    .getByRole('link', { name: aegiali.en })
    .click();
  await expect(port).toBeVisible();
  await expect(port.getByRole('figure')).toBeVisible();
});

test('the contents of the ferry guide expand the chapter they link to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ferry-guide');
  const chapter = page.locator('#wind');
  await expect(chapter).toBeHidden();
  const contents = page.getByRole('navigation', { name: guides.contents });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: enText.chapters.wind }).click();
  await expect(chapter).toBeVisible();
  await expect(page.locator('#wind-title')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a port expands its area', async ({ page }) => {
    await page.goto('/ferry-guide#port-sifnos-kamares');
    await expect(page.locator('#port-sifnos-kamares')).toBeVisible();
  });
});
