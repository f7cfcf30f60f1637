import type { HTMLElement } from 'node-html-parser';
import { fill } from '../lib/foundation/i18n/fill';
import { placeArguments } from '../lib/foundation/i18n/greek/cases';
import { today } from '../lib/foundation/time/athens';
import {
  day,
  ferryLanguages,
  journeys,
  lastDay,
  moreWays,
  query,
  rows,
} from './support/ferry-search';
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

for (const { locale, prefix, text, from, to } of ferryLanguages) {
  test.describe(`ferries, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('shows the boats of a day from the form', async ({ page }) => {
      await page.goto(`${prefix}/ferry-tickets`);
      const form = page.getByRole('form', { name: text.form.label });
      await form.getByLabel(text.form.from, { exact: true }).selectOption({ label: from });
      await form.getByLabel(text.form.to, { exact: true }).selectOption({ label: to });
      await form.getByLabel(text.form.date, { exact: true }).fill(day);
      await form.getByRole('button', { name: text.form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(to);
      // As entered in the form: one adult, no vehicle.
      const found = await journeys(`from=piraeus&to=folegandros&date=${day}`);
      const first = found.filter(({ shownFirst }) => shownFirst);
      await expect(rows(page)).toHaveCount(first.length);
      await page.getByRole('link', { name: moreWays(text, found.length - first.length) }).click();
      await expect(rows(page)).toHaveCount(found.length);
    });

    test('a link without a day shows the next boats, and one with a single place asks for the other', async () => {
      const chosen = (page: HTMLElement, name: string) =>
        page.querySelector(`#ferry-${name} option[selected]`)?.getAttribute('value');
      const search = `${prefix}/ferry-tickets-search`;
      const both = await documentAt(`${search}?from=piraeus&to=naxos-chora`);
      expect([chosen(both, 'from'), chosen(both, 'to')]).toEqual(['piraeus', 'naxos']);
      const named = both.querySelector('#ferry-date')?.getAttribute('value') ?? '';
      if (today() <= lastDay) {
        expect(textOf(both)).toContain(text.results.nextBoatDay);
        expect(named >= today()).toBe(true);
        expect(both.querySelectorAll('#crossing-1 a[aria-expanded]').length).toBeGreaterThan(0);
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

    test('an island page links to the search with the island as destination', async () => {
      const page = await documentAt(`${prefix}/islands/naxos`);
      const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
      expect(
        links.filter((href) => href === `${prefix}/ferry-tickets-search?to=naxos`),
      ).toHaveLength(3);
      expect(links).not.toContain(`${prefix}/ferry-tickets`);
      const guide = await documentAt(`${prefix}/guides/naxos`);
      expect(
        guide.querySelector(`main footer a[href="${prefix}/ferry-tickets-search?to=naxos"]`),
      ).not.toBeNull();
    });

    test('reports invalid input beside its field and keeps it', async () => {
      const wrong = 'from=piraeus&to=piraeus&date=2028-01-01&passengers=12&max-wait=3';
      const page = await documentAt(`${prefix}/ferry-tickets-search?${wrong}`);
      const chosenValue = (field: HTMLElement | null) =>
        (field?.querySelector('option[selected]') ?? field)?.getAttribute('value');
      for (const [name, fault, value] of [
        ['to', 'same-port', 'piraeus'],
        ['date', 'not-published', '2028-01-01'],
        ['passengers', 'passengers-range', '12'],
      ] as const) {
        const field = page.querySelector(`#ferry-${name}`);
        expect(field?.getAttribute('aria-invalid'), name).toBe('true');
        expect(chosenValue(field), name).toBe(value);
        const beginning = text.errors[fault].split('{')[0] ?? '';
        expect(textOf(page.querySelector(`#ferry-${name}-error`))).toContain(beginning.trim());
      }
      expect(chosenValue(page.querySelector('input[name="max-wait"]'))).toBe('3');
    });
  });
}

test.describe('without JavaScript', () => {
  // Has no words of its own, so one language is enough.
  const [{ prefix, text }] = ferryLanguages;

  test.use({ javaScriptEnabled: false });

  test('searches, expands and collapses a journey, and adds a leg', async ({ page }) => {
    await page.goto(`${prefix}/ferry-tickets`);
    await page.locator('#ferry-from').selectOption('piraeus');
    await page.locator('#ferry-to').selectOption('folegandros');
    await page.locator('#ferry-date').fill(day);
    await page.getByRole('button', { name: text.form.submit }).click();
    await expect(rows(page).nth(1)).toBeVisible();
    const count = await rows(page).count();
    await rows(page).nth(1).click();
    await expect(page.locator('#journey').getByRole('figure')).toBeInViewport();
    await expect(rows(page)).toHaveCount(count);
    await rows(page).nth(1).click();
    await expect(page.locator('#journey')).toHaveCount(0);
    await page.getByText(text.results.addLeg, { exact: true }).click();
    await page.locator('#leg-to').selectOption('santorini');
    await page.locator('#leg-date').fill('2027-07-18');
    await page.getByRole('button', { name: text.results.add, exact: true }).click();
    await expect(page.locator('#crossing-2')).toContainText(text.results.purpose.further);
    await expect(page.locator('#crossing-2 a[aria-expanded]').first()).toBeVisible();
  });
});

test('the API names the invalid parameter, and answers unchanged content with 304', async ({
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
