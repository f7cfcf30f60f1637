import { today } from '../lib/foundation/time/athens';
import ferries from '../messages/en/ferries.json' with { type: 'json' };
import en from '../messages/en/ferrySearch.json' with { type: 'json' };
import {
  clock,
  day,
  ferryLanguages,
  firstDay,
  type Journey,
  journeys,
  lastDay,
  query,
  rows,
} from './support/ferry-search';
import { rowsOf } from './support/gtfs-rows';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/** Days that the date strip and the links next to a crossing lead to. */
async function offeredDays(address: string, crossing: number, parameter: 'date' | 'return') {
  const page = await documentAt(address);
  const links = page.querySelectorAll(
    `#crossing-${crossing} nav a, #crossing-${crossing} a[rel="prev"], #crossing-${crossing} a[rel="next"]`,
  );
  return links
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams)
    .map((found) => found.get(parameter) ?? '');
}

test('offers only days that are not past, within the timetable and not before the outbound day', async () => {
  const search = '/ferry-tickets-search?from=piraeus&to=naxos';
  const back = await offeredDays(`${search}&date=${day}&return=2027-07-16`, 2, 'return');
  expect(back.length).toBeGreaterThan(10);
  expect(back.filter((date) => date < day)).toEqual([]);
  expect(back).toContain(day);

  const last = await offeredDays(`${search}&date=${lastDay}`, 1, 'date');
  expect(last.filter((date) => date > lastDay)).toEqual([]);

  // Either the first day of the bundled timetable has passed, or it is the first one offered.
  const first = await offeredDays(`${search}&date=${firstDay}`, 1, 'date');
  expect(first.filter((date) => date < today() || date < firstDay)).toEqual([]);
});

test('reports a past day', async () => {
  const page = await documentAt(`/ferry-tickets-search?from=piraeus&to=naxos&date=${firstDay}`);
  expect(page.querySelectorAll('#crossing-1 a[aria-expanded]').length).toBeGreaterThan(0);
  expect(textOf(page).includes(en.results.dayHasPassed)).toBe(firstDay < today());
});

test('changes the day, sorts, filters and removes the filter', async ({ page }) => {
  await page.goto(`/ferry-tickets-search?${query}`);
  await page.getByRole('link', { name: en.results.nextDay }).click();
  await expect(page).toHaveURL(/date=2027-07-15/);
  await page.goto(`/ferry-tickets-search?${query}`);
  await page.getByRole('link', { name: en.results.sorts.price, exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  const shown = (await journeys()).filter(({ shownFirst }) => shownFirst);
  const cheapest = Math.min(...shown.map(({ totalCents }) => totalCents || 1e9));
  const first = shown.find(({ totalCents }) => totalCents === cheapest);
  await expect(rows(page).first()).toContainText(clock(first?.departure ?? 'x'));
  await page.getByLabel(ferries.boats.direct).check();
  await page.getByRole('button', { name: en.filter.apply }).click();
  await expect(page).toHaveURL(/direct=1/);
  const direct = (await journeys()).filter(({ transfers }) => transfers === 0);
  await expect(rows(page)).toHaveCount(direct.length);
  await page.getByRole('link', { name: en.filter.clear }).click();
  await expect(rows(page)).toHaveCount(shown.length);
});

for (const { locale, prefix, text } of ferryLanguages) {
  test(`a car search shows only boats that take it, ${locale}`, async () => {
    const trip = 'from=sifnos&to=naxos&date=2027-08-07';
    const timesOf = async (vehicle: string) => {
      const page = await documentAt(`${prefix}/ferry-tickets-search?${trip}${vehicle}`);
      const summaries = page.querySelectorAll('main li > a[aria-expanded]');
      return summaries.map((summary) =>
        textOf(summary)
          .match(/\d\d:\d\d/g)
          // The first row has the hours of its bar behind its times.
          ?.slice(0, 2)
          .join('–'),
      );
    };
    // Clearly inferior journeys are collapsed.
    const withCar = await timesOf('&vehicle=car&more=1');
    expect(await timesOf('&vehicle=car')).toEqual(
      expect.arrayContaining(['09:40–16:25', '09:40–18:20']),
    );
    expect(withCar).toEqual(expect.arrayContaining(['09:40–16:25', '09:40–18:20']));
    const { body } = await plainGet(`/api/ferries/search?${trip}&vehicle=car`);
    const { journeys: taken }: { journeys: Journey[] } = JSON.parse(body).crossings[0];
    expect(withCar.toSorted()).toEqual(
      taken.map((one) => `${clock(one.departure)}–${clock(one.arrival)}`).toSorted(),
    );
    const trips = taken.flatMap(({ legs }) => legs.flatMap(({ tripId }) => tripId ?? []));
    const refusing = rowsOf('trips').filter(({ cars_allowed }) => cars_allowed !== '1');
    expect(refusing.map(({ trip_id }) => trip_id).filter((id) => trips.includes(id ?? ''))).toEqual(
      [],
    );
    // Foot passengers have other ferries, and the form can also exclude waiting.
    expect(await timesOf('')).not.toEqual(withCar);
    const none = await documentAt(`${prefix}/ferry-tickets-search?${trip}&vehicle=car&max-wait=1`);
    expect(textOf(none.querySelector('main'))).toContain(text.filter.none);
    expect(none.querySelector('input[name="max-wait"]')?.getAttribute('value')).toBe('1');
  });
}
