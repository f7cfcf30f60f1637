import { randomUUID } from 'node:crypto';
import el from '../messages/el/weather.json' with { type: 'json' };
import en from '../messages/en/weather.json' with { type: 'json' };
import { cookieHeader, signIn } from './support/account';
import { calmDay, forecastDay, galeDay } from './support/forecast-days';
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

/** A trip whose only ferry leaves Piraeus for Naxos on that day. */
function tripOn(day: number) {
  const trip = tripDocument('By boat to Naxos');
  const date = forecastDay(day);
  const [leg] = trip.legs;
  const [boat] = leg?.sailings ?? [];
  if (!leg || !boat) throw new Error('a trip without a boat');
  const sails = {
    ...boat,
    departsAt: `${date}T04:30:00.000Z`,
    arrivesAt: `${date}T09:45:00.000Z`,
  };
  return { ...trip, startDate: date, legs: [{ ...leg, sailings: [sails] }] };
}

const noteIn = (page: Awaited<ReturnType<typeof documentAt>>) =>
  textOf(page.querySelector('[data-testid=sailing-note]'));

for (const { prefix, texts, name } of [
  { prefix: '', texts: en, name: 'en' },
  { prefix: '/el', texts: el, name: 'el' },
]) {
  test(`a saved trip and its shared page warn about boats doubtful by the forecast, ${name}`, async ({
    account,
  }) => {
    const id = await storeTrip(account, tripOn(galeDay));
    const token = randomUUID().replaceAll('-', '').slice(0, 24);
    await shareTrip(account, id, token);
    const cookie = cookieHeader(account);
    for (const page of [
      await documentAt(`${prefix}/my-trips/${id}`, cookie),
      await documentAt(`${prefix}/my-trips/${id}/sheet`, cookie),
      await documentAt(`${prefix}/trips/${token}`),
    ]) {
      const note = noteIn(page);
      expect(note).toMatch(/(^|\D)9 /);
      expect(note).toContain(texts.sailing.noteLink);
      // Worded as a forecast: nobody knows yet which sailings will be banned.
      expect(note).not.toMatch(/will be cancelled|θα ακυρωθ/);
      const link = page.querySelector('[data-testid=sailing-note] a')?.getAttribute('href');
      expect(link).toMatch(new RegExp(`^${prefix}/weather\\?day=\\d{4}-\\d\\d-\\d\\d#boats$`));
    }
  });
}

test('shows no warning on a calm day, or beyond the forecast', async ({ account }) => {
  for (const day of [calmDay, 40]) {
    const id = await storeTrip(account, tripOn(day));
    const token = randomUUID().replaceAll('-', '').slice(0, 24);
    await shareTrip(account, id, token);
    expect(noteIn(await documentAt(`/trips/${token}`))).toBe('');
    expect(noteIn(await documentAt(`/my-trips/${id}/sheet`, cookieHeader(account)))).toBe('');
  }
});

test('the warning in the trip links to the boats of that day', async ({ page, account }) => {
  await signIn(page, account);
  const id = await storeTrip(account, tripOn(galeDay));
  await page.goto(`/my-trips/${id}`);
  const note = page.getByRole('complementary', { name: en.sailing.noteTitle });
  await expect(note).toContainText('9 Beaufort');
  await note.getByRole('link', { name: en.sailing.noteLink }).click();
  await expect(page).toHaveURL(/\/weather\?day=.*#boats$/);
  await expect(page.locator('#boats')).toContainText(en.sailing.verdicts.none);
});
