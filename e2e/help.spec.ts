import elText from '../messages/el/help.json' with { type: 'json' };
import enText from '../messages/en/help.json' with { type: 'json' };
import { documentOf, structuredData, textOf } from './support/html';
import { languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

for (const { locale, prefix } of languages) {
  test(`help describes its questions and emergency contacts in structured data, ${locale}`, async () => {
    const { body } = await plainGet(`${prefix}/help`);
    const page = documentOf(body);
    const shown = page.querySelectorAll('details[data-question] h3').map(textOf);
    const faq = structuredData(body).find((data) => data['@type'] === 'FAQPage');
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown);
    for (const { acceptedAnswer } of faq.mainEntity) {
      expect(acceptedAnswer.text.length).toBeGreaterThan(80);
    }
    expect(page.querySelector('#emergency a[href="tel:108"]')).not.toBeNull();
    expect(textOf(page.querySelector('#booking h2'))).toBe(texts[locale].topics.booking);
  });
}

test('help filters questions by the typed words', async ({ page }) => {
  await page.goto('/help');
  const ban = page.locator('details:has(#ferry-cancelled)');
  await expect(ban).not.toHaveAttribute('open');
  await page.getByRole('searchbox', { name: enText.find.label }).fill('fare back ban');
  await expect(ban).toHaveAttribute('open', '');
  await expect(page.locator('#borders')).toBeHidden();
  // An address with its hash shows the question again.
  await page.evaluate(() => {
    location.hash = 'etias';
  });
  await expect(page.locator('#etias')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question expands it, and the form searches the site', async ({ page }) => {
    await page.goto('/help#tap-water');
    await expect(page.locator('#tap-water')).toBeVisible();
    await page.getByRole('searchbox', { name: enText.find.label }).fill('Naxos');
    await page.getByRole('button', { name: enText.find.submit }).click();
    await expect(page).toHaveURL(/\/search\?q=Naxos$/);
  });
});
