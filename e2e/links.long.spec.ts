import { plannedPages } from '../lib/platform/routes/public-pages';
import { routes } from '../lib/platform/routes/register';
import { crawl } from './support/crawl';
import { type readHead, readPage } from './support/html';
import { languages } from './support/languages';
import { listingsKnown } from './support/listing-links';
import { personalPages } from './support/pages';
import { plainGet } from './support/plain-request';
import { publicPage, typicalAddresses } from './support/public-pages';
import { refusalsOf } from './support/refusals';
import { isPostOfTest } from './support/store-post';
import { storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

test('no link is broken, refused or a redirect chain, and every fragment exists', async () => {
  // Crawls the whole site; a slow machine takes several times longer.
  test.setTimeout(600_000);
  const start = new Map<string, ReturnType<typeof readHead>>();
  for (const { address } of typicalAddresses) {
    start.set(address, (await publicPage(address)).page);
  }
  for (const { prefix } of languages) {
    start.set(`${prefix}/nowhere`, readPage((await plainGet(`${prefix}/nowhere`)).body));
  }
  const isListing = await listingsKnown();
  const isRoute = ({ pathname }: URL) => pathname.includes(`${routes.ferryRoutes}/`);
  const { pages, links, faults } = await crawl(start, {
    // Pages of ferry routes outside the start set are not read, because they share a template.
    isKnown: (url) => isListing(url) || isRoute(url) || isPostOfTest(url.pathname),
  });
  expect(faults).toEqual([]);
  // Queries were followed in both languages, including from pages that answer one.
  for (const { prefix } of languages) {
    const results = `${prefix}${routes.ferryTicketsSearch}?`;
    const reached = [...pages.keys()].filter((address) => address.startsWith(results));
    expect(reached.some((address) => !address.includes('date='))).toBe(true);
    expect(reached.some((address) => address.includes('sort='))).toBe(true);
  }
  const missing = links.flatMap(({ from, url: { pathname, search, hash } }) => {
    const page = hash ? pages.get(pathname + search) : undefined;
    const id = decodeURIComponent(hash.slice(1));
    return page && !page.ids.has(id) ? [`${from} → ${pathname}${search}${hash}`] : [];
  });
  expect(missing).toEqual([]);
  // They include posts that only the database knows.
  const forSearch = [...pages].filter(([, { robots }]) => !robots.includes('noindex'));
  expect(forSearch.length).toBeGreaterThan(typicalAddresses.length);
  const incomplete = forSearch.flatMap(([address, page]) => {
    const { titles, description, canonical, ogImage, alternates, structuredData } = page;
    const says = [titles, description, canonical, ogImage].every(({ length }) => length === 1);
    const isComplete = says && alternates.en && alternates.el && structuredData.length > 0;
    return isComplete ? [] : [address];
  });
  expect(incomplete).toEqual([]);
});

test('no link on personal pages is refused, whatever the days of a trip', async ({ account }) => {
  const cookie = account.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const document = { ...tripDocument('Beyond the timetable'), planQuery: null };
  const trips = [
    await storeTrip(account, document),
    await storeTrip(account, { ...document, startDate: '2031-07-05' }),
  ];
  const start = new Map<string, ReturnType<typeof readHead>>();
  for (const { prefix } of languages) {
    for (const address of trips.flatMap((id) => Object.values(personalPages(id)))) {
      const { status, body } = await plainGet(prefix + address, { cookie });
      expect(status, prefix + address).toBe(200);
      start.set(prefix + address, readPage(body));
    }
  }
  const asks = (url: URL) => url.search !== '' && !url.pathname.startsWith('/api/');
  const { links, faults } = await crawl(start, { headers: { cookie }, follows: asks });
  expect(links.some(({ url }) => url.pathname === routes.ferryTicketsSearch)).toBe(true);
  expect(faults).toEqual([]);
});

test('the crawl detects a refusal', async () => {
  for (const address of [
    `${routes.ferryTicketsSearch}?from=piraeus&to=piraeus&date=2027-07-14`,
    `/el${routes.ferryTicketsSearch}?from=piraeus&to=naxos&date=2027-07-14&kind=raft`,
    `${routes.ferryTicketsTracking}?at=soon`,
    `/el${routes.tripPlannerLegacy}?islands=atlantis`,
  ]) {
    expect.soft(refusalsOf((await plainGet(address)).body), address).not.toEqual([]);
  }
});

test('no planned address is missing its page', () => {
  expect(Object.keys(plannedPages)).toEqual([]);
});
