import { fontsShown } from './support/fonts';
import { address, languages } from './support/languages';
import { expect, test } from './support/test';

const budgetKb = 120;

for (const { locale, prefix } of languages) {
  for (const path of ['/', '/islands/naxos', '/guides/naxos', '/contact']) {
    test(`the first view of ${address(prefix, path)} needs little of fonts, ${locale}`, async ({
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
