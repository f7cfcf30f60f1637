import el from '../messages/el/profile.json' with { type: 'json' };
import en from '../messages/en/profile.json' with { type: 'json' };
import watch from '../messages/en/tripWatch.json' with { type: 'json' };
import { cookieHeader, createAccount, signIn } from './support/account';
import { textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { documentAt } from './support/plain-request';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

/* Mails and push messages for all trips, beside the choices of single ones. */

test('a choice in the profile holds for all trips but leaves the other channel alone', async ({
  page,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  const [one, other] = [
    await storeTrip(account, bareTripDocument('One', ['naxos'])),
    await storeTrip(account, bareTripDocument('Other', ['milos'])),
  ];
  const mails = page.getByRole('region', { name: watch.choice.title });
  const pushes = page.getByRole('region', { name: watch.push.title });
  await page.goto(`/my-trips/${one}`);
  await mails.getByRole('button', { name: watch.choice.switchOn }).click();
  await expect(mails.getByRole('status')).toHaveText(watch.choice.on);

  await page.goto('/profile');
  await hydrated(page);
  const section = page.getByRole('region', { name: en.alerts.title });
  await expect(section.getByLabel(en.alerts.mails)).not.toBeChecked();
  await section.getByLabel(en.alerts.pushes).check();
  await section.getByRole('button', { name: en.alerts.save, exact: true }).click();
  await expect(page.getByText(en.alerts.saved)).toBeVisible();

  await page.goto(`/my-trips/${one}`);
  await expect(mails.getByRole('status')).toHaveText(watch.choice.on);
  await expect(pushes.getByRole('status')).toHaveText(watch.push.on);
  await page.goto(`/my-trips/${other}`);
  await expect(mails.getByRole('status')).toHaveText(watch.choice.off);
  await expect(pushes.getByRole('status')).toHaveText(watch.push.on);

  const greek = await documentAt('/el/profile', cookieHeader(account));
  expect(textOf(greek.querySelector('#alerts'))).toContain(el.alerts.pushes);
  expect(greek.querySelector('#alerts input[name=pushes]')?.hasAttribute('checked')).toBe(true);
});
