import type { Page } from '@playwright/test';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';
import { scriptOf, startVersions } from './support/versions';

test.use({ serviceWorkers: 'allow' });

/** Versions of the document and of the script that ran in it. */
async function versionsOf(page: Page) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-script', /./);
  return [await html.getAttribute('data-version'), await html.getAttribute('data-script')];
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isKept = (page: Page, path: string) =>
  page.evaluate(async (it) => Boolean(await caches.match(it)), path);

test('a stuck version is replaced at the next visit, and no page mixes two versions', async ({
  page,
}) => {
  await using site = await startVersions();
  site.deploy('one', { stuck: true });
  await page.goto(`${site.url}/about`);
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  // The site is deployed again. A returning visitor still gets one consistent old version from the
  // stuck worker, which that visit replaces.
  site.deploy('two');
  await page.goto(`${site.url}/about`);
  expect(await versionsOf(page)).toEqual(['one', 'one']);
  await expect.poll(() => cacheNames(page), { timeout: 20_000 }).not.toContain('compass-pages-0');

  await page.goto(`${site.url}/about`);
  expect(await versionsOf(page)).toEqual(['two', 'two']);
  await page.goto(`${site.url}/islands/naxos`);
  expect(await versionsOf(page)).toEqual(['two', 'two']);
  expect(await isKept(page, scriptOf('one'))).toBe(false);
});

test('a stored page uses the files of its own version, and a new visit those of the current one', async ({
  page,
  context,
}) => {
  await using site = await startVersions();
  await page.goto(`${site.url}/islands/naxos`);
  await expect.poll(() => isKept(page, '/islands/naxos'), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => isKept(page, scriptOf('one'))).toBe(true);

  site.deploy('two');
  await page.goto(`${site.url}/about`);
  expect(await versionsOf(page)).toEqual(['two', 'two']);
  await context.setOffline(true);
  await page.goto(`${site.url}/islands/naxos`);
  expect(await versionsOf(page)).toEqual(['one', 'one']);

  await context.setOffline(false);
  await page.goto(`${site.url}/islands/naxos`);
  expect(await versionsOf(page)).toEqual(['two', 'two']);
});

for (const { prefix, locale, name } of [
  { prefix: '', locale: 'en', name: 'Cyclades Compass' },
  { prefix: '/el', locale: 'el', name: 'Cyclades Compass: οι Κυκλάδες' },
]) {
  test(`the pages of a language install as an app of that language, ${locale}`, async ({
    request,
  }) => {
    const page = await documentAt(`${prefix}/islands/naxos`);
    const links = page.querySelectorAll('link[rel=manifest]');
    expect(links).toHaveLength(1);
    const answer = await request.get(links[0]?.getAttribute('href') ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    const home = prefix || '/';
    expect(manifest).toMatchObject({ name, lang: locale, id: home, start_url: home, scope: '/' });
    const isGreek = (text: string) => /[α-ω]/.test(text);
    for (const text of [
      manifest.description,
      ...manifest.shortcuts.map((one: { name: string }) => one.name),
      ...manifest.screenshots.map((one: { label: string }) => one.label),
    ]) {
      expect(isGreek(text), text).toBe(locale === 'el');
    }
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
    for (const { url } of manifest.shortcuts) {
      expect(url).toMatch(new RegExp(`^${prefix}/(?!el)`));
      expect((await request.get(url)).status(), url).toBe(200);
    }
  });
}
