import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { signIn } from './support/account';
import { hydrated } from './support/hydrated';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

const text = en.editor;

test('a trip is edited in place, and its settings and notes open when asked for', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  const document = bareTripDocument('Logbook', ['naxos']);
  const id = await storeTrip(account, { ...document, startDate: '2027-07-05' });
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  const firstDay = page.locator('#trip-start-date');
  await expect(firstDay).toBeHidden();
  await page.locator('#trip-settings').getByText(text.facts.settings).click();
  await expect(firstDay).toBeVisible();

  const days = page.locator('#days');
  await expect(days.locator('textarea')).toHaveCount(0);
  await days.getByRole('button', { name: text.stay.askDayNote }).nth(1).click();
  await expect(days.locator('textarea')).toBeFocused();
  await days.locator('textarea').fill('Portara before sunset');
  await page.locator('#trip-title').fill('Naxos in July');
  await page.locator('#trip-title').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naxos in July');
  // The chart stays beside the days.
  await days.locator('[data-add="note"]').scrollIntoViewIfNeeded();
  await expect(page.locator('figure.route-chart')).toBeInViewport();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');

  await page.reload();
  await expect(days.locator('textarea')).toHaveValue('Portara before sunset');
  await expect(page.locator('#trip-title')).toHaveValue('Naxos in July');
});

test('a trip without a first day opens with its settings', async ({ page, account }) => {
  await signIn(page, account);
  const document = bareTripDocument('No day yet', ['naxos']);
  const id = await storeTrip(account, { ...document, startDate: null });
  await page.goto(`/my-trips/${id}`);
  await expect(page.locator('#trip-start-date')).toBeVisible();
});
