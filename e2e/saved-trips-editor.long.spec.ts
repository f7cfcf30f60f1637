import type { Page } from '@playwright/test';
import el from '../messages/el/savedTrips.json' with { type: 'json' };
import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { signIn } from './support/account';
import { dragFirstBelowThird } from './support/drag';
import { hydrated } from './support/hydrated';
import { bareTripDocument, privateNotes, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

const saved = (page: Page) =>
  expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const rows = (page: Page) => page.locator('#order [data-stop]');
const orderOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-island') ?? ''));
const handles = (page: Page) => page.locator('#order [data-control="handle"]');
const total = (page: Page) => page.locator('[data-cost="total"] dd');
/** The previous page stays hidden in the document. */
const title = (page: Page) => page.locator('#trip-title').filter({ visible: true });

for (const { locale, prefix, messages, naxos } of [
  { locale: 'en', prefix: '', messages: en, naxos: 'Naxos' },
  { locale: 'el', prefix: '/el', messages: el, naxos: 'Νάξος' },
] as const) {
  const text = messages.editor;

  test.describe(`trip editor, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('a trip is created, changed, and unchanged after a reload', async ({ page, account }) => {
      await signIn(page, account);
      await page.goto(`${prefix}/my-trips/new`);
      await title(page).fill('Summer 2027');
      await page.getByRole('button', { name: messages.new.create }).click();
      await page.waitForURL(new RegExp(`${prefix}/my-trips/[0-9a-f-]{36}$`));
      await page.locator('#add-island').selectOption('naxos');
      await page.getByRole('button', { name: text.order.addButton, exact: true }).click();
      await expect(rows(page)).toHaveCount(1);
      const more = text.order.more.replace('{island}', naxos);
      await page.getByRole('button', { name: more }).click();
      await expect(page.locator('[data-nights]')).toHaveValue('3');
      await page.locator('[data-add="hotel"]').click();
      await page.locator('#days [name="title"]').fill('Studios Kalergis');
      await page.locator('#days [name="cost"]').fill('about 240');
      await page.locator('#days [name="title"]').press('Enter');
      await expect(page.getByText(text.entries.errors.cost)).toBeVisible();
      await page.locator('#days [name="cost"]').fill('240,50');
      await page.locator('#days [name="cost"]').press('Enter');
      await expect(page.locator('[data-add="hotel"]')).toBeFocused();
      await expect(total(page)).toContainText(/240[.,]50/);
      await saved(page);
      await page.reload();
      await expect(page.locator('[data-nights]')).toHaveValue('3');
      await expect(page.locator('[data-entry]')).toContainText('Studios Kalergis');
      await expect(total(page)).toContainText(/240[.,]50/);
    });
  });
}

const text = en.editor;

test('islands are reordered by keyboard and by drag, and boats are updated', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  const id = await storeTrip(
    account,
    bareTripDocument('Three islands', ['paros', 'naxos', 'santorini']),
  );
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  await page.locator('#leg-1 [data-choose]').click();
  await page.locator('#leg-1 details button').first().click();
  await expect(page.locator('#leg-1 [data-choose]')).toBeFocused();
  await expect(total(page)).not.toHaveText(/(^|\D)0(\D|$)/);
  await saved(page);

  const first = rows(page).first();
  await first.locator('[data-control="later"]').press('Enter');
  await expect.poll(() => orderOf(page)).toEqual(['naxos', 'paros', 'santorini']);
  const moved = page.locator('#order [data-island="paros"]');
  await expect(moved.locator('[data-control="later"]')).toBeFocused();
  await expect(page.locator('#order p[role="status"]')).toContainText('2');
  // The ferry went to Paros first.
  await expect(page.getByText(text.notice.replacing.one.replace('{count}', '1'))).toBeVisible();
  // Once saved, every leg of the new order gets boats of its day; undo takes them back with the order.
  await expect(page.getByText(/new boats? chosen/)).toBeVisible();
  for (const leg of ['#leg-1', '#leg-2', '#leg-3']) {
    await expect(page.locator(`${leg} [data-choose]`)).toHaveText(text.leg.change);
  }
  await page.locator('[data-undo]').click();
  await expect.poll(() => orderOf(page)).toEqual(['paros', 'naxos', 'santorini']);
  await expect(page.locator('#leg-1 [data-choose]')).toHaveText(text.leg.change);
  await expect(page.locator('#leg-2 [data-choose]')).toHaveText(text.leg.choose);

  await handles(page).first().focus();
  await page.keyboard.press('Space');
  const announced = page.locator('[id^="DndLiveRegion"]');
  await expect(announced).toContainText('1');
  // The sensor only reacts to arrow keys a moment after it has announced that the island is picked
  // up.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText('2', { timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => orderOf(page)).toEqual(['naxos', 'paros', 'santorini']);
  await expect(moved.locator('[data-control="handle"]')).toBeFocused();

  await dragFirstBelowThird(page, handles(page));
  const last = ['paros', 'santorini', 'naxos'];
  await expect.poll(() => orderOf(page)).toEqual(last);
  await saved(page);
  await page.reload();
  expect(await orderOf(page)).toEqual(last);
});

test('two tabs: the second save reports a conflict, and nothing is lost', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account);
  const id = await storeTrip(account, bareTripDocument('Two tabs', ['milos']));
  const address = `/my-trips/${id}`;
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  await title(page).fill('From the first tab');
  await saved(page);
  await title(other).fill('From the second tab');
  const panel = other.locator('[data-conflict]');
  await expect(panel).toContainText('From the first tab');
  await expect(panel).toContainText('From the second tab');
  await expect(other.locator('[data-save]')).toHaveAttribute('data-save', 'conflict');

  // Takes over the other version, undoes that, and saves this tab's version over the other.
  await panel.locator('[data-choice="theirs"]').click();
  await expect(title(other)).toHaveValue('From the first tab');
  await other.locator('[data-undo]').click();
  await expect(title(other)).toHaveValue('From the second tab');
  await saved(other);

  // The first tab has not seen that and saves its own version as a copy.
  await title(page).fill('Once more from the first');
  await page.locator('[data-choice="copy"]').click();
  const copy = text.conflict.copyTitle.replace('{title}', 'Once more from the first');
  await expect(title(page)).toHaveValue(copy);
  expect(page.url()).not.toContain(id);
  await page.goto(address);
  await expect(title(page)).toHaveValue('From the second tab');
});

test('a shared trip is readable without an account until sharing ends', async ({
  page,
  browser,
  account,
}) => {
  await signIn(page, account);
  const id = await storeTrip(account, bareTripDocument('For friends', ['sifnos', 'milos']));
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: text.share.switchOn }).click();
  const address = await page.locator('#share-address').inputValue();
  const path = new URL(address).pathname;
  expect(path).toMatch(/^\/trips\/[A-Za-z0-9_-]{24}$/);
  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(path);
  await expect(anybody.getByRole('heading', { level: 1 })).toContainText('For friends');
  const shown = await anybody.content();
  expect(shown).not.toContain(privateNotes);
  expect(shown).not.toContain('Papadaki');
  await page.getByRole('button', { name: text.share.switchOff }).click();
  await expect(page.locator('#share-address')).toHaveCount(0);
  await anybody.goto(path);
  await expect(anybody.getByText('For friends')).toHaveCount(0);
});

test('a session ended in another tab keeps unsaved text', async ({ page, context, account }) => {
  await signIn(page, account);
  const id = await storeTrip(account, bareTripDocument('Unsaved', ['milos']));
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  await page.locator('[data-add="note"]').click();
  const note = page.locator('#days [name="title"]');
  await note.fill('Ask about the key');
  // The browser remembers the person once the session has been read; the other tab removes that.
  await page.waitForFunction(() => localStorage.getItem('auth-storage') !== null);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(page.getByText(text.save.signedOut)).toBeVisible();
  await expect(page.getByRole('link', { name: text.save.signIn })).toBeVisible();
  await expect(note).toHaveValue('Ask about the key');

  // A link within the site asks first.
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.message());
    });
  });
  await page.locator('#days a[href="/islands/milos"]').click();
  expect(await asked).toBe(text.save.leave);
  await note.press('Enter');
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'failed');

  // Signed in again in another tab, it saves without asking.
  await signIn(page, account);
  await other.goto('/about');
  await saved(page);
  await expect(page.locator('[data-entry]')).toContainText('Ask about the key');
});
