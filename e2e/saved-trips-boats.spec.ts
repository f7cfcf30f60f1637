import ferries from '../messages/en/ferrySearch.json' with { type: 'json' };
import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { signInAsNewcomer } from './support/account';
import { clock, day, journeys } from './support/ferry-search';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const there = `from=piraeus&to=naxos&date=${day}`;
const onwards = 'from=naxos&to=paros&date=2027-07-17';

/** Path of a search with its first journey open. */
async function openJourney(query: string) {
  const [first] = await journeys(query);
  if (!first) throw new Error(`No journey for ${query}`);
  return {
    path: `/ferry-tickets-search?${query}&journey=1.${first.id.replaceAll(/[^\w.-]/g, '-')}`,
    first,
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('boats of two searches start a trip and extend it', async ({ page }) => {
    await signInAsNewcomer(page);
    const out = await openJourney(there);
    await page.goto(out.path);
    await page.getByRole('link', { name: ferries.offer.addToTrip }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.add.title);
    await expect(page.getByRole('main')).toContainText(clock(out.first.departure));
    await expect(page.getByText(en.add.none)).toBeVisible();
    await page.locator('#trip-title').fill('Naxos by boat');
    await page.getByRole('button', { name: en.add.create }).click();
    await page.waitForURL(/\/my-trips\/[0-9a-f-]{36}$/);
    const id = page.url().slice(-36);

    const on = await openJourney(onwards);
    await page.goto(on.path);
    await page.getByRole('link', { name: ferries.offer.addToTrip }).click();
    await page.getByRole('radio', { name: 'Naxos by boat' }).check();
    await page.getByRole('button', { name: en.add.add, exact: true }).click();
    await page.waitForURL(new RegExp(`/my-trips/${id}`));

    await page.goto(`/my-trips/${id}/sheet`);
    const sheet = page.getByRole('main');
    for (const { first } of [out, on]) {
      await expect(sheet).toContainText(clock(first.departure));
      await expect(sheet).toContainText(clock(first.arrival));
    }
    await expect(sheet).toContainText('Paros');
  });

  test('an unknown journey leads back to the search', async ({ page }) => {
    await signInAsNewcomer(page);
    const boats = encodeURIComponent(`${there}&journey=1.no-such-boat`);
    await page.goto(`/my-trips/add?boats=${boats}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.add.boats.gone);
    await expect(page.getByRole('link', { name: en.add.boats.search })).toBeVisible();
  });
});

test('a signed-out visitor returns to the boats after signing in', async () => {
  const { path } = await openJourney(there);
  const boats = path.slice(path.indexOf('?') + 1);
  const address = `/my-trips/add?${new URLSearchParams({ boats })}`;
  const { status, headers } = await plainGet(address);
  expect(status).toBe(307);
  const next = new URL(headers.location ?? '', 'https://example.org').searchParams.get('next');
  const back = new URL(next ?? '', 'https://example.org').searchParams.get('boats');
  expect(back).toBe(boats);
});
