import { islandSlugs } from '../lib/foundation/ids/island-slugs';
import elFerries from '../messages/el/ferries.json' with { type: 'json' };
import elNavigation from '../messages/el/navigation.json' with { type: 'json' };
import elSuggestions from '../messages/el/tripSuggestions.json' with { type: 'json' };
import enFerries from '../messages/en/ferries.json' with { type: 'json' };
import enNavigation from '../messages/en/navigation.json' with { type: 'json' };
import enSuggestions from '../messages/en/tripSuggestions.json' with { type: 'json' };
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { opening, path, plannerLanguages, query, totals } from './support/planner';
import { expect, test } from './support/test';

/* The answer of the planner on a phone and on a desktop, and the ways to it. */
const texts = {
  en: { ferries: enFerries, navigation: enNavigation, suggestions: enSuggestions },
  el: { ferries: elFerries, navigation: elNavigation, suggestions: elSuggestions },
};

for (const { locale, prefix, text } of Object.values(plannerLanguages)) {
  const { ferries, navigation, suggestions } = texts[locale];

  test.describe(`answer of the planner on a phone, ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('order, dates, price and chart are on the first screen', async ({ page }) => {
      await page.goto(`${prefix + path}?${query}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('→');
      await expect(main.locator('header summary').first()).toContainText('2027');
      await expect(totals(page)).toContainText('€');
      const { y = 0, height = 9999 } =
        (await page.locator('.plan-chart svg').first().boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(844);
      await expect(page.locator('.plan-chart .route-arrows path').first()).toBeVisible();
    });
  });

  test.describe(`answer of the planner on a desktop, ${locale}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('the map stays beside the days', async ({ page }) => {
      await page.goto(`${prefix + path}?${query}`);
      const chart = page.locator('.plan-chart figure');
      await page.locator('#leg-5').scrollIntoViewIfNeeded();
      await expect(chart).toBeInViewport({ ratio: 0.9 });
      const [left, right] = [await chart.boundingBox(), await page.locator('#leg-5').boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    });
  });

  test(`each boat states when to be at the port, ${locale}`, async () => {
    const page = await documentAt(`${prefix + path}?${query}&vehicle=car`);
    const by = new RegExp(`${opening(ferries.atPort.by)}\\d\\d:\\d\\d`);
    const legs = page.querySelectorAll('[id^="leg-"]');
    expect(legs).toHaveLength(6);
    for (const leg of legs) expect(textOf(leg)).toMatch(by);
  });

  test(`the fares of a plan have a date, and estimates are called so, ${locale}`, async () => {
    const page = await documentAt(`${prefix + path}?${query}`);
    const origins = textOf(page.querySelector('[data-fare-origins]'));
    expect(origins).toMatch(/20\d\d/);
    expect(origins).toContain(opening(ferries.fares.estimate).trim());
  });

  test(`a tour that Lavrio does not allow is offered from Piraeus, ${locale}`, async () => {
    const tour = (port: string) =>
      `start=${port}&end=${port}&firstDay=2027-07-05&lastDay=2027-07-08&islands=ios:1-1,naxos:2-2&adults=2`;
    const page = await documentAt(`${prefix + path}?${tour('lavrio')}`);
    const offer = page.querySelector('[role="alert"] [data-other-port]');
    expect(textOf(offer)).toContain(text.warnings['only-piraeus']);
    expect(offer?.querySelector('a')?.getAttribute('href')).toContain(tour('piraeus'));
  });

  test(`islands that need too many nights get an offer instead of a refusal, ${locale}`, async () => {
    const all = islandSlugs.map((slug) => `${slug}:2-3`).join(',');
    const tenDays = 'start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-14&adults=2';
    const page = await documentAt(`${prefix + path}?${tenDays}&islands=${all}`);
    const alerts = page.querySelectorAll('main [role="alert"]');
    expect(textOf(alerts[0] ?? null)).toContain(text.noPlan.tooManyNights);
    expect(alerts.map((one) => textOf(one))).not.toContain(text.errors.summary);
    const link = alerts[0]?.querySelector('a')?.getAttribute('href') ?? '';
    expect(link).toContain('naxos?:2-3');
  });

  test(`people who get seasick can say so, ${locale}`, async () => {
    const page = await documentAt(`${prefix + path}?${query}&seasick=1`);
    expect(textOf(page.querySelector('[data-kept-to]'))).toContain(text.form.seasick);
    expect(page.querySelector('input[name="seasick"]')?.hasAttribute('checked')).toBe(true);
  });

  test(`a last boat that does not leave too early can be asked for, ${locale}`, async () => {
    const page = await documentAt(`${prefix + path}?${query}&last-after=10:00`);
    expect(textOf(page.querySelector('[data-kept-to]'))).toContain(`${text.form.lastAfter}: 10:00`);
    expect(page.querySelector('input[name="last-after"]')?.getAttribute('value')).toBe('10:00');
    // Links to changes of the plan keep it.
    const links = page.querySelectorAll(`main a[href*="${path}?"]`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.getAttribute('href')).toContain('last-after=10:00');
  });

  test(`planner and trip suggestions link to each other and are in the menu, ${locale}`, async () => {
    const planner = await documentAt(prefix + path);
    const suggestion = await documentAt(`${prefix}/trip-planner-original`);
    const link = (page: typeof planner, href: string, words: string) =>
      page
        .querySelectorAll(`main a[href="${prefix}${href}"]`)
        .some((one) => textOf(one).includes(words));
    expect(link(planner, '/trip-planner-original', text.form.suggestion)).toBe(true);
    expect(link(suggestion, path, suggestions.planner)).toBe(true);
    const menu = planner
      .querySelectorAll('.menu-tools a')
      .slice(0, 3)
      .map((one) => textOf(one));
    expect(menu[1]).toContain(navigation.tools.planner.label);
    expect(menu[2]).toContain(navigation.tools.suggestion.label);
  });
}
