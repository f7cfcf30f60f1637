import { airports } from '../lib/booking/flights/data/airports';
import { islands } from '../lib/records/islands/data';
import elText from '../messages/el/flights.json' with { type: 'json' };
import enText from '../messages/en/flights.json' with { type: 'json' };
import { textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const texts = { en: enText, el: elText };
const summer = '2027-07-14';

const mainAt = async (address: string) => (await documentAt(address)).querySelector('main');

for (const { locale, prefix } of languages) {
  const t = texts[locale];

  test(`lists airlines for every airport, and a place to land for every other island, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/flights`);
    for (const { iata, services } of airports) {
      const airport = main?.querySelector(`#${iata.toLowerCase()}`);
      expect.soft(airport?.querySelectorAll('tbody tr'), iata).toHaveLength(services.length);
    }
    const without = textOf(main?.querySelector('.without') ?? null);
    for (const { name, airport } of islands) {
      if (!airport) expect.soft(without).toContain(name[locale].replace(/ \(.*/, ''));
    }
  });

  test(`ferry or flight works without JavaScript and matches the API, ${locale}`, async () => {
    const main = await mainAt(`${prefix}/flights?island=naxos&date=${summer}`);
    const { body } = await plainGet(`/api/ferries/fly-or-sail?island=naxos&date=${summer}`);
    const { sail, fly } = JSON.parse(body);
    const ways = main?.querySelectorAll('.door') ?? [];
    expect(ways).toHaveLength(sail.options.length + 1);
    const clock = (iso: string) => iso.slice(11, 16);
    for (const [index, option] of sail.options.entries()) {
      const text = textOf(ways[index] ?? null);
      expect(text).toContain(clock(option.leave));
      expect(text).toContain(clock(option.departure));
      expect(text).toContain(`${clock(option.arrive.earliest)}–${clock(option.arrive.latest)}`);
      expect(ways[index]?.querySelectorAll('.door-parts li')).toHaveLength(option.parts.length);
    }
    expect(ways.at(-1)?.querySelectorAll('.door-parts li')).toHaveLength(fly.parts.length);
  });

  test(`reports a day without a timetable and an island without an airport, ${locale}`, async () => {
    const far = textOf(await mainAt(`${prefix}/flights?island=milos&date=2031-07-14`));
    expect(far).toContain(t.compare.notPublished.split('{')[0]);
    const ios = textOf(await mainAt(`${prefix}/flights?island=ios&date=${summer}`));
    expect(ios).toContain(
      t.compare.landings.title.replace(/\{name\}/, locale === 'en' ? 'Ios' : 'Ίος'),
    );
    const wrong = await mainAt(`${prefix}/flights?island=atlantis&date=2027-02-30`);
    expect(textOf(wrong?.querySelector('#compare-island-error') ?? null)).toBe(
      t.errors['unknown-island'],
    );
    expect(textOf(wrong?.querySelector('#compare-date-error') ?? null)).toBe(
      t.errors['not-a-date'],
    );
  });
}

test('the flight form reports errors beside the field, and then links to partners', async ({
  page,
}) => {
  await page.goto('/flights');
  await page.locator('#flight-from').fill('Atlantis');
  await page.locator('#flight-to').selectOption('JTR');
  await page.locator('#flight-adults').fill('2');
  await page.locator('#search form button').click();
  await expect(page.locator('#flight-from-error')).toHaveText(enText.errors['unknown-from']);
  await expect(page.locator('#flight-out-error')).toHaveText(enText.errors['missing-out']);
  // The form keeps its input.
  await expect(page.locator('#flight-from')).toHaveValue('Atlantis');
  await expect(page.locator('#flight-to')).toHaveValue('JTR');
  const out = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('#flight-from').fill('London (LHR)');
  await page.locator('#flight-out').fill(out);
  await page.locator('#search form button').click();
  const links = page.locator('#links a[target=_blank]');
  await expect(links.first()).toBeVisible();
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    const { protocol, host, href: address } = new URL(href ?? '');
    expect(protocol).toBe('https:');
    expect(host).toMatch(/(^|\.)(skyscanner\.net|google\.com)$/);
    expect(decodeURIComponent(address)).toContain('LHR');
    expect(address).toContain(out);
  }
});
