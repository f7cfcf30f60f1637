import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { fill } from '../lib/i18n/fill';
import { placeArguments } from '../lib/i18n/greek/cases';
import { today } from '../lib/time/athens';
import el from '../messages/el/ferryTickets.json' with { type: 'json' };
import ferries from '../messages/en/ferries.json' with { type: 'json' };
import en from '../messages/en/ferryTickets.json' with { type: 'json' };
import { rowsOf } from './support/gtfs-rows';
import { oneLine, textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/** Inside the validity of the shipped timetable, whatever the clock says. */
const day = '2027-07-14';
const [feed] = rowsOf('feed_info');
const isoDate = (gtfs = '') => gtfs.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const [firstDay, lastDay] = [isoDate(feed?.feed_start_date), isoDate(feed?.feed_end_date)];
const query = `from=piraeus&to=folegandros&date=${day}&passengers=2&vehicle=car`;

interface SeaLeg {
  kind: string;
  tripId: string;
  from: string;
  to: string;
  departure: string;
  arrival: string;
  vessel: string | null;
  calls: { port: string; arrival: string; departure: string }[];
}
interface Journey {
  id: string;
  departure: string;
  arrival: string;
  transfers: number;
  adultCents: number;
  totalCents: number;
  shownFirst: boolean;
  legs: SeaLeg[];
}

async function journeys(asked = query): Promise<Journey[]> {
  const answer = await plainGet(`/api/ferries/search?${asked}`);
  expect(answer.status).toBe(200);
  const found: Journey[] = JSON.parse(answer.body).crossings[0].journeys;
  // As the page lists them: what stands behind "more ways" comes last.
  return found.toSorted((a, b) => Number(b.shownFirst) - Number(a.shownFirst));
}

/** The fold below the list, as its summary names it. */
const moreWays = ({ results: { moreWays: words } }: typeof en, count: number) =>
  words.replace(/^.*other \{(.*)\}\}$/, '$1').replace('#', String(count));
const clock = (iso: string) => iso.slice(11, 16);
const results = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: /Φολέγανδρος|Folegandros/ });
const rows = (page: Page) => results(page).locator('details');

