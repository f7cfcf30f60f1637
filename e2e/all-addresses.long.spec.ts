import path from 'node:path';
import { expectCompletePage } from './support/complete-page';
import { expectGreekCases } from './support/greek-cases';
import { plainGet } from './support/plain-request';
import { publicAddresses, publicPage, sampledAddresses } from './support/public-pages';
import { expect, test } from './support/test';

// In one worker, which reads every page once for all tests of this file.
test.describe.configure({ mode: 'default' });

const others = publicAddresses.filter((one) => !sampledAddresses.includes(one));

/** Pages read side by side: the server renders the next while one is parsed. */
const atOnce = 4;

for (const [folder, pages] of Map.groupBy(others, ({ address }) => path.dirname(address))) {
  test(`every page of ${folder} is complete and of its own`, async () => {
    test.setTimeout(300_000);
    const left = pages.values();
    const read = async () => {
      for (const one of left) await test.step(one.address, () => expectCompletePage(one));
    };
    await Promise.all(Array.from({ length: atOnce }, read));
  });
}

test('no two pages share a title or a description', async () => {
  // Reads all pages if it runs first in its worker.
  test.setTimeout(300_000);
  const seen = new Map<string, string>();
  for (const { address } of publicAddresses) {
    const { titles, description } = (await publicPage(address)).page;
    for (const text of [`title: ${titles[0]}`, `description: ${description[0]}`]) {
      expect.soft(seen.get(text), `${address} repeats "${text}"`).toBeUndefined();
      seen.set(text, address);
    }
  }
});

test('every page has a share image that exists', async () => {
  // The first request for an image draws it.
  test.setTimeout(300_000);
  const images = new Set<string>();
  for (const { address } of publicAddresses) {
    const { ogImage } = (await publicPage(address)).page;
    expect.soft(ogImage, address).toHaveLength(1);
    images.add(ogImage[0] ?? '');
  }
  for (const image of images) {
    const answer = await plainGet(image);
    expect.soft(answer.status, image).toBe(200);
    expect.soft(answer.headers['content-type'], image).toMatch(/^image\//);
  }
});

test('no Greek route page declines a place name wrongly', async () => {
  test.setTimeout(120_000);
  // Their sentences come from one set of texts; greek.long.spec.ts reads the other pages.
  const greek = others.filter(({ locale }, index) => locale === 'el' && index % 5 === 0);
  for (const { address } of greek) await expectGreekCases(address);
});
