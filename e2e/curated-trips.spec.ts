import { curatedTrips } from '../lib/trips/curated-trips/data';
import elText from '../messages/el/curatedTrips.json' with { type: 'json' };
import enText from '../messages/en/curatedTrips.json' with { type: 'json' };
import { midnightPassed } from './support/forecast-days';
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');
const hrefs = (main: Awaited<ReturnType<typeof mainAt>>) =>
  (main?.querySelectorAll('a') ?? []).map((link) =>
    (link.getAttribute('href') ?? '').replaceAll('&amp;', '&'),
  );

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`lists every trip with its route, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/packages`);
    const cards = main?.querySelectorAll('.curated-trip-card') ?? [];
    expect(cards).toHaveLength(curatedTrips.length);
    for (const [index, card] of cards.entries()) {
      const trip = curatedTrips[index];
      expect(textOf(card.querySelector('h2'))).toBe(trip?.name[locale]);
      // Drawn with its ferry routes: a line, and a number for each island.
      expect(card.querySelector('.route-line')?.getAttribute('d')?.length).toBeGreaterThan(100);
      expect(card.querySelectorAll('.route-number')).toHaveLength(trip?.islands.length ?? 0);
    }
  });

  test(`a trip is planned for its date, and opens in the planner, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/packages/first-time?date=2027-06-09&adults=3`);
    const days = main?.querySelectorAll('.trip-days > li') ?? [];
    expect(days.length).toBeGreaterThanOrEqual(7);
    expect(main?.querySelectorAll('.trip-crossing')).toHaveLength(4);
    expect(main?.querySelector('.ledger')).not.toBeNull();
    const planner = hrefs(main).find((href) => href.includes('/trip-planner-legacy?')) ?? '';
    expect(planner).toContain('firstDay=2027-06-09');
    expect(planner).toContain('adults=3');
    // The planner shows the same sailings as this page.
    const planned = await mainAt(planner);
    for (const time of main?.querySelectorAll('.trip-crossing time') ?? []) {
      expect(textOf(planned)).toContain(textOf(time).slice(0, 5));
    }
    expect(hrefs(main).some((href) => href.includes('/my-trips/new?plan='))).toBe(true);
  });

  test(`invalid values are reported beside their field, ${locale}`, async () => {
    const bad = { date: 'soon', adults: '0', children: '99' };
    const main = await mainAt(`${prefix}/packages/quiet?${new URLSearchParams(bad)}`);
    expect(textOf(main?.querySelector('#date-error') ?? null)).toBe(t.errors['not-a-date']);
    expect(textOf(main?.querySelector('#adults-error') ?? null)).toBe(t.errors['not-a-number']);
    expect(main?.querySelector('#date')?.getAttribute('value')).toBe('soon');
    const far = await mainAt(`${prefix}/packages/quiet?date=2031-06-01`);
    expect(textOf(far?.querySelector('#date-error') ?? null)).toBe(t.errors['outside-timetable']);
  });

  test(`a month out of season is reported, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/packages/quiet?date=2027-01-12`);
    expect(textOf(main)).toContain(t.plan.outOfSeason);
    expect(main?.querySelectorAll('.trip-days > li').length).toBeGreaterThan(5);
  });
}

test('days without boats suggest the nearest days with boats, which work', async () => {
  const address = '/packages/food?date=2026-12-23';
  const main = await mainAt(address);
  expect(main?.querySelector('.trip-days')).toBeNull();
  const days = hrefs(main).filter((href) => href.startsWith('/packages/food?date='));
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    expect((await mainAt(day))?.querySelector('.trip-days'), day).not.toBeNull();
  }
});

test('an empty query shows the same as the plain address', async () => {
  test.skip(midnightPassed(), 'the plain page is of yesterday until it is made anew');
  const asked = await mainAt('/packages/winter?utm_source=x');
  const plain = await mainAt('/packages/winter');
  expect(textOf(asked)).toBe(textOf(plain));
  expect((await plainGet('/packages/atlantis')).status).toBe(404);
});
