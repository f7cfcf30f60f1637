import type { Page, Route } from '@playwright/test';
import authEl from '../messages/el/auth.json' with { type: 'json' };
import el from '../messages/el/savedTrips.json' with { type: 'json' };
import authEn from '../messages/en/auth.json' with { type: 'json' };
import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { expectAccessible } from './support/accessible';
import { endSessions, signIn, signInAsNewcomer } from './support/account';
import { storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

const title = 'Ten days with Maria';
const plan =
  'start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-16&islands=naxos:2-3,milos:2-3&adults=2';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const tripAddress = /\/my-trips\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

for (const { locale, prefix, auth, text, islands } of [
  { locale: 'en', prefix: '', auth: authEn, text: en, islands: ['Naxos', 'Milos'] },
  { locale: 'el', prefix: '/el', auth: authEl, text: el, islands: ['Νάξος', 'Μήλος'] },
] as const) {
  const { list, new: fresh, sheet, shared } = text;
  const of = (said: string, name = title) => said.replace('{title}', name);

  test.describe(`trips, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('the empty list leads to a first trip, which then appears in it', async ({ page }) => {
      await signInAsNewcomer(page);
      await page.goto(`${prefix}/my-trips`);
      await expect(page.getByRole('heading', { name: list.emptyTitle })).toBeVisible();
      await main(page).getByRole('link', { name: list.start }).click();
      await page.getByLabel(fresh.name).fill(title);
      await page.locator('[name=startDate]').fill('2027-07-05');
      await page.locator('[name=island-1]').selectOption('naxos');
      await page.locator('[name=nights-1]').fill('3');
      await page.locator('[name=island-3]').selectOption('milos');
      await button(page, fresh.create).click();
      await expect(page).toHaveURL(tripAddress);
      await page.goto(`${prefix}/my-trips`);
      const trip = page.getByRole('article').filter({ hasText: title });
      await expect(trip).toContainText(islands.join(', '));
      await expect(trip).toContainText('2027');
    });

    // With and without JavaScript in English; in Greek only without it, where the texts and the
    // language must stay Greek.
    for (const javaScriptEnabled of locale === 'en' ? [true, false] : [false]) {
      test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled });

        test('an error is shown beside its field, and the input is kept', async ({
          page,
          account,
        }) => {
          await signIn(page, account);
          await page.goto(`${prefix}/my-trips/new`);
          await page.locator('[name=startDate]').fill('2027-07-05');
          await page.locator('[name=island-1]').selectOption('naxos');
          await page.locator('[name=nights-1]').fill('99');
          await button(page, fresh.create).click();
          await expect(page.getByRole('alert').filter({ hasText: fresh.failed })).toBeVisible();
          await expect(page.getByLabel(fresh.name)).toHaveAccessibleDescription(
            new RegExp(text.fields.titleMissing),
          );
          await expect(main(page).getByText(text.fields.nightsInvalid)).toBeVisible();
          await expect(page.locator('[name=startDate]')).toHaveValue('2027-07-05');
          await expect(page.locator('[name=island-1]')).toHaveValue('naxos');
          await expect(page.locator('[name=nights-1]')).toHaveValue('99');
        });

        test('a deleted trip is restored at once, or later, or deleted for good', async ({
          page,
        }) => {
          await storeTrip(await signInAsNewcomer(page), tripDocument(title));
          await page.goto(`${prefix}/my-trips`);
          const trip = page.getByRole('article').filter({ hasText: title });
          await trip.locator('summary').click();
          await button(page, of(list.deleteOf)).click();
          const line = main(page).getByRole('status').filter({ hasText: title });
          await expect(line).toContainText(of(list.done.deleted));
          await expect(trip).toHaveCount(0);
          await button(page, of(list.undoOf)).click();
          await expect(line).toContainText(of(list.done.restored));
          await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/my-trips`));
          await trip.locator('summary').click();
          await button(page, of(list.deleteOf)).click();
          await button(page, of(list.purgeOf)).click();
          await expect(main(page).getByText(list.done.purged)).toBeVisible();
          await expect(page.getByText(title)).toHaveCount(0);
        });
      });
    }

    test('a trip is renamed, duplicated, archived and unarchived', async ({ page }) => {
      await storeTrip(await signInAsNewcomer(page), tripDocument(title));
      await page.goto(`${prefix}/my-trips`);
      const renamed = 'Eleven days';
      const trips = page.getByRole('article');
      await trips.locator('summary').click();
      await trips.getByLabel(list.newName).fill(renamed);
      await button(page, list.saveName).click();
      const line = main(page).getByRole('status').filter({ hasText: renamed });
      await expect(line).toContainText(of(list.done.renamed, renamed));
      await expect(line).toBeFocused();
      const open = async () => {
        const fold = trips.first().locator('details');
        if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open))) {
          await fold.locator('summary').click();
        }
      };
      await open();
      await button(page, of(list.duplicateOf, renamed)).click();
      await expect(line).toContainText(of(list.done.copied, renamed));
      await expect(trips).toHaveCount(2);
      await open();
      await button(page, of(list.archiveOf, renamed)).first().click();
      await expect(line).toContainText(of(list.done.archived, renamed));
      await expect(page.getByRole('heading', { name: list.archived })).toBeVisible();
      await button(page, of(list.undoOf, renamed)).click();
      await expect(line).toContainText(of(list.done.unarchived, renamed));
      await expect(page.getByRole('heading', { name: list.archived })).toHaveCount(0);
      await expectAccessible(page);
    });

    test('a plan is saved with its boats', async ({ page, account }) => {
      await signIn(page, account);
      await page.goto(`${prefix}/trip-planner-legacy?${plan}`);
      await page.getByRole('link', { name: fresh.savePlan }).click();
      await expect(page.getByRole('heading', { name: fresh.plan.title })).toBeVisible();
      await expect(page.getByLabel(fresh.name)).toHaveValue(/2027$/);
      for (const island of islands) {
        await expect(page.getByLabel(fresh.name)).toHaveValue(new RegExp(island));
      }
      await button(page, fresh.plan.save).click();
      await expect(page).toHaveURL(tripAddress);
      await expect(page.locator('[data-toast=success]')).toContainText(fresh.saved);
      await page.goto(`${page.url()}/sheet`);
      await expect(page.getByRole('heading', { name: sheet.days })).toBeVisible();
      await expect(page.getByText(sheet.typical).first()).toBeVisible();
      await expect(page.getByText(sheet.noBoat)).toHaveCount(0);
    });

    test('saving reports its result, and happens once', async ({ page }) => {
      const person = await signInAsNewcomer(page);
      const form = `${prefix}/my-trips/new?${new URLSearchParams({ plan })}`;
      const save = button(page, fresh.plan.save);
      await page.goto(form);
      await page.getByLabel(fresh.name).fill(title);
      // The trip is stored, but the response is delayed and then lost.
      const lose = Promise.withResolvers<void>();
      const loseAnswer = async (route: Route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        await lose.promise;
        await route.abort();
      };
      await page.route('**/my-trips/new**', loseAnswer);
      await save.click();
      await expect(button(page, fresh.plan.saving)).toBeVisible();
      await expect(main(page).getByText(fresh.slow)).toBeVisible({ timeout: 10_000 });
      lose.resolve();
      const alert = main(page).getByRole('alert');
      await expect(alert).toContainText(fresh.unanswered);
      await expect(page.getByLabel(fresh.name)).toHaveValue(title);
      await page.unroute('**/my-trips/new**', loseAnswer);
      await save.click();
      await expect(page).toHaveURL(tripAddress);
      await expect(page.locator('[data-toast=success]')).toContainText(fresh.saved);
      await page.goto(`${prefix}/my-trips`);
      await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);

      // Signed out elsewhere in the meantime: the page explains what to do and keeps the title.
      await page.goto(form);
      await page.getByLabel(fresh.name).fill(`${title}, again`);
      await endSessions(person);
      await save.click();
      await expect(alert).toContainText(text.failure.signedOut);
      await expect(alert.getByRole('link', { name: text.editor.save.signIn })).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}/signin\\?next=${prefix}/my-trips/new`),
      );
      await expect(page.getByLabel(fresh.name)).toHaveValue(`${title}, again`);
    });
  });
}
