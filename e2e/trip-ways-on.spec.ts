import { randomUUID } from 'node:crypto';
import el from '../messages/el/tripReplan.json' with { type: 'json' };
import en from '../messages/en/tripReplan.json' with { type: 'json' };
import { createAccount, signIn } from './support/account';
import { plainGet } from './support/plain-request';
import { openCalendar, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/** Times at which the boats of a calendar leave, in Athens. */
const departures = (calendar: string) =>
  [...calendar.matchAll(/^DTSTART;TZID=[^:]*:(\d{8}T\d{4})/gm)].map(([, time]) => time);

for (const { prefix, texts, javaScriptEnabled } of [
  { prefix: '', texts: en, javaScriptEnabled: true },
  { prefix: '/el', texts: el, javaScriptEnabled: false },
]) {
  test.describe(`${prefix || '/en'}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a trip whose boat is gone takes another way, and goes back', async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account);
      // Its boat to Naxos is in no timetable.
      const id = await storeTrip(account, tripDocument('Naxos in July', ['naxos']));
      const token = randomUUID().replaceAll('-', '').slice(0, 24);
      await openCalendar(account, id, token);
      const calendar = async () => {
        const { body } = await plainGet(`/api/trips/calendar/${token}.ics?locale=en`);
        return departures(body);
      };
      expect(await calendar()).toContain('20270705T0730');

      await page.goto(`${prefix}/my-trips/${id}`);
      const ways = page.getByTestId('ways-on');
      await expect(ways.getByRole('heading', { name: texts.title })).toBeVisible();
      await expect(
        ways.getByRole('listitem').filter({ has: page.getByRole('button') }),
      ).toHaveCount(3);
      await ways.getByRole('button').first().click();
      const taken = page.getByTestId('taken-way');
      await expect(taken.getByText(texts.taken)).toBeVisible();
      await expect(ways).toBeHidden();
      const changed = await calendar();
      expect(changed).not.toContain('20270705T0730');
      expect(changed.some((time) => time?.startsWith('20270705'))).toBe(true);

      await taken.getByRole('button', { name: texts.undo.button }).click();
      await expect(taken.getByText(texts.takenBack)).toBeVisible();
      await expect(ways).toBeVisible();
      expect(await calendar()).toContain('20270705T0730');
    });
  });
}

test('a way that is sent twice is taken once, and an old page overwrites nothing', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  const id = await storeTrip(account, tripDocument('Naxos in July', ['naxos']));
  const other = await context.newPage();
  await Promise.all([page, other].map((one) => one.goto(`/my-trips/${id}`)));
  const press = async (tab: typeof page, way: number) => {
    await tab.getByTestId('ways-on').getByRole('button').nth(way).click();
    return tab.getByTestId('taken-way');
  };
  await expect((await press(page, 0)).getByText(en.taken)).toBeVisible();
  await expect((await press(other, 1)).getByRole('alert')).toContainText('changed elsewhere');
  // The first way again, from a page made before it was taken.
  await expect(other.getByTestId('ways-on')).toBeHidden();
});

test('a room that cannot be cancelled is marked, and only its owner sees it', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const id = await storeTrip(account, tripDocument('Naxos in July', ['naxos']));
  await page.goto(`/my-trips/${id}`);
  const mark = page.getByRole('checkbox', { name: en.room.label });
  await mark.check();
  await page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.reload();
  await expect(mark).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a room is marked and unmarked by the form', async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    const id = await storeTrip(account, tripDocument('Naxos in July', ['naxos']));
    await page.goto(`/my-trips/${id}`);
    const mark = page.getByRole('checkbox', { name: en.room.label });
    for (const isMarked of [true, false]) {
      await mark.setChecked(isMarked);
      await page.locator('form:has(#plain-name) button[type=submit]').first().click();
      await expect(mark).toBeChecked({ checked: isMarked });
    }
  });
});

test('each boat of a trip has one to fall back on, on its page and its sheet', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const id = await storeTrip(account, tripDocument('Naxos in July', ['naxos']));
  for (const address of [`/my-trips/${id}`, `/my-trips/${id}/sheet`]) {
    await page.goto(address);
    await expect(page.getByText(/^If it does not sail: \d\d:\d\d, arrives/)).toBeVisible();
  }
});
