import el from '../messages/el/ferries.json' with { type: 'json' };
import en from '../messages/en/ferries.json' with { type: 'json' };
import { testSite, testSiteWithMailUrl } from '../tools/test/test-settings.mjs';
import { oneLine, textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { expect, test } from './support/test';

/*
 * The site with real-time ferry data: on 14 July 2027 two ferries from Piraeus to Naxos are
 * cancelled, and a third is 25 minutes late (tools/test/realtime-stub.mjs). The other test sites
 * have no such service.
 */
const search = '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-14';
const plan =
  '/trip-planner-legacy?start=piraeus&end=piraeus&firstDay=2027-07-14&lastDay=2027-07-16&islands=naxos:2';
const languages = [
  {
    prefix: '',
    texts: en.realtime,
    late: '25 min',
    notice: 'Strike of the dockers',
    foreign: true,
  },
  {
    prefix: '/el',
    texts: el.realtime,
    late: '25 λεπτά',
    notice: 'Απεργία λιμενεργατών',
    foreign: false,
  },
] as const;

for (const { prefix, texts, late, notice, foreign } of languages) {
  test(`a search marks cancelled and late boats, ${prefix || 'en'}`, async () => {
    const page = await documentAt(`${testSiteWithMailUrl}${prefix}${search}`);
    const cancelled = page.querySelector('[data-testid=cancelled]');
    expect(cancelled?.querySelectorAll('s').map(textOf)).toEqual([
      '06:45 – 12:15',
      '12:00 – 16:10',
    ]);
    expect(textOf(cancelled)).toContain('Blue Star');
    expect(cancelled?.querySelector('a')).toBeNull();
    // Only ferries that sail are offered.
    const offers = page.querySelectorAll('[id^=crossing-1] li > a[aria-expanded]').map(textOf);
    expect(offers.length).toBeGreaterThan(4);
    for (const offer of offers) expect(offer).not.toMatch(/^06:45 /);
    const words = texts.late.replace('{duration}', late);
    expect(offers.filter((offer) => offer.includes(words)).join()).toContain('07:25');
    const [start = ''] = texts.live.split('{');
    expect(textOf(page.querySelector('[data-testid=realtime]'))).toContain(oneLine(start));
    const notices = page.querySelector('[data-testid=notices]');
    expect(textOf(notices)).toContain(notice);
    // A notice that exists only in Greek is marked as Greek on an English page.
    expect(notices?.querySelectorAll('[lang=el]').length).toBe(foreign ? 1 : 0);
  });

  test(`a plan takes the next best boat and names the cancelled ones, ${prefix || 'en'}`, async () => {
    const page = await documentAt(`${testSiteWithMailUrl}${prefix}${plan}`);
    const leg = page.querySelector('#leg-1');
    expect(leg?.querySelectorAll('[data-testid=cancelled] s').length).toBe(2);
    const plain = await documentAt(`${testSite.url}${prefix}${plan}`);
    const chosen = (of: typeof page) => textOf(of.querySelector('#leg-1 .leg-line strong'));
    expect(chosen(plain)).toBe('12:00 – 16:10');
    expect(chosen(page)).not.toBe('12:00 – 16:10');
    expect(chosen(page)).not.toBe('');
  });
}

test('without a live service nothing is shown', async ({ request }) => {
  const page = await documentAt(`${testSite.url}${search}`);
  expect(page.querySelectorAll('[data-testid=realtime], [data-testid=cancelled]')).toEqual([]);
  const health = async (site: string) =>
    (await (await request.get(`${site}/api/health`)).json()).ferries;
  expect((await health(testSite.url)).realtime).toBeNull();
  expect((await health(testSiteWithMailUrl)).realtime).toMatchObject({
    state: 'live',
    cancelled: 2,
    changed: 1,
    alerts: 2,
    unmatched: 1,
  });
});

test('late boats are marked in tracking', async () => {
  const page = await documentAt(`${testSiteWithMailUrl}/ferry-tracking?at=2027-07-14T05:30Z`);
  const late = en.realtime.late.replace('{duration}', '25 min');
  const boat = page
    .querySelectorAll('details')
    .map(textOf)
    .find((text) => text.includes(late));
  expect(boat).toContain('Naxos');
  // The 06:45 ferry would be at sea and is listed as cancelled; its real-time data is current.
  const cancelled = page.querySelector('[data-testid=cancelled]');
  expect(cancelled?.querySelectorAll('s').map(textOf).join()).toMatch(/^06:45 /);
  expect(textOf(page.querySelector('[data-testid=realtime]'))).not.toMatch(/\d h/);
  const before = await documentAt(`${testSiteWithMailUrl}/ferry-tracking?at=2027-07-14T02:00Z`);
  expect(textOf(before)).toContain(en.realtime.cancelled);
});
