import { islands } from '../lib/islands/data';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

for (const { prefix } of languages) {
  test(`the map's places are a list too, and no search engine is asked in, ${prefix || 'en'}`, async () => {
    const page = await documentAt(`${prefix}/test-map`);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const links = [...page.querySelectorAll('#map-places a')].map((a) => a.getAttribute('href'));
    const places = islands.flatMap(({ beaches, villages, sights, ports }) => [
      ...beaches,
      ...villages,
      ...sights,
      ...ports,
    ]);
    expect(links).toHaveLength(places.length);
    expect((await plainGet('/sitemap.xml')).body).not.toContain('test-map');
  });
}

test('layers of the map are shown and hidden', async ({ page }) => {
  await page.goto('/test-map');
  await expect(page.locator('[data-map=running]')).toBeVisible({ timeout: 20_000 });
  const marks = (kind: string) => page.locator(`[data-map] .place-mark[data-kind=${kind}]`);
  await expect(marks('port').first()).toBeAttached();
  await expect(marks('beach')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Beaches/ }).check();
  await expect(marks('beach').first()).toBeAttached();
  await page.getByRole('checkbox', { name: /Ports/ }).uncheck();
  await expect(marks('port')).toHaveCount(0);
});
