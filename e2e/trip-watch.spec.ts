import path from 'node:path';
import { lastMail } from '../backend/mailbox.mjs';
import { testBackend } from '../tools/test/test-settings.mjs';
import { cookieHeader, createAccount, signIn } from './support/account';
import { plainGet } from './support/plain-request';
import { storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

const mailFile = path.resolve(testBackend.folder, 'mails.log');

test('a boat that is gone is told on the trip and by one mail, which stops the next ones', async ({
  page,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  // Its boat is in no timetable.
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  await page.goto(`/my-trips/${id}`);
  const findings = page.getByTestId('trip-findings');
  await expect(findings.getByRole('heading', { name: 'No longer in the timetable' })).toBeVisible();
  await expect(findings.getByText('Monday 5 July, 07:30, Piraeus – Naxos, A vessel')).toBeVisible();
  await expect(findings.getByText('Blue Star Ferries')).toBeVisible();
  await expect(findings.getByRole('link', { name: 'What you are owed' })).toHaveAttribute(
    'href',
    '/disruptions/rights?crossing=315&what=cancelled',
  );

  const mails = page.getByRole('region', { name: 'Emails about changes' });
  await expect(mails.getByRole('status')).toHaveText('We do not write to you about this trip.');
  await mails.getByRole('button', { name: 'Write to me' }).click();
  await expect(mails.getByRole('button', { name: 'Stop the emails' })).toBeVisible();

  await expect
    .poll(() => lastMail(mailFile, account.email)?.subject, { timeout: 15_000 })
    .toBe('No longer in the timetable: Monday 5 July, 07:30, Piraeus – Naxos, A vessel');
  const mail = lastMail(mailFile, account.email);
  expect(mail?.text).toContain('Choose another boat before 07:30 on Monday 5 July');
  expect(mail?.text).not.toContain('Passport number');
  const addresses: string[] = mail?.links ?? [];
  const links = addresses.map((link) => new URL(link));
  expect(links.some(({ pathname }) => pathname === `/my-trips/${id}`)).toBe(true);

  const stop = links.find(({ pathname }) => pathname === '/api/trip-mails');
  const address = `${stop?.pathname}${stop?.search}`;
  // Looking at the link stops nothing.
  await page.goto(address);
  await page.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(page.getByRole('status')).toContainText('no more emails');
  await page.goto(`/my-trips/${id}`);
  await expect(mails.getByRole('status')).toHaveText('We do not write to you about this trip.');
});

test('the calendar of a trip shows the change in the event of its boat', async () => {
  const account = await createAccount();
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  const cookie = cookieHeader(account);
  for (const [locale, label] of [
    ['en', 'No longer in the timetable'],
    ['el', 'Δεν υπάρχει πια στα δρομολόγια'],
  ]) {
    const { body } = await plainGet(`/api/trips/${id}/ics?locale=${locale}`, cookie);
    const calendar = body.replace(/\r\n[ \t]/g, '');
    expect(calendar).toMatch(new RegExp(`SUMMARY:${label}: .+ → .+`));
    expect(calendar).toMatch(/UID:[\w-]+-boat-0@/);
    expect(calendar).toContain('DTSTART;TZID=Europe/Athens:20270705T073000');
  }
});

test('a mail program stops mails by one request, and nobody else can', async ({ request }) => {
  const account = await createAccount();
  const id = await storeTrip(account, tripDocument('Two islands in July', ['naxos']));
  const address = `/api/trip-mails?trip=${id}.${account.id}.AAAAAAAAAAAAAAAAAAAAAA&locale=el`;
  const form = { 'List-Unsubscribe': 'One-Click' };
  const refused = await request.post(address, { form, maxRedirects: 0 });
  expect(refused.status()).toBe(404);
  expect(await refused.text()).toContain('Ο σύνδεσμος δεν ισχύει');
});
