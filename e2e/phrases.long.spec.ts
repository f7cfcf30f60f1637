import type { Page } from '@playwright/test';
import { routes } from '../lib/platform/routes/register';
import elText from '../messages/el/phrases.json' with { type: 'json' };
import enText from '../messages/en/phrases.json' with { type: 'json' };
import { textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { languages } from './support/languages';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };

for (const { locale, prefix } of languages) {
  test(`the phrase book is complete in the page, with an anchor for each situation, ${locale}`, async () => {
    const page = await documentAt(prefix + routes.greekPhrases);
    expect(page.querySelectorAll('.phrase-list > li')).toHaveLength(200);
    for (const [id, { title }] of Object.entries(texts[locale].situations)) {
      expect(textOf(page.querySelector(`#${id}-title`))).toBe(title);
      expect(page.querySelectorAll(`#${id} .phrase-list > li`)).toHaveLength(20);
      expect(page.querySelector(`nav a[href="#${id}"]`), id).not.toBeNull();
    }
    const bill = page
      .querySelectorAll('#taverna li')
      .find((row) => textOf(row).startsWith('Τον λογαριασμό, παρακαλώ.'));
    expect(textOf(bill?.querySelector('[lang="el-Latn"]') ?? null)).toBe(
      'Ton loghariazmó, parakaló.',
    );
    expect(textOf(bill?.querySelector('[lang="en"]') ?? null)).toBe('The bill, please.');
    expect(page.querySelector(`#ferry a[href="${prefix}${routes.ferryGuide}"]`)).not.toBeNull();
  });
}

test('search shows matches in any spelling, and restores the book', async ({ page }) => {
  await page.goto(routes.greekPhrases);
  const field = page.getByRole('searchbox', { name: enText.search.label });
  const bill = page.getByText('Τον λογαριασμό, παρακαλώ.');
  const help = page.getByText('Βοήθεια!');
  await field.fill('LOGARIASMO');
  await expect(help).toBeHidden();
  await expect(bill).toBeVisible();
  await expect(page.getByText(enText.search.one)).toBeVisible();
  await field.fill('submarine');
  await expect(page.getByText(enText.search.empty)).toBeVisible();
  await page.getByRole('button', { name: enText.search.clear }).click();
  await expect(help).toBeVisible();
  await expect(field).toBeFocused();
});

test('on a phone only the greetings are open, and a search opens what it finds until it is cleared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.greekPhrases);
  await hydrated(page);
  const bill = page.getByText('Τον λογαριασμό, παρακαλώ.');
  await expect(page.getByText('Καλημέρα!').first()).toBeVisible();
  await expect(bill).toBeHidden();
  await page.getByRole('searchbox', { name: enText.search.label }).fill('bill');
  await expect(bill).toBeVisible();
  await page.getByRole('button', { name: enText.search.clear }).click();
  await expect(bill).toBeHidden();
});

/** Fakes these voices in the browser and records the phrases it is asked to speak. */
const withVoices = (page: Page, voices: readonly string[]) =>
  page.addInitScript((languagesSpoken) => {
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => languagesSpoken.map((lang) => ({ lang, localService: true })),
      speak: ({ text, lang }: { text: string; lang: string }) => said.push(`${lang} ${text}`),
      cancel: () => {},
    });
    class Utterance {
      voice = null;
      lang = '';
      rate = 1;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { said });
  }, voices);

test('a Greek voice speaks a phrase', async ({ page }) => {
  await withVoices(page, ['en-GB', 'el-GR']);
  await page.goto(routes.greekPhrases);
  await hydrated(page);
  await page.getByRole('button', { name: `${enText.voice.listen}: Καλημέρα!` }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual(['el-GR Καλημέρα!']);
  await expect(page.getByText(enText.voice.there)).toBeVisible();
});

test('without a Greek voice there are no buttons, and the page explains why', async ({ page }) => {
  await withVoices(page, ['en-GB']);
  await page.goto(routes.greekPhrases);
  await expect(page.getByText(enText.voice.none)).toBeVisible();
  await expect(page.locator('.phrase-say:visible')).toHaveCount(0);
});

test('practice works with Enter alone, keeps the score over a reload, and resets it', async ({
  page,
}) => {
  const t = enText.practice;
  await page.goto(routes.greekPhrases);
  await hydrated(page);
  const score = page.getByText(/ of 200 learnt/);
  await page.getByRole('button', { name: t.start }).click();
  await page.getByLabel(t.deck, { exact: true }).selectOption('courtesy');
  const card = page.getByRole('status', { name: t.card });
  const first = await card.locator('[lang="el"]').textContent();
  const turn = page.getByRole('button', { name: t.turn });
  // Twenty phrases twice: all are learnt, using no key but Enter.
  await turn.focus();
  for (let step = 0; step < 40; step += 1) {
    await expect(turn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.locator('[lang="en"]')).toBeVisible();
    await expect(page.getByRole('button', { name: t.knew })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('20 of 20 learnt')).toBeVisible();
  await expect(page.getByText(t.done)).toBeVisible();
  expect(first).toBeTruthy();
  await page.reload();
  await expect(score).toHaveText('20 of 200 learnt');
  await page.getByRole('button', { name: t.reset }).click();
  await page.getByRole('button', { name: t.resetYes }).click();
  await expect(score).toHaveText('0 of 200 learnt');
  await page.reload();
  await expect(score).toHaveText('0 of 200 learnt');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the book is complete, without features that would not work', async ({ page }) => {
    await page.goto(`${routes.greekPhrases}#emergencies`);
    await expect(page.getByText('Βοήθεια!')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: enText.search.label })).toBeHidden();
    await expect(page.getByRole('button', { name: enText.practice.start })).toBeHidden();
  });
});
