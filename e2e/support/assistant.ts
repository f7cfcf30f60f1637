import type { Page } from '@playwright/test';
import { routes } from '../../lib/platform/routes/register';
import elText from '../../messages/el/assistant.json' with { type: 'json' };
import enText from '../../messages/en/assistant.json' with { type: 'json' };
import { signInAsNewcomer } from './account';
import { expect, test } from './test';

const texts = { en: enText, el: elText };

const inputs = {
  en: { party: 'Two of us, mid-range budget, around 5 June', name: 'Quiet week' },
  el: { party: 'Δύο άτομα, μεσαίο κόστος, γύρω στις 5 Ιουνίου', name: 'Ήσυχη εβδομάδα' },
};

/** Opens the logbook and waits until its script, which loads after the page, runs. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  // Its script loads after the page.
  await expect(page.locator('#log-field')).toBeVisible({ timeout: 30_000 });
}

/** Sends a message and waits until the answer is complete. */
async function ask(page: Page, line: string) {
  const answers = page.locator('.log-answer, .log-fault');
  const before = await answers.count();
  await page.locator('#log-field').fill(line);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  await expect.poll(() => answers.count()).toBeGreaterThan(before);
}

const plans = (page: Page) => page.locator('[data-result="planFerries"]');

/** Test of the way from a wish to a saved trip, in one language. */
export function wishJourney(locale: keyof typeof texts): void {
  const t = texts[locale];
  const prefix = locale === 'el' ? '/el' : '';

  test(`from a request to a saved trip, ${locale}`, async ({ page }) => {
    test.slow();
    await signInAsNewcomer(page);
    await open(page, `${prefix}${routes.touristasAiChat}`);
    await ask(page, t.examples.quiet);
    // Answers the short question that is asked when something essential is missing.
    if ((await plans(page).count()) === 0) await ask(page, inputs[locale].party);
    await expect(plans(page).last().locator('dl').first()).toBeVisible({ timeout: 30_000 });
    await expect(plans(page).last().locator('ol > li:visible').nth(1)).toBeVisible();
    const before = await plans(page).count();
    await ask(page, t.room.more.slower);
    await expect.poll(() => plans(page).count()).toBeGreaterThan(before);
    await expect(page.locator('.log-sources a').last()).toHaveAttribute('href', /^\//);

    await ask(page, t.room.more.save);
    const offer = page.getByRole('form', { name: t.room.saveTitle });
    await offer.getByLabel(t.room.saveName).fill(inputs[locale].name);
    await offer.getByRole('button', { name: t.room.save }).click();
    await expect(page.getByText(t.room.saved)).toBeVisible();
    await page.goto(prefix + routes.myTrips);
    await expect(page.getByRole('link', { name: inputs[locale].name }).first()).toBeVisible();

    // The account stores the conversation, titled by its first question.
    await open(page, `${prefix}${routes.touristasAiChat}`);
    await expect(plans(page).first()).toBeVisible();
    await page.getByText(t.room.list.title, { exact: true }).click();
    await expect(page.locator('.log-open')).toContainText(t.examples.quiet);
    await page.getByRole('button', { name: `${t.room.list.delete}: ` }).click();
    await page.getByRole('button', { name: t.room.list.yes }).click();
    await expect(page.locator('.log-entry')).toHaveCount(0);
    await open(page, `${prefix}${routes.touristasAiChat}`);
    await page.getByText(t.room.list.title, { exact: true }).click();
    await expect(page.getByText(t.room.list.none)).toBeVisible();
  });
}
