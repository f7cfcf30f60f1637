import elText from '../messages/el/compare.json' with { type: 'json' };
import enText from '../messages/en/compare.json' with { type: 'json' };
import { address, languages } from './support/languages';
import { documentAt, locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { locale, prefix } of languages) {
    test(`the first screen has the verdict and the first facts, ${locale}`, async ({ page }) => {
      await page.goto(address(prefix, '/compare/paros-or-naxos'));
      const way = page.getByRole('rowheader', { name: texts[locale].rows.way });
      const { y = Number.POSITIVE_INFINITY } = (await way.boundingBox()) ?? {};
      expect(y).toBeLessThan(844);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  }
});

for (const { locale, prefix } of languages) {
  test(`a pair links to its boat, the planner, islands and guides, ${locale}`, async () => {
    const page = await documentAt(address(prefix, '/compare/milos-or-sifnos'));
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    for (const path of [
      '/ferry-routes/milos-to-sifnos',
      '/trip-planner-legacy?islands=milos,sifnos',
      '/islands/milos',
      '/guides/sifnos',
      '/compare',
    ]) {
      expect(links).toContain(address(prefix, path));
    }
  });
}

test('the form compares islands without JavaScript, and a known pair redirects', async () => {
  const form = (await documentAt('/el/compare')).querySelector('main form');
  expect(form?.querySelectorAll('select[name=islands]')).toHaveLength(3);
  const free = await plainGet('/compare?islands=anafi&islands=kea&islands=');
  expect(free.status).toBe(200);
  expect(free.body).toContain('noindex');
  const known = await plainGet('/el/compare?islands=naxos&islands=paros&islands=');
  expect([known.status, locationOf(known)]).toEqual([308, '/el/compare/paros-or-naxos']);
  const turned = await plainGet('/compare/mikonos-or-thira');
  expect([turned.status, locationOf(turned)]).toEqual([308, '/compare/santorini-or-mykonos']);
  const unpaired = await plainGet('/el/compare/Anafi-vs-kea-vs-ios?utm_source=x');
  expect([unpaired.status, locationOf(unpaired)]).toEqual([
    308,
    '/el/compare?islands=anafi&islands=kea&islands=ios',
  ]);
  expect((await plainGet('/compare/crete-or-rhodes')).status).toBe(404);
  expect((await documentAt('/compare?islands=anafi')).querySelector('main')?.text).toContain(
    enText.form.tooFew,
  );
});

test('the planner begins with both islands', async ({ page }) => {
  await page.goto('/trip-planner-legacy?islands=milos,sifnos');
  await expect(page.locator('input[name="island"][value="milos"]')).toBeChecked();
  await expect(page.locator('input[name="island"][value="sifnos"]')).toBeChecked();
});

test('islands and sitemap.xml lead to comparisons', async () => {
  const links = (await documentAt('/islands/naxos'))
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));
  expect(links).toContain('/compare/paros-or-naxos');
  const { body } = await plainGet('/sitemap.xml');
  expect(body).toMatch(/\/el\/compare\/tinos-or-syros<\/loc>(?:(?!<\/url>)[\s\S])*<lastmod>/);
});
