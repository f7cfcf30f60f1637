import { expect, test } from '@playwright/test';
import { formatClock } from '../lib/time/athens';
import el from '../messages/el/tracking.json' with { type: 'json' };
import en from '../messages/en/tracking.json' with { type: 'json' };

/** A Wednesday noon in high summer: the feed of the tests always covers it. */
const at = '2027-07-14T09:30Z';

interface Vessel {
  id: string;
  name: string;
  calls: { portId: string; arrival: number; departure: number }[];
  segment: number;
  inPort: boolean;
}

for (const { locale, prefix, text, naxos } of [
  { locale: 'en', prefix: '', text: en, naxos: 'Naxos' },
  { locale: 'el', prefix: '/el', text: el, naxos: 'Νάξος' },
] as const) {
  test.describe(`tracking, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('shows every boat the API knows, and says that positions are estimates', async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/api/ferries/vessels?at=${at}`);
      const { vessels, source } = (await answer.json()) as { vessels: Vessel[]; source: string };
      expect(source).toBe('estimate');
      expect(vessels.length).toBeGreaterThan(10);
      await page.goto(`${prefix}/ferry-tickets/tracking?at=${at}`);
      await expect(page.getByTestId('tracking-time')).toContainText('12:30');
      await expect(page.locator('.vessel-mark[data-vessel]')).toHaveCount(vessels.length);
      await expect(page.getByRole('main')).toContainText(text.sources.estimate);
      await expect(page.getByRole('main').getByRole('group')).toHaveCount(vessels.length);
    });

    test('opens a boat to its route and its calls', async ({ page, request }) => {
      const answer = await request.get(`/api/ferries/vessels?at=${at}`);
      const { vessels } = (await answer.json()) as { vessels: Vessel[] };
      const vessel = vessels.find(({ calls, inPort }) => calls.length > 3 && !inPort);
      if (!vessel) throw new Error('no boat with calls on the way');
      await page.goto(`${prefix}/ferry-tickets/tracking?at=${at}&vessel=${vessel.id}`);
      const panel = page.getByRole('main').getByRole('group').first();
      await expect(panel).toHaveAttribute('open', '');
      await expect(panel).toContainText(vessel.name);
      const calls = panel.getByRole('list', { name: text.calls }).getByRole('listitem');
      await expect(calls).toHaveCount(vessel.calls.length);
      for (const [index, { arrival }] of vessel.calls.entries()) {
        if (index > 0) await expect(calls.nth(index)).toContainText(formatClock(arrival));
      }
      await expect(page.locator('.route-main').first()).toBeAttached();
    });

    test('finds boats by a port, without JavaScript too', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${prefix}/ferry-tracking?at=${at}&lng=${locale}`);
      await page.goto(`${prefix}/ferry-tracking?at=${at}`);
      const before = await page.getByRole('main').getByRole('group').count();
      await page.getByLabel(text.find.label).fill(naxos.toUpperCase());
      await page.getByRole('button', { name: text.find.submit }).click();
      await expect(page).toHaveURL(/[?&]q=/);
      const found = page.getByRole('main').getByRole('group');
      await expect(found.first()).toBeVisible();
      expect(await found.count()).toBeLessThan(before);
      await page.getByLabel(text.find.label).fill('zzzz');
      await page.getByRole('button', { name: text.find.submit }).click();
      await expect(page.getByRole('main')).toContainText(text.find.none.replace('{query}', 'zzzz'));
      await context.close();
    });

    test('answers a time it does not know with a note, and shows now', async ({ page }) => {
      await page.goto(`${prefix}/ferry-tickets/tracking?at=2031-07-14T09:30Z`);
      await expect(page.getByRole('main')).toContainText(text.faults['not-published']);
      await page.goto(`${prefix}/ferry-tickets/tracking?at=soon&vessel=ghost`);
      await expect(page.getByRole('main')).toContainText(text.faults['not-an-instant']);
      await expect(page.getByRole('main')).toContainText(text.faults['not-under-way']);
    });
  });
}

test('a faulty instant is refused by the API at its field', async ({ request }) => {
  for (const wrong of ['soon', '2027-07-14', '2031-01-01T00:00Z']) {
    const answer = await request.get(`/api/ferries/vessels?at=${wrong}`);
    expect(answer.status()).toBe(400);
    expect((await answer.json()).error.fields.at.message).toContain('at:');
  }
});
