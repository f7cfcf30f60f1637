import { today } from '../lib/foundation/time/athens';
import { clock, ferryLanguages, firstDay, journeys, query, rows } from './support/ferry-search';
import { rowsOf } from './support/gtfs-rows';
import { oneLine, textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

const page = '/ferry-tickets-search';

for (const { locale, prefix, text } of ferryLanguages) {
  test(`shows a connecting journey with the calls, times and total of the feed, ${locale}`, async () => {
    const via = (await journeys()).find(
      ({ transfers, totalCents }) => transfers === 1 && totalCents,
    );
    if (!via) throw new Error('no journey with a change');
    const opened = await documentAt(`${prefix}${page}?${query}&journey=1.${via.id}`);
    const row = opened.querySelector('#journey');
    if (!row) throw new Error('no row for it');
    const summary = textOf(row.querySelector('a[aria-expanded=true]'));
    expect(summary).toContain(clock(via.departure));
    expect(summary).toContain(clock(via.arrival));

    const lists = row.querySelectorAll(`[aria-label="${text.offer.calls}"]`);
    for (const [number, leg] of via.legs.filter(({ kind }) => kind === 'sea').entries()) {
      // Rows of stop_times.txt between boarding and arrival, read from the feed itself.
      const trip = rowsOf('stop_times').filter(({ trip_id }) => trip_id === leg.tripId);
      const first = trip.findIndex(({ stop_id }) => stop_id === leg.from);
      const last = trip.findIndex(({ stop_id }, at) => at > first && stop_id === leg.to);
      const calls = trip.slice(first, last + 1);
      const items = lists[number]?.querySelectorAll('li').map(textOf) ?? [];
      expect(items).toEqual(
        calls.map(({ departure_time, arrival_time }, at) =>
          expect.stringContaining(((at === 0 ? departure_time : arrival_time) ?? '-').slice(0, 5)),
        ),
      );
    }

    const fares = via.legs.map((leg) => fareOf(leg.tripId, leg.from, leg.to));
    const cars = via.legs.map((leg) => carFareOf(leg.tripId, leg.from, leg.to));
    const total = [...fares.map((cents) => 2 * cents), ...cars].reduce((sum, part) => sum + part);
    expect(via.totalCents).toBe(total);
    const euros = new Intl.NumberFormat(locale === 'el' ? 'el-GR' : 'en-GB', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: total % 100 === 0 ? 0 : 2,
    }).format(total / 100);
    expect(textOf(row.querySelector('dl'))).toContain(oneLine(euros));
  });

  test(`reports that a journey of an old link does not sail, and shows alternatives, ${locale}`, async () => {
    const gone = await documentAt(`${prefix}${page}?${query}&journey=1.never.piraeus.folegandros`);
    expect(textOf(gone.querySelector('#crossing-1'))).toContain(text.results.journeyGone);
    expect(gone.querySelectorAll('#crossing-1 a[aria-expanded]').length).toBeGreaterThan(0);
  });
}

test('every row links to its own journey, also under “more ways”, and sends no other', async () => {
  const found = await journeys();
  const whole = await documentAt(`${page}?${query}&more=1`);
  const links = whole.querySelectorAll('#crossing-1 li > a[aria-expanded]');
  const addresses = links.map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
  expect(addresses.length).toBe(found.length);
  for (const address of [addresses[0], addresses.at(-1)]) {
    const { searchParams } = new URL(address ?? '', 'http://x');
    // The id of a journey is enough to open it in a shared link.
    const opened = await documentAt(`${page}?${query}&journey=${searchParams.get('journey')}`);
    expect(opened.querySelectorAll('#journey figure')).toHaveLength(1);
    expect(opened.querySelectorAll('main figure')).toHaveLength(1);
    const [, boat = ''] = searchParams.get('journey')?.split('.') ?? [];
    const named = found.find(({ id }) => id.startsWith(`${boat}.`));
    expect(textOf(opened.querySelector('#journey a'))).toContain(clock(named?.departure ?? 'x'));
  }
});

test('expands and collapses a journey in place, by keyboard too', async ({ page: tab }) => {
  await tab.goto(`${page}?${query}`);
  await hydrated(tab);
  await tab.evaluate(() => document.body.setAttribute('data-same', ''));
  const row = rows(tab).nth(2);
  await row.focus();
  const before = (await row.boundingBox())?.y ?? 0;
  await tab.keyboard.press('Enter');
  await expect(tab.locator('#journey').getByRole('figure')).toBeVisible();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect(tab).toHaveURL(/journey=1\./);
  await tab.keyboard.press('Enter');
  await expect(tab.locator('#journey')).toHaveCount(0);
  await expect(tab.locator('[data-same]')).toHaveCount(1);
});

test('opens the journey named in an old fragment', async ({ page: tab }) => {
  // One of the collapsed journeys, whose row is not in the page of the plain address.
  const last = (await journeys()).at(-1);
  await tab.goto(`${page}?${query}#1.${last?.id}`);
  const row = tab.locator('#journey a[aria-expanded=true]');
  await expect(row).toContainText(clock(last?.departure ?? 'x'));
  await expect(row).toBeInViewport();
});

test('links to tickets for an open journey, but not for one that has left', async () => {
  const on = async (date: string) => {
    const search = `from=piraeus&to=naxos&date=${date}`;
    const [first] = await journeys(search);
    const opened = await documentAt(`${page}?${search}&journey=1.${first?.id}`);
    return opened.querySelectorAll('#journey a[target="_blank"]').length;
  };
  expect(await on('2027-07-14')).toBeGreaterThan(0);
  expect((await on(firstDay)) > 0).toBe(firstDay >= today());
});

function fareOf(tripId: string, from: string, to: string): number {
  const line = lineOf(tripId);
  const rule = rowsOf('fare_rules').find(
    ({ route_id, origin_id, destination_id }) =>
      route_id === line && origin_id === from && destination_id === to,
  );
  const fare = rowsOf('fare_attributes').find(({ fare_id }) => fare_id === rule?.fare_id);
  return Math.round(Number(fare?.price) * 100);
}

function carFareOf(tripId: string, from: string, to: string): number {
  const line = lineOf(tripId);
  const fare = rowsOf('vehicle_fares').find(
    ({ route_id, origin_id, destination_id, vehicle_type }) =>
      route_id === line && origin_id === from && destination_id === to && vehicle_type === 'car',
  );
  return Math.round(Number(fare?.price) * 100);
}

function lineOf(tripId: string): string | undefined {
  return rowsOf('trips').find(({ trip_id }) => trip_id === tripId)?.route_id;
}
