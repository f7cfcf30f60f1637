import en from '../messages/en/planner.json' with { type: 'json' };
import { dragFirstBelowThird } from './support/drag';
import { textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { documentAt } from './support/plain-request';
import {
  cost,
  days,
  handles,
  islands,
  opening,
  orderOf,
  path,
  picked,
  plannerLanguages,
  query,
  totals,
} from './support/planner';
import { plannerJourneys } from './support/planner-journeys';
import { expect, test } from './support/test';

plannerJourneys(plannerLanguages.en);

for (const { locale, prefix, text } of Object.values(plannerLanguages)) {
  test.describe(`documents of the planner, ${locale}`, () => {
    test('forty islands in the address get an error message', async () => {
      const forty = Array.from({ length: 40 }, (_, index) => `island${index}:1-2`).join(',');
      const page = await documentAt(`${prefix + path}?${query.replace(islands, forty)}`);
      expect(textOf(page)).toContain(text.errors['too-many-islands']);
    });

    test('says once how much was compared, on the page as in the API', async ({ request }) => {
      const many = 'naxos paros milos syros tinos andros ios sifnos serifos kythnos amorgos';
      const wishList = many.replaceAll(/\w+/g, '$&%3F:1-2').replaceAll(' ', ',');
      const long = query.replace(islands, wishList).replace(days.lastDay, '2027-07-24');
      // The costs of preferences are left out when time is short, in each answer for itself.
      const aboutTours = (text: string) => text.split(/[.;·] /)[0]?.replace(/\.$/, '');
      for (const search of [query, long]) {
        const page = await documentAt(`${prefix + path}?${search}`);
        const said = page.querySelectorAll('[data-completeness]').map(textOf);
        expect(said).toHaveLength(1);
        const api = await request.get(`/api/ferries/plan?${search}&lang=${locale}`);
        expect(said.map(aboutTours)).toEqual([aboutTours((await api.json()).completeness)]);
        const marker = { en: 'may cost more', el: 'μπορεί να κοστίζουν' }[locale];
        if (search === long) expect(said[0]).toContain(marker);
      }
    });

    test('a shared address shows the same plan to a browser in another language', async () => {
      const planFor = async (language: string) => {
        const page = await documentAt(`${prefix + path}?${query}`, { 'accept-language': language });
        return {
          lang: page.querySelector('html')?.getAttribute('lang'),
          order: page
            .querySelectorAll('#order li [data-island]')
            .map((row) => row.getAttribute('data-island')),
          totals: textOf(page.querySelector('[data-plan] dl')),
        };
      };
      const plan = await planFor(locale);
      expect(plan.lang).toBe(locale);
      expect(plan.order.toSorted()).toEqual(picked.toSorted());
      expect(plan.totals).toContain('€');
      expect(await planFor('de-DE')).toEqual(plan);
    });
  });
}

test('a click on the map selects the island in the list', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const isle = page.locator('a.chart-isle[href$="#pick-naxos"]');
  await expect(isle).toHaveAttribute('aria-pressed', 'false');
  await isle.locator('.chart-name').click();
  await expect(page.locator('#pick-naxos')).toBeChecked();
  await expect(isle).toHaveAttribute('aria-pressed', 'true');
  await isle.press('Enter');
  await expect(page.locator('#pick-naxos')).not.toBeChecked();
});

test('dragging an island with the mouse solves the tour again', async ({ page }) => {
  await page.goto(`${path}?${query}`);
  await hydrated(page);
  const before = await orderOf(page);
  const totalsBefore = await totals(page).textContent();
  await expect(cost(page)).toContainText(en.order.best);
  await dragFirstBelowThird(page, handles(page));
  const after = [before[1], before[2], before[0], before[3], before[4]];
  await expect(page).toHaveURL(new RegExp(`order=${after.join(',')}`), { timeout: 15_000 });
  await expect.poll(() => orderOf(page)).toEqual(after);
  await expect(cost(page)).toContainText(opening(en.order.cost));
  expect(await totals(page).textContent()).not.toBe(totalsBefore);
  await page.getByRole('link', { name: en.order.back }).click();
  await expect(page).not.toHaveURL(/order=/, { timeout: 15_000 });
  await expect.poll(() => orderOf(page)).toEqual(before);
});

