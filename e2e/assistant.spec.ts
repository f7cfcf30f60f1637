import { routes } from '../lib/platform/routes/register';
import elText from '../messages/el/assistant.json' with { type: 'json' };
import enText from '../messages/en/assistant.json' with { type: 'json' };
import { open } from './support/assistant';
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/* Answered by the site's own model; assistant-service.long.spec.ts tests external services. */
const texts = { en: enText, el: elText };

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`the landing page lists what the assistant can and cannot do, ${locale}`, async () => {
    const page = await documentAt(prefix + routes.touristasAi);
    expect(textOf(page.querySelector('main'))).toContain('Beta v2.34.32');
    expect(textOf(page.querySelector('#cannot'))).toContain(t.landing.limits.typical);
    const [first] = page.querySelectorAll('#examples a');
    expect(new URLSearchParams(first?.getAttribute('href')?.split('?')[1]).get('q')).toBe(
      t.examples.quiet,
    );
    expect(page.querySelector('form.log-start')?.getAttribute('action')).toBe(
      prefix + routes.touristasAiChat,
    );
  });

  test(`without JavaScript the chat explains the alternatives, ${locale}`, async () => {
    const page = await documentAt(prefix + routes.touristasAiChat);
    const note = page.querySelector('noscript aside');
    expect(textOf(note)).toContain(t.chat.noScript);
    for (const path of [routes.search, routes.tripPlannerLegacy, routes.ferryTickets]) {
      expect(note?.querySelector(`a[href="${prefix}${path}"]`), path).not.toBeNull();
    }
  });
}

test('a question in the address fills the field without being sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(routes.apiAssistant)) sent.push(request.url());
  });
  await open(page, `${routes.touristasAi}/chat?q=${encodeURIComponent('<b>Naxos</b> in May')}`);
  await expect(page.locator('#log-field')).toHaveValue('<b>Naxos</b> in May');
  await expect(page.locator('.log-entry')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a question asked before the stored conversation is there is not lost', async ({ page }) => {
  // Simulates a slow browser, or a page before its reload, by granting the lock late.
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => unknown;
    const given = new Promise<void>((give) => {
      Object.assign(window, { giveLocks: give });
    });
    localStorage.setItem(
      'compass-draft-conversation-old',
      JSON.stringify({
        id: 'old',
        usesBuiltIn: false,
        at: 1,
        messages: [{ id: 'a', role: 'user', parts: [{ type: 'text', text: 'Old question' }] }],
      }),
    );
    navigator.locks.request = (async (...all: unknown[]) => {
      await given;
      return request(...all);
    }) as never;
  });
  await open(page, routes.touristasAiChat);
  const field = page.locator('#log-field');
  await field.fill('Tell me about Naxos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Tell me about Naxos');
  await page.evaluate(() => (window as unknown as { giveLocks: () => void }).giveLocks());
  await expect(page.locator('.log-question p')).toHaveText(
    ['Old question', 'Tell me about Naxos'],
    {
      timeout: 15_000,
    },
  );
  await expect(page.locator('.log-answer')).toHaveCount(1, { timeout: 20_000 });
  await expect(field).toBeFocused();
});

test('two tabs keep a conversation each', async ({ page, context }) => {
  const ask = async (tab: typeof page, text: string) => {
    await tab.locator('#log-field').fill(text);
    await tab.keyboard.press('Enter');
    await expect(tab.locator('.log-answer')).toHaveCount(1, { timeout: 20_000 });
    await expect(tab.getByRole('log')).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  };
  await open(page, routes.touristasAiChat);
  await ask(page, 'Tell me about Naxos');
  const second = await context.newPage();
  await open(second, routes.touristasAiChat);
  await expect(second.locator('.log-entry')).toHaveCount(0);
  await ask(second, 'Tell me about Milos');
  await second.reload();
  await expect(second.locator('.log-question p')).toHaveText(['Tell me about Milos']);
  await page.reload();
  await expect(page.locator('.log-question p')).toHaveText(['Tell me about Naxos']);
});

test('boats are listed once, below headings in order', async ({ page }) => {
  await open(page, routes.touristasAiChat);
  await page.locator('#log-field').fill(enText.examples.ferry);
  await page.keyboard.press('Enter');
  const boats = page.locator('[data-result="searchFerries"]');
  await expect(boats.locator('h3').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.log-words li')).toHaveCount(0);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  await expect(page.locator('[role="status"]').first()).not.toContainText(/\*|\]\(|\n- /);
});

test('an invalid request gets a problem in the language of the page', async ({ request }) => {
  const put = (data: object, type = 'application/json') =>
    request.post(routes.apiAssistant, {
      headers: { 'content-type': type },
      data: JSON.stringify(data),
    });
  const say = (text: string) => ({
    locale: 'el',
    messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
  });
  for (const [answer, code] of [
    [await put(say('  ')), 'empty'],
    [await put(say('a'.repeat(2001))), 'tooLong'],
    [await put({ locale: 'xx' }), 'unreadable'],
    [await put(say('hi'), 'text/plain'), 'unreadable'],
    [await put({ ...say('hi'), more: 'x'.repeat(1_600_000) }), 'tooLarge'],
  ] as const) {
    expect(answer.status()).toBe(400);
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect((await answer.json()).errors).toEqual([
      expect.objectContaining({ parameter: 'messages', code }),
    ]);
  }
});

test('answers more than twenty questions an hour without a model service', async ({ request }) => {
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    const answer = await request.post(routes.apiAssistant, {
      data: { locale: 'en', messages: [{ role: 'user', parts: [{ type: 'text', text: 'hi' }] }] },
    });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual(Array(22).fill(200));
});
