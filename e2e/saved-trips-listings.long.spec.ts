import el from '../messages/el/savedTrips.json' with { type: 'json' };
import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { activities } from '../supabase/seed/listings/activities/tinos';
import { cookieHeader, signIn } from './support/account';
import { readPage } from './support/html';
import { hydrated } from './support/hydrated';
import { plainGet } from './support/plain-request';
import { publish } from './support/publish';
import { bareTripDocument, shareTrip, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

const walk = '/activities/milos-walk-on-sarakiniko';

for (const { locale, prefix, messages, name } of [
  { locale: 'en', prefix: '', messages: en, name: 'The white rocks of Sarakiniko' },
  { locale: 'el', prefix: '/el', messages: el, name: 'Τα άσπρα βράχια στο Σαρακήνικο' },
] as const) {
  test.describe(`a listing in a trip, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('is added from its page, and visible to anyone with the link', async ({
      page,
      account,
    }) => {
      await signIn(page, account);
      const title = `Milos in July, ${locale}`;
      const id = await storeTrip(account, bareTripDocument(title, ['milos']));
      await page.goto(prefix + walk);
      await page.getByRole('main').getByRole('link', { name: messages.add.title }).click();
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: messages.add.add }).click();
      await page.waitForURL(new RegExp(`${prefix}/my-trips/${id}`));
      const entry = page.locator('[data-entry]');
      await expect(entry.getByRole('link', { name })).toHaveAttribute('href', prefix + walk);
      // On the card of the day that was chosen.
      await expect(entry.locator('xpath=ancestor::li[1]')).toContainText(
        messages.editor.stay.arrival,
      );

      const token = crypto.randomUUID().replaceAll('-', '');
      await shareTrip(account, id, token);
      const shared = readPage((await plainGet(`${prefix}/trips/${token}`)).body);
      expect(shared.text).toContain(name);
      expect(shared.links).toContain(prefix + walk);
      // The other language shows the name in that language.
      const other = locale === 'en' ? '/el' : '';
      expect(readPage((await plainGet(`${other}/trips/${token}`)).body).text).not.toContain(name);
      const file = await plainGet(`/api/shared-trips/${token}/ics?locale=${locale}`);
      expect(file.body.replace(/\r\n /g, '')).toContain(`SUMMARY:${name}`);
    });
  });
}

test('an activity is found by part of its name among real listings, and linked', async ({
  page,
  account,
}) => {
  const slug = 'tinos-dovecote-path-of-tarambados';
  const name = activities.find((one) => one.slug === slug)?.name.en ?? '';
  await signIn(page, account);
  const id = await storeTrip(account, bareTripDocument('Tinos', ['tinos']));
  await page.goto(`/my-trips/${id}`);
  await hydrated(page);
  await page.locator('[data-add="activity"]').click();
  const picker = page.locator('[data-picker]');
  await expect(picker.getByRole('button')).toHaveCount(
    activities.filter(({ isSample }) => !isSample).length,
  );
  await page.locator('#days [name="title"]').fill('tarambad');
  await expect(picker.getByRole('button')).toHaveCount(1);
  await picker.getByRole('button', { name }).click();
  await expect(page.locator('#days [name="cost"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.locator('[data-entry]');
  await expect(entry.getByRole('link', { name })).toHaveAttribute('href', `/activities/${slug}`);
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await expect(entry).toContainText('Tinos');

  // If withdrawn, the trip keeps its name, says so, and has no link.
  await publish('activities', slug, false);
  await page.reload();
  await expect(entry).toContainText(name);
  await expect(entry).toContainText(en.editor.entries.gone);
  await expect(entry.getByRole('link', { name })).toHaveCount(0);
  const headers = cookieHeader(account);
  const sheet = readPage((await plainGet(`/my-trips/${id}/sheet`, headers)).body);
  expect(sheet.text).toContain(en.listing.gone);
  expect(sheet.links).not.toContain(`/activities/${slug}`);
  await publish('activities', slug, true);
  await page.reload();
  await expect(entry.getByRole('link', { name })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sent twice adds one entry, and creates one trip', async ({ page, account }) => {
    await signIn(page, account);
    const listing = 'activity/tinos-falatados-to-livada';
    const name = activities.find(({ slug }) => listing.endsWith(slug))?.name.en ?? '';
    await page.goto(`/my-trips/add?listing=${listing}`);
    for (const _ of ['once', 'twice']) {
      await page.getByRole('button', { name: en.add.create }).click();
      await page.waitForURL(/\/my-trips\/[0-9a-f-]{36}$/);
      if (_ === 'once') await page.goBack();
    }
    const id = page.url().slice(-36);
    await page.goto(`/my-trips/add?listing=${listing}&trip=${id}`);
    for (const _ of ['once', 'twice']) {
      await page.getByRole('button', { name: en.add.add, exact: true }).click();
      await page.waitForURL(new RegExp(`/my-trips/${id}$`));
      if (_ === 'once') await page.goBack();
    }
    const headers = cookieHeader(account);
    const sheet = readPage((await plainGet(`/my-trips/${id}/sheet`, headers)).body);
    // One by the form that began the trip, one by the form that added to it.
    expect(sheet.text.split(name)).toHaveLength(3);
    expect(sheet.text).toContain('Tinos');
  });

  test('an unknown listing is reported, with a way back', async ({ page, account }) => {
    await signIn(page, account);
    // Neither is a sample.
    for (const named of [
      'vehicle/small-hatchback-naxos-paros',
      'hotel/no-such-place',
      "hotel/'; drop table trips",
      'x',
      '',
    ]) {
      await page.goto(`/my-trips/add?listing=${encodeURIComponent(named)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.add.gone.title);
    }
  });
});

test('a signed-out visitor returns to the listing after signing in', async () => {
  const address = '/my-trips/add?listing=activity/milos-walk-on-sarakiniko';
  const { status, headers } = await plainGet(address);
  expect(status).toBe(307);
  const next = new URL(headers.location ?? '', 'https://example.org').searchParams.get('next');
  expect(decodeURIComponent(next ?? '')).toBe(address);
});
