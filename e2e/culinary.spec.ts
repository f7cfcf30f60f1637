import type { HTMLElement } from 'node-html-parser';
import { foods } from '../lib/records/culinary/data';
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');

/** Ids of the entries on a page. */
const shown = (main: HTMLElement | null) => main?.querySelectorAll('.plate').map(({ id }) => id);

for (const { locale, prefix } of languages) {
  test(`the list holds every entry with its words, islands and source, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/culinary`);
    expect(shown(main)).toEqual(foods.map(({ id }) => id));
    for (const { id, name, text, order, source, islands } of foods) {
      // The name is the summary of the fold around the entry.
      const plate = main?.querySelector(`details:has(> #${id})`) ?? null;
      for (const part of [name[locale], text[locale], order, source.title]) {
        expect.soft(textOf(plate), id).toContain(part);
      }
      const leads = plate?.querySelectorAll(`a[href^="${prefix}/islands"]`);
      expect.soft(leads?.length, id).toBe(islands === 'cyclades' ? 1 : islands.length);
    }
  });
}

test('an address filters the list without JavaScript, and ignores unknown values', async () => {
  const cheeses = shown(await mainAt('/culinary?island=naxos&kind=cheese'));
  expect(cheeses?.toSorted()).toEqual([
    'arseniko-naxou',
    'graviera-naxou',
    'kopanisti',
    'xinomyzithra',
  ]);

  const nonsense = await mainAt('/culinary?island=atlantis&kind=cheese&season=%00');
  expect(shown(nonsense)).toEqual(
    foods.filter(({ kind }) => kind === 'cheese').map(({ id }) => id),
  );
  expect(nonsense?.querySelectorAll('aside p')).toHaveLength(2);

  expect(shown(await mainAt('/culinary?utm_source=x&kind[]=cheese'))).toHaveLength(foods.length);
});

test('an empty list suggests a filter to remove', async () => {
  const nothing = await mainAt('/culinary?island=thirasia&kind=sweet');
  expect(shown(nothing)).toEqual([]);
  const ways = nothing?.querySelectorAll('li a').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(['/culinary?island=thirasia', '/culinary?kind=sweet', '/culinary']),
  );
});

test('the form writes the filters to the address and reads them back', async ({ page }) => {
  await page.goto('/el/culinary');
  await page.locator('#filter-island').selectOption('milos');
  await page.locator('#filter-season').selectOption('winter');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/el\/culinary\?island=milos&kind=&season=winter$/);
  await expect(page.locator('#pitarakia')).toBeVisible();
  await expect(page.locator('#karpouzenia')).toHaveCount(0);
  await page.locator('main form a').click();
  await expect(page.locator('#karpouzenia')).toBeVisible();
});
