import { formatClock } from '../lib/foundation/time/athens';
import el from '../messages/el/tracking.json' with { type: 'json' };
import en from '../messages/en/tracking.json' with { type: 'json' };
import { rowsOf } from './support/gtfs-rows';
import { textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/** A Wednesday noon in high summer, which the feed of the tests always covers. */
const at = '2027-07-14T09:30Z';

interface Vessel {
  id: string;
  name: string;
  calls: { portId: string; arrival: number; departure: number }[];
  segment: number;
  inPort: boolean;
}

async function vesselsThen(): Promise<{ vessels: Vessel[]; source: string }> {
  return JSON.parse((await plainGet(`/api/ferries/vessels?at=${at}`)).body);
}

for (const { locale, prefix, text, naxos } of [
  { locale: 'en', prefix: '', text: en, naxos: 'Naxos' },
  { locale: 'el', prefix: '/el', text: el, naxos: 'Νάξος' },
] as const) {
  test.describe(`tracking, ${locale}`, () => {
    const boats = async (query: string) => {
      const page = await documentAt(`${prefix}/ferry-tracking?at=${at}${query}`);
      return {
        found: page.querySelectorAll('.boats details').length,
        words: textOf(page.querySelector('main')),
      };
    };

    test('expands a boat to its route and its calls', async () => {
      const { vessels } = await vesselsThen();
      const vessel = vessels.find(({ calls, inPort }) => calls.length > 3 && !inPort);
      if (!vessel) throw new Error('no boat with calls on the way');
      const page = await documentAt(
        `${prefix}/ferry-tickets/tracking?at=${at}&vessel=${vessel.id}`,
      );
      const panel = page.querySelector('.boats details');
      expect(panel?.hasAttribute('open')).toBe(true);
      expect(textOf(panel)).toContain(vessel.name);
      const calls = panel?.querySelectorAll(`[aria-label="${text.calls}"] li`).map(textOf);
      expect(calls).toEqual(
        vessel.calls.map(({ arrival }, index) =>
          index > 0 ? expect.stringContaining(formatClock(arrival)) : expect.any(String),
        ),
      );
      expect(page.querySelector('.route-main')).not.toBeNull();
    });

    test('links each boat to its operator, and names a source for delays', async () => {
      const sites = new Set(rowsOf('agency').map(({ agency_url }) => agency_url));
      for (const path of ['/ferry-tracking', '/ferry-tickets/tracking']) {
        const page = await documentAt(`${prefix}${path}?at=${at}`);
        for (const row of page.querySelectorAll('.boats details')) {
          const [link, ...more] = row.querySelectorAll('a[href^="https:"]');
          expect(more).toEqual([]);
          expect(sites).toContain(link?.getAttribute('href'));
          expect(link?.getAttribute('rel')).toBe('noopener');
          expect(textOf(row)).toContain(text.onTime);
        }
        // There may be no ferry at night: the next ones to leave have operators too.
        expect(page.querySelectorAll('main aside a[href^="https:"]').length).toBeGreaterThan(0);
      }
    });

    test('finds boats by a port in capitals, and reports no matches', async () => {
      const all = await boats('');
      const some = await boats(`&q=${encodeURIComponent(naxos.toUpperCase())}`);
      expect(some.found).toBeGreaterThan(0);
      expect(some.found).toBeLessThan(all.found);
      const { words } = await boats('&q=zzzz');
      expect(words).toContain(text.find.none.replace('{query}', 'zzzz'));
    });

    test('reports a time out of range, and shows now', async () => {
      const path = `${prefix}/ferry-tickets/tracking`;
      const later = textOf(await documentAt(`${path}?at=2031-07-14T09:30Z`));
      expect(later).toContain(text.faults['not-published']);
      const never = textOf(await documentAt(`${path}?at=soon&vessel=ghost`));
      expect(never).toContain(text.faults['not-an-instant']);
      expect(never).toContain(text.faults['not-under-way']);
    });

    test('keeps an unreadable time in its field, with the error', async () => {
      for (const path of ['/ferry-tracking', '/ferry-tickets/tracking']) {
        const page = await documentAt(`${prefix}${path}?at=soon&vessel=ghost`);
        const field = page.querySelector('input[name="at"]');
        expect(field?.getAttribute('value')).toBe('soon');
        expect(field?.getAttribute('aria-invalid')).toBe('true');
        expect(field?.getAttribute('aria-describedby')).toContain('tracking-at-error');
        expect(textOf(page.querySelector('#tracking-at-error'))).toBe(
          text.find.at['not-an-instant'],
        );
        // Messages about the address are not landmarks: without names, they could not be told
        // apart.
        expect(page.querySelectorAll('main aside:not([aria-label])').length).toBeLessThan(2);
      }
    });

    test('reads a time without an offset in Athens time', async () => {
      const page = await documentAt(`${prefix}/ferry-tracking?at=2027-07-14T12:30`);
      expect(textOf(page.querySelector('[data-testid="tracking-time"]'))).toContain('12:30');
      expect(page.querySelectorAll('.boats details')).toHaveLength(
        (await vesselsThen()).vessels.length,
      );
      expect(page.querySelector('[aria-invalid]')).toBeNull();
    });

    test('shows every boat the API knows, and says that positions are estimates', async ({
      page,
    }) => {
      const { vessels, source } = await vesselsThen();
      expect(source).toBe('estimate');
      expect(vessels.length).toBeGreaterThan(10);
      await page.goto(`${prefix}/ferry-tickets/tracking?at=${at}`);
      await expect(page.getByTestId('tracking-time')).toContainText('12:30');
      await expect(page.locator('.vessel-mark[data-vessel]')).toHaveCount(vessels.length);
      await expect(page.getByRole('main')).toContainText(text.sources.estimate);
      await expect(page.locator('.boats').getByRole('group')).toHaveCount(vessels.length);
    });
  });
}

test.describe('tracking without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds boats by a port with the form', async ({ page }) => {
    await page.goto(`/ferry-tracking?at=${at}`);
    const found = page.locator('.boats').getByRole('group');
    const before = await found.count();
    await page.getByLabel(en.find.label).fill('NAXOS');
    await page.getByRole('button', { name: en.find.submit }).click();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(found.first()).toBeVisible();
    expect(await found.count()).toBeLessThan(before);
  });
});

test('the API reads a time without an offset in Athens time', async () => {
  const local = JSON.parse((await plainGet('/api/ferries/vessels?at=2027-07-14T12:30')).body);
  expect(local.at).toBe('2027-07-14T09:30:00.000Z');
});

test('the API rejects an invalid time at its parameter', async () => {
  for (const wrong of ['soon', '2027-07-14', '2031-01-01T00:00Z']) {
    const answer = await plainGet(`/api/ferries/vessels?at=${wrong}`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).errors[0].detail).toContain('at:');
  }
});
