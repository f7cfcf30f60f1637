import type { Page } from '@playwright/test';
import { testBackend, testBackendUrl } from '../tools/test/test-settings.mjs';
import { hydrated } from './support/hydrated';
import { type Language, languages } from './support/languages';
import { expect, test } from './support/test';

/** Fields of the form; the newsletter in the footer labels its address field the same way. */
function fieldsOf(page: Page, { contact }: Language) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel(contact.name),
    email: main.getByLabel(contact.email),
    topic: main.getByLabel(contact.topic),
    message: main.getByLabel(contact.message, { exact: true }),
  };
}

async function fillIn(page: Page, language: Language, text: string) {
  const { name, email, topic, message } = fieldsOf(page, language);
  await name.fill('Ελένη Παπαδάκη');
  await email.fill('eleni@example.org');
  await topic.selectOption('ferries');
  await message.fill(text);
}

const send = (page: Page, { contact }: Language) =>
  page.getByRole('button', { name: contact.send }).click();

/** Stored messages with this text, read with the server's key. */
async function stored(page: Page, message: string) {
  const answer = await page.request.get(
    `${testBackendUrl}/rest/v1/contact_messages?message=eq.${encodeURIComponent(message)}`,
    { headers: { apikey: testBackend.keys.EMBEDDED_SECRET_KEY, 'user-agent': 'tests' } },
  );
  return answer.json();
}

/** The time makes a message unique to this run, in a database with messages of earlier runs. */
const own = (text: string) => `${text} ${Date.now()}`;

for (const language of languages) {
  const { contact, prefix, locale } = language;

  // With and without JavaScript in English; the Greek texts are the same either way.
  for (const javaScriptEnabled of locale === 'en' ? [true, false] : [true]) {
    test.describe(`contact, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('stores a message and explains what happens next', async ({ page }) => {
        const message = own(`Does a boat go from Sifnos to Kea? ${locale} ${javaScriptEnabled}`);
        await page.goto(`${prefix}/contact`);
        await fillIn(page, language, message);
        await send(page, language);
        await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeVisible();
        await expect(page.getByText(contact.sentText)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await stored(page, message)).toMatchObject([
          { name: 'Ελένη Παπαδάκη', email: 'eleni@example.org', topic: 'ferries', locale },
        ]);
      });

      test('shows each error beside its field and keeps the input', async ({ page }) => {
        await page.goto(`${prefix}/contact`);
        const { name, email, topic, message } = fieldsOf(page, language);
        await name.fill('Μαρία');
        await email.fill('maria');
        await topic.selectOption('correction');
        await message.fill('Short');
        await send(page, language);
        const summary = page.getByRole('alert').filter({ hasText: contact.failure.invalid });
        await expect(summary.getByRole('link')).toHaveText([
          contact.fields.emailInvalid,
          contact.fields.messageTooShort,
        ]);
        await expect(email).toHaveAccessibleDescription(
          `${contact.emailHint} ${contact.fields.emailInvalid}`,
        );
        await expect(name).toHaveValue('Μαρία');
        await expect(email).toHaveValue('maria');
        await expect(topic).toHaveValue('correction');
        await expect(message).toHaveValue('Short');
      });
    });
  }
}

const [english] = languages;
const { contact } = english;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`contact ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('thanks a bot that fills in the hidden field, and stores nothing', async ({ page }) => {
      const message = own(`Buy our links ${javaScriptEnabled}`);
      await page.goto('/contact');
      await fillIn(page, english, message);
      // Hidden from people, so no one can click there; a bot sets the value.
      await page.locator('[name=website]').fill('https://spam.example', { force: true });
      await send(page, english);
      await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeVisible();
      expect(await stored(page, message)).toEqual([]);
    });
  });
}

test('contact: the error summary takes the focus and links to the field', async ({ page }) => {
  await page.goto('/contact');
  // Submitted by the browser itself, the response is a new page, scrolled to the top.
  await hydrated(page);
  await send(page, english);
  const summary = page.getByRole('alert').filter({ hasText: contact.failure.invalid });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: contact.fields.topicMissing }).press('Enter');
  await expect(fieldsOf(page, english).topic).toBeFocused();
});

test('contact: limits messages to five an hour', async ({ page }) => {
  for (let number = 1; number <= 6; number += 1) {
    await page.goto('/contact');
    await fillIn(page, english, own(`Message number ${number} of one evening,`));
    await send(page, english);
    if (number < 6) {
      await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeVisible();
    }
  }
  await expect(page.getByText(contact.failure.rateLimited)).toBeVisible();
  await expect(fieldsOf(page, english).message).toHaveValue(/number 6/);
});

test('contact: the hidden field is not in the tab order', async ({ page }) => {
  await page.goto('/contact');
  await fieldsOf(page, english).message.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: contact.send })).toBeFocused();
  await expect(page.getByLabel(contact.leaveEmpty)).toBeHidden();
});
