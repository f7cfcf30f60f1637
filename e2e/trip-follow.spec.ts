import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { lastMail } from '../backend/mailbox.mjs';
import profileEl from '../messages/el/profile.json' with { type: 'json' };
import savedTripsEl from '../messages/el/savedTrips.json' with { type: 'json' };
import watchEl from '../messages/el/tripWatch.json' with { type: 'json' };
import profileEn from '../messages/en/profile.json' with { type: 'json' };
import savedTripsEn from '../messages/en/savedTrips.json' with { type: 'json' };
import watchEn from '../messages/en/tripWatch.json' with { type: 'json' };
import { testBackend } from '../tools/test/test-settings.mjs';
import { cookieHeader, createAccount, signIn } from './support/account';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { privateNotes, shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

const mailFile = path.resolve(testBackend.folder, 'mails.log');

for (const [prefix, locale, shared, watch, profile] of [
  ['', 'en-GB', savedTripsEn.shared, watchEn, profileEn.follows],
  ['/el', 'el-GR', savedTripsEl.shared, watchEl, profileEl.follows],
] as const) {
  test.describe(`following a shared trip${prefix}`, () => {
    test.use({ locale });

    test('it is told by a mail with the link, and ends by one click', async ({ page }) => {
      const [owner, follower] = [await createAccount(), await createAccount()];
      const title = `Two islands ${randomUUID().slice(0, 8)}`;
      // Its boat is in no timetable.
      const id = await storeTrip(owner, tripDocument(title, ['naxos']));
      const token = randomUUID().replaceAll('-', '').slice(0, 24);
      await shareTrip(owner, id, token);

      await signIn(page, follower);
      await page.goto(`${prefix}/trips/${token}`);
      await page.getByRole('link', { name: shared.follow, exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: watch.follow.named.replace('{title}', title) }),
      ).toBeVisible();
      const mails = page.getByRole('region', { name: watch.choice.title });
      await expect(mails.getByText(watch.choice.all)).toHaveCount(0);
      await mails.getByRole('button', { name: watch.choice.switchOn }).click();
      await expect(mails.getByRole('status')).toHaveText(watch.choice.on);

      await expect
        .poll(() => lastMail(mailFile, follower.email)?.text ?? '', { timeout: 20_000 })
        .toContain(title);
      const { text, links } = lastMail(mailFile, follower.email) as {
        text: string;
        links: string[];
      };
      expect(text).toContain(watch.follow.mail.why);
      for (const hidden of [id, owner.id, owner.email, privateNotes]) {
        expect(text).not.toContain(hidden);
      }
      expect(links.map((link) => new URL(link).pathname)).toContain(`${prefix}/trips/${token}`);

      await page.goto(`${prefix}/profile`);
      const follows = page.getByRole('region', { name: profile.title });
      await expect(follows.getByRole('link', { name: title, exact: true })).toBeVisible();
      await expect(follows.getByText(profile.mails, { exact: true })).toBeVisible();
      await follows
        .getByRole('button', { name: profile.stopNamed.replace('{title}', title) })
        .click();
      await expect(follows.getByText(profile.stopped)).toBeVisible();
      await expect(follows.getByText(profile.none)).toBeVisible();
    });
  });
}

