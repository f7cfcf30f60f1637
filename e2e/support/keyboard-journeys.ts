import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsNewcomer } from './account';
import { hydrated } from './hydrated';
import { Keys } from './keys';
import { bareTripDocument, storeTrip } from './store-trip';
import { expect, test } from './test';

/*
 * Five journeys by keyboard alone, each with the most Tab presses and other keys it may take. Dates
 * are typed as the American browser of the tests shows them.
 */

/** Opens a page and waits for its scripts, if they run. */
async function open(page: Page, path: string, hasScripts: boolean): Promise<Keys> {
  await page.goto(path);
  if (hasScripts) await hydrated(page);
  return new Keys(page);
}

/** Tests of all journeys, with or without JavaScript. */
export function keyboardJourneys(hasScripts: boolean): void {
  const how = hasScripts ? 'by keyboard' : 'by keyboard without JavaScript';

  test(`a boat is found ${how}`, async ({ page }) => {
    const keys = await open(page, '/ferry-tickets', hasScripts);
    await keys.skip();
    await keys.tabTo(page.locator('#ferry-from'));
    await keys.type('Pir');
    await keys.tabTo(page.locator('#ferry-to'));
    await keys.type('Nax');
    await keys.tabTo(page.locator('#ferry-date'));
    await keys.type('07142027');
    await keys.press('Enter');
    await expect(page).toHaveURL(/from=piraeus&to=naxos&date=2027-07-14.*#boats-1$/);
    await expect(page.locator('#boats-1')).toBeFocused();
    if (hasScripts) await hydrated(page);
    await keys.tabTo(page.locator('.offer').first(), 1);
    await keys.press('Enter');
    await expect(page.locator('#journey')).toBeVisible();
    keys.expectAtMost({ tabs: 8, others: 18 }, `boat ${how}`);
  });

  test(`three islands are planned, and saved after signing up, ${how}`, async ({ page }) => {
    test.slow();
    const keys = await open(page, '/trip-planner-legacy', hasScripts);
    await keys.skip();
    if (hasScripts) {
      await keys.tabTo(page.locator('a.chart-isle').first());
      for (const letters of ['nax', 'mil', 'par']) {
        await keys.type(letters);
        await keys.press('Space');
      }
    } else {
      await keys.tabTo(page.locator('.planner-chart .skip-link'));
      await keys.press('Enter');
      for (const slug of ['milos', 'naxos', 'paros']) {
        await keys.tabTo(page.locator(`#pick-${slug}`));
        await keys.press('Space');
      }
    }
    await expect(page.locator('[data-pick]:checked')).toHaveCount(3);
    if (hasScripts) {
      await keys.tabTo(page.locator('a.skip-link[href="#dates"]'));
      await keys.press('Enter');
    }
    await keys.tabTo(page.locator('#firstDay'));
    await keys.type('07052027');
    await keys.tabTo(page.locator('#lastDay'));
    await keys.type('07162027');
    await keys.press('Enter');
    await expect(page).toHaveURL(/islands=.*#plan-answer$/);
    await expect(page.locator('#plan-answer')).toBeFocused();
    if (hasScripts) await hydrated(page);
    await keys.tabTo(page.locator('[data-plan] a[href*="/my-trips/new"]'));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/signin\?next=/);
    if (!hasScripts) await keys.skip();
    await keys.tabTo(page.locator('main a[href^="/signup"]'));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/signup\?next=/);
    if (!hasScripts) await keys.skip();
    const form = page.locator('main form:visible').first();
    await keys.tabTo(form.locator('[name="name"]'));
    await keys.type('Eleni');
    await keys.tabTo(form.locator('[name="email"]'));
    await keys.type(`${randomUUID().slice(0, 8)}@example.org`);
    await keys.tabTo(form.locator('[name="password"]'));
    await keys.type('three boats at noon');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/my-trips\/new\?plan=/, { timeout: 30_000 });
    const title = page.locator('main:visible [name="title"]:visible');
    await expect(title).toBeVisible();
    await keys.tabTo(title);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/my-trips\/[0-9a-f]{8}-/, { timeout: 30_000 });
    const most = hasScripts ? { tabs: 40, others: 85 } : { tabs: 70, others: 82 };
    keys.expectAtMost(most, `plan and save ${how}`);
  });

  test(`hotels are filtered ${how}`, async ({ page }) => {
    const keys = await open(page, '/hotels', hasScripts);
    await keys.skip();
    if (hasScripts) {
      await keys.tabTo(page.locator('.listing-filters [name="island"]').first());
      await keys.type('nax');
    } else await keys.tabTo(page.locator('.listing-filters [name="island"][value="naxos"]'));
    await keys.press('Space');
    await keys.press('Enter');
    await expect(page).toHaveURL(/island=naxos.*#found$/);
    await expect(page.locator('#found')).toBeFocused();
    keys.expectAtMost({ tabs: hasScripts ? 8 : 24, others: 8 }, `hotels ${how}`);
  });

  test(`the assistant answers ${how}`, async ({ page }) => {
    const keys = await open(page, '/touristas-ai/chat', hasScripts);
    const field = page.locator('#log-field');
    await expect(field).toBeVisible({ timeout: 30_000 });
    await keys.skip();
    await keys.press('Tab');
    await keys.press('Enter');
    await expect(field).toBeFocused();
    await keys.type('Boats Naxos to Milos 5 July');
    await keys.press('Enter');
    await expect(page.locator('.log-answer')).toContainText(/Milos/, { timeout: 30_000 });
    await expect(page.locator('[data-result="searchFerries"]')).toBeVisible();
    if (hasScripts) await expect(field).toBeFocused();
    else await expect(page.locator('#answer')).toBeFocused();
    keys.expectAtMost({ tabs: 2, others: 30 }, `chat ${how}`);
  });

  test(`a trip is edited ${how}`, async ({ page }) => {
    const account = await signInAsNewcomer(page);
    const islands = ['naxos', 'paros', 'milos'] as const;
    const id = await storeTrip(account, bareTripDocument('Three islands', islands));
    const keys = await open(page, `/my-trips/${id}`, hasScripts);
    const main = page.locator('main');
    if (hasScripts) {
      // Its fields are disabled until its own scripts run, after those of the page, and hidden until
      // React reveals what was streamed.
      await expect(main.locator('#trip-title')).toBeEnabled();
      await expect(main.locator('#trip-title')).toBeVisible();
    }
    await keys.skip();
    if (hasScripts) {
      await keys.tabTo(main.locator('#trip-title'));
      await keys.press('ControlOrMeta+a');
      await keys.type('Summer');
      const skip = main.locator('a.skip-link[href="#order"]');
      await expect(skip).toHaveCount(1);
      const row = (island: string) => main.locator(`#order [data-island="${island}"]`);
      await keys.tabTo(row('naxos').locator('[data-control="handle"]'));
      await keys.press('ArrowDown');
      await expect(main.locator('#order li').first()).toContainText('Paros');
      await expect(row('naxos').locator('[data-control="handle"]')).toBeFocused();
      await keys.tabTo(row('naxos').locator('[data-nights]'), 1);
      await keys.press('ArrowUp');
      // Two tab stops each: the nights of this row, and the controls of the next.
      await keys.tabTo(row('milos').locator('[data-control="handle"]'), 1);
      await keys.press('End');
      await expect(row('milos').getByRole('button', { name: 'Remove Milos' })).toBeFocused();
      await keys.press('Enter');
      await expect(row('milos')).toHaveCount(0);
      await expect(page.locator('[data-undo]')).toBeFocused();
      await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
    } else {
      const form = main.locator('form').filter({ has: page.locator('#plain-name') });
      await keys.tabTo(form.locator('#plain-name'));
      await keys.type('Summer');
      await keys.tabTo(form.locator('[name^="nights."]').first());
      await keys.type('4');
      await keys.tabTo(form.getByRole('button', { name: 'Move Naxos later' }));
      await keys.press('Enter');
      await expect(form.locator('legend').first()).toContainText('Paros');
      await expect(main.getByRole('status').first()).toBeFocused();
      await keys.tabTo(form.getByRole('button', { name: 'Remove Milos' }));
      await keys.press('Enter');
      await expect(form.locator('legend')).toHaveCount(2);
    }
    await page.reload();
    const stored = hasScripts ? main.locator('#trip-title') : main.locator('#plain-name');
    await expect(stored).toHaveValue('Summer');
    keys.expectAtMost({ tabs: 45, others: 14 }, `trip ${how}`);
  });
}