test('moving an island with the keyboard keeps the focus', async ({ page }) => {
  await page.goto(`${path}?${query}`);
  await hydrated(page);
  const before = await orderOf(page);
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
  const after = [before[1], before[0], ...before.slice(2)];
  await expect.poll(() => orderOf(page)).toEqual(after);
  await expect(page).toHaveURL(new RegExp(`order=${after.join(',')}`), { timeout: 15_000 });
  const moved = page.locator(`#order [data-island="${before[0]}"]`);
  await expect(moved.locator('[data-control="handle"]')).toBeFocused();
  // An arrow key on the handle moves the island at once; its row is one tab stop.
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => orderOf(page))
    .toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await expect(page.locator('[data-plan]')).not.toHaveAttribute('data-solving');
  await expect(moved.locator('[data-control="handle"]')).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.locator(`#order [data-island="${before[3]}"]`);
  await expect(next.locator('[data-control]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(next.locator('[data-control="later"]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(moved.locator('[data-control]').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => orderOf(page)).toEqual(after);
  await expect(moved.locator('[data-control="handle"]')).toBeFocused();
  await moved.locator('[data-control="earlier"]').press('Enter');
  await expect.poll(() => orderOf(page)).toEqual(before);
  await expect(moved.locator('[data-control]').first()).toBeFocused();
  await expect(cost(page)).toContainText(en.order.alsoBest);
});

test('the link to a plan is copied, with a toast about success or failure', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${path}?${query}`);
  await hydrated(page);
  const copy = page.getByRole('button', { name: en.result.copy });
  await copy.click();
  await expect(page.locator('[data-toast=success]')).toHaveText(en.result.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(page.locator('[data-toast=error]')).toHaveText(en.result.copyRefused);
});

test('a boat can be locked and unlocked', async ({ page }) => {
  await page.goto(`${path}?${query}`);
  await hydrated(page);
  const leg = page.locator('#leg-2');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await leg.getByRole('button', { name: en.result.lock }).click();
  await expect(page).toHaveURL(/lock=/);
  await expect(leg).toContainText(en.result.locked);
  await leg.getByRole('button', { name: en.result.unlock }).click();
  await expect(leg.getByRole('button', { name: en.result.lock })).toBeVisible();
  await expect(leg).not.toContainText(en.result.locked);
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('document-only content is restored after going back', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  await page.goto(`${path}?${query}`);
  await hydrated(page);
  const days = page.locator('section[aria-labelledby=days]');
  const words = await days.textContent();
  expect(words).toContain('Naxos');
  await days.getByRole('link', { name: 'Naxos' }).first().click();
  await expect(page).toHaveURL(/islands\/naxos/);
  await page.goBack();
  await expect(days).toHaveText(words ?? '', { useInnerText: false });
  await hydrated(page);
  await page.locator('#order [data-control="later"]').first().click();
  await expect(page).toHaveURL(/order=/);
  await expect(cost(page)).toContainText(opening(en.order.cost));
  await expect(days).not.toHaveText(words ?? '');
  expect(faults).toEqual([]);
});

test('the API returns the plan, and names the invalid parameter', async ({ request }) => {
  const answer = await request.get(`/api/ferries/plan?${query}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('s-maxage');
  const body = await answer.json();
  expect(body.kind).toBe('plan');
  expect(body.plan.order.toSorted()).toEqual(picked.toSorted());
  expect(body.plan.legs).toHaveLength(6);

  for (const [at, change] of [
    [{ parameter: 'lastDay' }, query.replace(days.lastDay, '2027-07-01')],
    [{ parameter: 'islands', index: 0 }, query.replace('naxos:2-3', 'naxos:0-3')],
    [{ parameter: 'islands', index: 0 }, query.replace('naxos:2-3', 'atlantis:2-3')],
    [{ parameter: 'start' }, query.replace('start=piraeus&', '')],
  ] as const) {
    const refused = await request.get(`/api/ferries/plan?${change}`);
    expect(refused.status()).toBe(400);
    expect((await refused.json()).errors).toEqual([
      { ...at, code: expect.any(String), detail: expect.any(String) },
    ]);
  }
});