test('the link of a mail stops the mails, and a trip of one’s own is not followed', async ({
  page,
}) => {
  const [owner, follower] = [await createAccount(), await createAccount()];
  const id = await storeTrip(owner, tripDocument('Mine and shared', ['naxos']));
  const token = randomUUID().replaceAll('-', '').slice(0, 24);
  await shareTrip(owner, id, token);
  const address = `/my-trips/follow?trip=${token}`;
  const mails = page.getByRole('region', { name: watchEn.choice.title });

  await signIn(page, owner);
  await page.goto(address);
  await expect(mails).toHaveCount(0);
  await expect(page.getByText(watchEn.follow.own)).toBeVisible();
  await page.getByRole('link', { name: watchEn.follow.ownOpen }).click();
  await expect(page).toHaveURL(`/my-trips/${id}#mails`);

  await page.context().clearCookies();
  await signIn(page, follower);
  await page.goto(address);
  await mails.getByRole('button', { name: watchEn.choice.switchOn }).click();
  await expect
    .poll(() => lastMail(mailFile, follower.email)?.links ?? [], { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('/api/trip-mails?'));
  const links: string[] = lastMail(mailFile, follower.email)?.links ?? [];
  const stop = links
    .map((link) => new URL(link))
    .find(({ pathname }) => /trip-mails/.test(pathname));
  await page.goto(`${stop?.pathname}${stop?.search}`);
  await page.getByRole('button', { name: watchEn.stop.button }).click();
  await expect(page.getByRole('status')).toHaveText(watchEn.stop.done);
  await page.goto(address);
  await expect(mails.getByRole('status')).toHaveText(watchEn.choice.off);

  // The link stops nothing that was chosen after it, and says so.
  await mails.getByRole('button', { name: watchEn.choice.switchOn }).click();
  await expect(mails.getByRole('status')).toHaveText(watchEn.choice.on);
  for (const [locale, words] of [
    ['en', watchEn.stop],
    ['el', watchEl.stop],
  ] as const) {
    await page.goto(`${stop?.pathname}${stop?.search.replace('locale=en', `locale=${locale}`)}`);
    await page.getByRole('button', { name: words.button }).click();
    await expect(page.getByRole('status')).toHaveText(words.over);
    await expect(page.getByRole('link', { name: words.follows })).toHaveAttribute(
      'href',
      /\/profile#follows$/,
    );
  }
  await page.goto(address);
  await expect(mails.getByRole('status')).toHaveText(watchEn.choice.on);
});

test('it works without scripts, and a link that is off leads to a page that says so', async () => {
  const [owner, follower] = [await createAccount(), await createAccount()];
  const id = await storeTrip(owner, tripDocument('Off and on', ['naxos']));
  const token = randomUUID().replaceAll('-', '').slice(0, 24);
  await shareTrip(owner, id, token);
  const cookie = cookieHeader(follower);
  const shown = await documentAt(`/my-trips/follow?trip=${token}`, cookie);
  expect(textOf(shown.querySelector('main'))).toContain('Off and on');
  expect(shown.querySelector('#mails form input[name=id]')?.getAttribute('value')).toBe(token);
  await shareTrip(owner, id, null);
  for (const gone of [token, 'x', id]) {
    const { body } = await plainGet(`/my-trips/follow?trip=${gone}`, cookie);
    expect(body).not.toContain('Off and on');
  }
  const signedOut = await plainGet(`/my-trips/follow?trip=${token}`);
  expect(signedOut.headers.location).toContain('/signin');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, watch, savedTrips] of [
    ['', watchEn, savedTripsEn],
    ['/el', watchEl, savedTripsEl],
  ] as const) {
    test(`a choice is kept, and a refusal stands beside its button${prefix}`, async ({ page }) => {
      const [owner, follower] = [await createAccount(), await createAccount()];
      const id = await storeTrip(owner, tripDocument('Without scripts', ['naxos']));
      const token = randomUUID().replaceAll('-', '').slice(0, 24);
      await shareTrip(owner, id, token);
      await signIn(page, follower);
      await page.goto(`${prefix}/my-trips/follow?trip=${token}`);
      const mails = page.getByRole('region', { name: watch.choice.title });
      await mails.locator('input[name=id]').evaluate((field) => field.setAttribute('value', 'x'));
      await mails.getByRole('button', { name: watch.choice.switchOn }).click();
      await expect(mails.getByRole('alert')).toHaveText(savedTrips.failure.invalid);
      await expect(mails.getByRole('status')).toHaveText(watch.choice.off);
      await mails.getByRole('button', { name: watch.choice.switchOn }).click();
      await expect(mails.getByRole('status')).toHaveText(watch.choice.on);
      await expect(mails.getByRole('alert')).toHaveCount(0);

      await page.context().clearCookies();
      await signIn(page, owner);
      await page.goto(`${prefix}/my-trips/follow?trip=${token}`);
      await expect(page.getByText(watch.follow.own)).toBeVisible();
    });
  }
});
