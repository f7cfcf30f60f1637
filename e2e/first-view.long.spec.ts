import { fontsShown } from './support/fonts';
import { address, languages } from './support/languages';
import { expect, test } from './support/test';

const budgetKb = 120;

for (const { locale, prefix } of languages) {
  for (const path of ['/', '/islands/naxos', '/guides/naxos', '/contact']) {
    test(`the first view of ${address(prefix, path)} loads few font files, ${locale}`, async ({
      page,
    }) => {
      const fonts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'font') return;
        fonts.set(
          response.url(),
          response.body().then((body) => body.length),
        );
      });
      await page.goto(address(prefix, path));
      await fontsShown(page);
      const sizes = await Promise.all(fonts.values());
      expect(fonts.size).toBeGreaterThan(0);
      expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(budgetKb * 1024);
    });
  }
}

for (const path of ['/islands/naxos', '/guides/naxos']) {
  test(`the contents of ${path} link to their sections`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const summary = contents.locator('summary');
    if (await summary.isVisible()) await summary.click();
    const link = contents.getByRole('link').last();
    const target = (await link.getAttribute('href')) ?? '';
    const isAtTheTop = async () => {
      const top = () =>
        page.locator(target).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(40);
      await expect.poll(top).toBeLessThan(300);
    };
    await link.click();
    await isAtTheTop();
    await fontsShown(page);
    await isAtTheTop();

    await page.goto('/about');
    await page.goto(path + target);
    await fontsShown(page);
    await isAtTheTop();
  });
}