for (const { locale, prefix, text, from, to } of [
  { locale: 'en', prefix: '', text: en, from: 'Piraeus', to: 'Folegandros' },
  { locale: 'el', prefix: '/el', text: el, from: 'Πειραιάς', to: 'Φολέγανδρος' },
] as const) {
  test.describe(`ferries, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('leads from the form to the boats of a day', async ({ page }) => {
      await page.goto(`${prefix}/ferry-tickets`);
      const form = page.getByRole('form', { name: text.form.label });
      await form.getByLabel(text.form.from, { exact: true }).selectOption({ label: from });
      await form.getByLabel(text.form.to, { exact: true }).selectOption({ label: to });
      await form.getByLabel(text.form.date, { exact: true }).fill(day);
      await form.getByRole('button', { name: text.form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(to);
      // As the form was filled in: one adult, no vehicle.
      const found = await journeys(`from=piraeus&to=folegandros&date=${day}`);
      const first = found.filter(({ shownFirst }) => shownFirst);
      await expect(rows(page)).toHaveCount(first.length);
      await page
        .locator('summary', { hasText: moreWays(text, found.length - first.length) })
        .click();
      await expect(rows(page)).toHaveCount(found.length);
    });

    test('shows a journey with a change: calls, times and total are those of the feed', async () => {
      const found = await journeys();
      const index = found.findIndex(({ transfers, totalCents }) => transfers === 1 && totalCents);
      const via = found[index];
      if (!via) throw new Error('no journey with a change');
      const page = await documentAt(`${prefix}/ferry-tickets-search?${query}`);
      const row = page.querySelectorAll(`main [aria-label*="${to}"] details`)[index];
      if (!row) throw new Error('no row for it');
      const summary = textOf(row.querySelector('summary'));
      expect(summary).toContain(clock(via.departure));
      expect(summary).toContain(clock(via.arrival));

      const lists = row.querySelectorAll(`[aria-label="${text.offer.calls}"]`);
      for (const [number, leg] of via.legs.filter(({ kind }) => kind === 'sea').entries()) {
        // The rows of stop_times.txt between boarding and getting off, read from the feed itself.
        const trip = rowsOf('stop_times').filter(({ trip_id }) => trip_id === leg.tripId);
        const first = trip.findIndex(({ stop_id }) => stop_id === leg.from);
        const last = trip.findIndex(({ stop_id }, at) => at > first && stop_id === leg.to);
        const calls = trip.slice(first, last + 1);
        const items = lists[number]?.querySelectorAll('li').map(textOf) ?? [];
        expect(items).toEqual(
          calls.map(({ departure_time, arrival_time }, at) =>
            expect.stringContaining(
              ((at === 0 ? departure_time : arrival_time) ?? '-').slice(0, 5),
            ),
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

    test('takes a link without a day to the next boats, and one with a single place to the question', async () => {
      const chosen = (page: HTMLElement, name: string) =>
        page.querySelector(`#ferry-${name} option[selected]`)?.getAttribute('value');
      const search = `${prefix}/ferry-tickets-search`;
      const both = await documentAt(`${search}?from=piraeus&to=naxos-chora`);
      expect([chosen(both, 'from'), chosen(both, 'to')]).toEqual(['piraeus', 'naxos']);
      const named = both.querySelector('#ferry-date')?.getAttribute('value') ?? '';
      if (today() <= lastDay) {
        expect(textOf(both)).toContain(text.results.nextBoatDay);
        expect(named >= today()).toBe(true);
        expect(both.querySelectorAll('#crossing-1 details').length).toBeGreaterThan(0);
      }
      for (const [known, open] of [
        ['to', 'from'],
        ['from', 'to'],
      ] as const) {
        const page = await documentAt(`${search}?${known}=folegandros`);
        const place = locale === 'el' ? 'Φολέγανδρος' : 'Folegandros';
        expect(textOf(page.querySelector('h1'))).toBe(
          fill(text.results.open[known].title, placeArguments('place', place, locale)),
        );
        expect(chosen(page, known)).toBe('folegandros');
        expect(page.querySelectorAll('main [aria-invalid]')).toHaveLength(0);
        const onward = page
          .querySelectorAll('main section a[href]')
          .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams);
        const ways = onward.filter((query) => query.get(known) === 'folegandros');
        expect(ways.map((query) => query.get(open))).toContain('piraeus');
      }
    });

    test('is reached from an island with the island as destination', async () => {
      const page = await documentAt(`${prefix}/islands/naxos`);
      const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
      expect(
        links.filter((href) => href === `${prefix}/ferry-tickets-search?to=naxos`),
      ).toHaveLength(4);
      expect(links).not.toContain(`${prefix}/ferry-tickets`);
      const guide = await documentAt(`${prefix}/guides/naxos`);
      expect(
        guide.querySelector(`main footer a[href="${prefix}/ferry-tickets-search?to=naxos"]`),
      ).not.toBeNull();
    });

    test('answers wrong input beside its field and keeps it', async ({ page }) => {
      const wrong = 'from=piraeus&to=piraeus&date=2028-01-01&passengers=12';
      const answer = await page.goto(`${prefix}/ferry-tickets-search?${wrong}`);
      expect(answer?.status()).toBe(200);
      const field = (name: string) => page.locator(`#ferry-${name}`);
      for (const [name, fault, value] of [
        ['to', 'same-port', 'piraeus'],
        ['date', 'not-published', '2028-01-01'],
        ['passengers', 'passengers-range', '12'],
      ] as const) {
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name)).toHaveValue(value);
        const beginning = text.errors[fault].split('{')[0] ?? '';
        await expect(page.locator(`#ferry-${name}-error`)).toContainText(beginning.trim());
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('searches, opens a journey and adds a leg', async ({ page }) => {
        await page.goto(`${prefix}/ferry-tickets`);
        await page.locator('#ferry-from').selectOption('piraeus');
        await page.locator('#ferry-to').selectOption('folegandros');
        await page.locator('#ferry-date').fill(day);
        await page.getByRole('button', { name: text.form.submit }).click();
        await rows(page).first().locator('summary').click();
        await expect(rows(page).first().getByRole('figure')).toBeVisible();
        await page.getByText(text.results.addLeg, { exact: true }).click();
        await page.locator('#leg-to').selectOption('santorini');
        await page.locator('#leg-date').fill('2027-07-18');
        await page.getByRole('button', { name: text.results.add, exact: true }).click();
        await expect(page.locator('#crossing-2')).toContainText(text.results.purpose.further);
        await expect(page.locator('#crossing-2 details').first()).toBeVisible();
      });
    });
  });
}

/** The days that the strip and the links beside a crossing lead to. */
async function offeredDays(address: string, crossing: number, parameter: 'date' | 'return') {
  const page = await documentAt(address);
  const links = page.querySelectorAll(
    `#crossing-${crossing} nav a, #crossing-${crossing} a[rel="prev"], #crossing-${crossing} a[rel="next"]`,
  );
  return links
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams)
    .map((found) => found.get(parameter) ?? '');
}

