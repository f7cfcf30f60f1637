import type { Page } from '@playwright/test';
import { routes } from '../lib/platform/routes/register';
import text from '../messages/en/assistant.json' with { type: 'json' };
import { testSiteWithMailUrl } from '../tools/test/test-settings.mjs';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

/*
 * An external model over HTTP: the stub behaves as the first word of a message says
 * (lib/assistant/testing/model-stub.ts).
 */
test.use({ baseURL: testSiteWithMailUrl });

const { room, faults } = text;

async function open(page: Page) {
  await page.goto(routes.touristasAiChat);
  await expect(page.locator('#log-field')).toBeVisible({ timeout: 30_000 });
}

async function ask(page: Page, line: string) {
  await page.locator('#log-field').fill(line);
  await page.keyboard.press('Enter');
}

const whole = (page: Page) =>
  expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });

test('an answer streams, names its model, and is announced when it is whole', async ({ page }) => {
  await open(page);
  await ask(page, 'hello there');
  await expect(page.locator('.log-words')).toContainText('You wrote: hello there');
  await whole(page);
  await expect(page.locator('.log-foot')).toContainText('stub');
  await expect(page.locator('[role="status"]').first()).toContainText(
    `${room.answered} You wrote: hello there`,
  );
});

test('nothing covers the field and its button in a long chat at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // The cookie notice covers the bottom of the page until it is answered.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await open(page);
  for (const line of ['hello there', 'hello again', 'hello once more']) {
    await ask(page, line);
    await expect(page.locator('.log-words').last()).toContainText(line);
    await whole(page);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const part of ['#log-field', '.log-form .button']) {
    const isOnTop = page.locator(part).evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(right - 4, top + height / 2));
    });
    expect(await isOnTop, part).toBe(true);
  }
});

test('stopping keeps the partial answer, and a retry completes it', async ({ page }) => {
  await open(page);
  await ask(page, 'slowly');
  await expect(page.locator('.log-words')).toContainText('three');
  await page.getByRole('button', { name: room.stop }).click();
  await expect(page.getByText(room.stopped)).toBeVisible();
  const stopped = (await page.locator('.log-words').innerText()).length;
  expect(stopped).toBeLessThan(900);
  await page.getByRole('button', { name: room.retry }).click();
  await expect
    .poll(async () => (await page.locator('.log-words').innerText()).length, { timeout: 20_000 })
    .toBeGreaterThan(900);
});

for (const [mood, fault] of [
  ['breaks', faults.failed],
  ['quota', faults.quota],
  ['forbidden', faults.setup],
  ['empty', faults.nonsense],
] as const) {
  test(`a service that ${mood}: the built-in model answers, and says why`, async ({ page }) => {
    await open(page);
    await ask(page, mood);
    await whole(page);
    const words = page.locator('.log-words');
    await expect(words).toContainText(`${fault} ${faults.instead}`);
    if (mood === 'breaks') await expect(words).toContainText('Half a sentence');
    expect((await words.textContent())?.split(faults.instead)[1]?.trim()).toBeTruthy();
    await expect(page.locator('.log-fault')).toHaveCount(0);
  });
}

test('a visitor can choose the built-in model instead of the service', async ({ page }) => {
  await open(page);
  await ask(page, 'hello there');
  await whole(page);
  await page.getByRole('button', { name: room.builtIn }).click();
  await whole(page);
  await expect(page.locator('.log-words')).not.toContainText('You wrote');
  await expect(page.locator('.log-foot')).not.toContainText('stub');
});

test('claims without a source are marked where they stand', async ({ page }) => {
  await open(page);
  await ask(page, 'invents');
  await whole(page);
  await expect(page.locator('.log-words')).toContainText(
    `09:05–12:40 (${faults.mark}), for €57 (${faults.mark}).`,
  );
});

test('nothing in a model’s output runs, loads or redirects', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page);
  await ask(page, 'hostile');
  await whole(page);
  const words = page.locator('.log-words');
  await expect(words).toContainText('end.');
  expect(
    await words.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  ).toEqual(['/islands/naxos']);
  expect(await words.locator('img, script, iframe').count()).toBe(0);
  expect(await page.evaluate(() => 'stubRan' in window)).toBe(false);
  expect(loaded.filter((url) => url.includes('evil'))).toEqual([]);
});

test('an earlier question can be edited, an answer copied, the conversation kept and restarted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await ask(page, 'first words');
  await whole(page);
  await ask(page, 'second words');
  await whole(page);
  await expect(page.locator('.log-question')).toHaveCount(2);
  await page.getByRole('button', { name: room.edit }).first().click();
  await expect(page.locator('#log-field')).toHaveValue('first words');
  await ask(page, 'other words');
  await whole(page);
  await expect(page.locator('.log-question p')).toHaveText(['other words']);
  await page.getByRole('button', { name: room.copy, exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('You wrote: other words');
  await page.reload();
  await expect(page.locator('.log-question p')).toHaveText(['other words']);
  await page.getByRole('button', { name: room.again }).click();
  await expect(page.locator('.log-entry')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#log-field')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.log-entry')).toHaveCount(0);
});

test('a browser without storage shows a notice', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await ask(page, 'hello');
  await whole(page);
  await expect(page.getByText(room.storageFull)).toBeVisible();
});

test('a plan looks as in the planner, and every tool call can be expanded', async ({ page }) => {
  await open(page);
  await ask(page, 'plan a week');
  const result = page.locator('[data-result="planFerries"]');
  await expect(result.locator('dl').first()).toBeVisible({ timeout: 20_000 });
  await expect(result.locator('#leg-1')).toBeVisible();
  await page.getByText(room.toolCalls.replace('{count}', '1')).click();
  await expect(page.locator('.log-calls dd').filter({ hasText: 'naxos:2-3' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
});

test('a signed-out visitor signs in before saving a trip, and returns to the conversation', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'save it');
  await expect(page.getByText(room.signInToSave)).toBeVisible();
  const link = page.locator('.log-save').getByRole('link', { name: room.signIn });
  await expect(link).toHaveAttribute(
    'href',
    `${routes.signIn}?next=${encodeURIComponent(routes.touristasAiChat)}`,
  );
  await page.reload();
  await expect(page.getByText(room.signInToSave)).toBeVisible();
});