test('offers possible days only: none that has passed, none outside the timetable, none before the way out', async () => {
  const search = '/ferry-tickets-search?from=piraeus&to=naxos';
  const back = await offeredDays(`${search}&date=${day}&return=2027-07-16`, 2, 'return');
  expect(back.length).toBeGreaterThan(10);
  expect(back.filter((date) => date < day)).toEqual([]);
  expect(back).toContain(day);

  const last = await offeredDays(`${search}&date=${lastDay}`, 1, 'date');
  expect(last.filter((date) => date > lastDay)).toEqual([]);

  // The first day of the shipped timetable has passed, or it is the first that is offered.
  const first = await offeredDays(`${search}&date=${firstDay}`, 1, 'date');
  expect(first.filter((date) => date < today() || date < firstDay)).toEqual([]);
});

test('says that a day has passed, and sells no boat that has left', async () => {
  const page = await documentAt(`/ferry-tickets-search?from=piraeus&to=naxos&date=${firstDay}`);
  const rows = page.querySelectorAll('#crossing-1 details');
  expect(rows.length).toBeGreaterThan(0);
  expect(textOf(page).includes(en.results.dayHasPassed)).toBe(firstDay < today());
  expect(page.querySelectorAll('#crossing-1 a[target="_blank"]').length > 0).toBe(
    firstDay >= today(),
  );
});

test('opens the journey that the address names', async ({ page }) => {
  const [journey] = await journeys();
  await page.goto(`/ferry-tickets-search?${query}#1.${journey?.id}`);
  await expect(rows(page).first()).toHaveAttribute('open', '');
});

test('moves to another day, sorts, filters and takes the filter back', async ({ page }) => {
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

for (const { locale, prefix, text } of [
  { locale: 'en', prefix: '', text: en },
  { locale: 'el', prefix: '/el', text: el },
] as const) {
  test(`a car search shows only boats that take it, ${locale}`, async () => {
    const asked = 'from=sifnos&to=naxos&date=2027-08-07';
    const timesOf = async (vehicle: string) => {
      const page = await documentAt(`${prefix}/ferry-tickets-search?${asked}${vehicle}`);
      const summaries = page.querySelectorAll('main li > details > summary');
      return summaries.map((summary) =>
        textOf(summary)
          .match(/\d\d:\d\d/g)
          ?.join('–'),
      );
    };
    const withCar = await timesOf('&vehicle=car');
    expect(withCar).toEqual(expect.arrayContaining(['09:40–16:25', '09:40–18:20']));
    const { body } = await plainGet(`/api/ferries/search?${asked}&vehicle=car`);
    const { journeys: taken }: { journeys: Journey[] } = JSON.parse(body).crossings[0];
    expect(withCar.toSorted()).toEqual(
      taken.map((one) => `${clock(one.departure)}–${clock(one.arrival)}`).toSorted(),
    );
    const trips = taken.flatMap(({ legs }) => legs.flatMap(({ tripId }) => tripId ?? []));
    const refusing = rowsOf('trips').filter(({ cars_allowed }) => cars_allowed !== '1');
    expect(refusing.map(({ trip_id }) => trip_id).filter((id) => trips.includes(id ?? ''))).toEqual(
      [],
    );
    // On foot other boats go, and a wait can be ruled out in the form as well.
    expect(await timesOf('')).not.toEqual(withCar);
    const none = await documentAt(`${prefix}/ferry-tickets-search?${asked}&vehicle=car&max-wait=1`);
    expect(textOf(none.querySelector('main'))).toContain(text.filter.none);
    expect(none.querySelector('input[name="max-wait"]')?.getAttribute('value')).toBe('1');
  });
}

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

test('the API names the field that is wrong, and answers the same content with 304', async ({
  request,
}) => {
  const wrong = await request.get('/api/ferries/search?from=atlantis&to=milos&date=x');
  expect(wrong.status()).toBe(400);
  const { errors } = await wrong.json();
  const codes = errors.map(({ parameter, code }: { parameter: string; code: string }) => [
    parameter,
    code,
  ]);
  expect(Object.fromEntries(codes)).toEqual({ from: 'unknown-port', date: 'not-a-date' });
  const fine = await request.get(`/api/ferries/search?${query}`);
  const etag = fine.headers().etag ?? '';
  const again = await request.get(`/api/ferries/search?${query}`, {
    headers: { 'If-None-Match': etag },
  });
  expect(again.status()).toBe(304);
});
