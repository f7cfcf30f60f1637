import searchEl from '../messages/el/siteSearch.json' with { type: 'json' };
import searchEn from '../messages/en/siteSearch.json' with { type: 'json' };
import { testBackend, testSite } from '../tools/test/test-settings.mjs';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { typicalAddresses } from './support/public-pages';
import { expect, test } from './support/test';

const searchText = { en: searchEn, el: searchEl };
const origin = `http://localhost:${testSite.portWithoutBackend}`;

// The same build, started with a backend address where nothing listens.
test.use({ baseURL: origin });
test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server without a backend');

test('every public page is served while the backend is down', async () => {
  // Hundreds of pages, some of which another test has regenerated in the meantime.
  test.setTimeout(120_000);
  for (const { address } of typicalAddresses) {
    expect.soft((await plainGet(address, {}, origin)).status, address).toBe(200);
  }
});

test('the health check reports it', async () => {
  const answer = await plainGet('/api/health', {}, origin);
  expect(JSON.parse(answer.body)).toEqual({
    site: 'ok',
    backend: 'unreachable',
    ferries: expect.objectContaining({ source: 'typical', faults: 0, trips: expect.any(Number) }),
    weather: { forecast: 'none', sea: 'none' },
    watch: null,
  });
});

test('the sitemap still lists the records of the database', async () => {
  const { status, body } = await plainGet('/sitemap.xml', {}, origin);
  expect(status).toBe(200);
  expect(body).toContain('/blog/best-cyclades-islands</loc>');
});

for (const { prefix, locale } of languages) {
  test(`a search returns other results without articles and listings, and says so, ${locale}`, async () => {
    const { status, body } = await plainGet(`${prefix}/search?q=meltemi`, {}, origin);
    expect(status).toBe(200);
    const text = searchText[locale];
    const { activities, hotels, posts } = text.groups;
    const says = text.away.replace('{kinds}', [activities, hotels, posts].join(', '));
    expect(readPage(body).text).toContain(says);
    expect(readPage(body).links).toContain(`${prefix}/guides/best-time-to-visit#sea-and-wind`);
  });
}

for (const { errors, prefix, locale } of languages) {
  test(`a prerendered article is served, any other is unavailable, ${locale}`, async () => {
    const built = await plainGet(`${prefix}/blog/best-cyclades-islands`, {}, origin);
    expect(built.status).toBe(200);
    expect(readPage(built.body).links).toContain(`${prefix}/islands/amorgos`);
    const other = await plainGet(`${prefix}/blog/nobody-can-say`, {}, origin);
    expect(other.status).toBe(503);
    expect(other.headers['retry-after']).toBe('60');
    expect(other.headers['cache-control']).toBe('private, no-store');
    expect(readPage(other.body).text).toContain(errors.unavailable.text);
    expect(readPage(other.body).robots).toContain('noindex');
  });
}

test('a page that cannot be regenerated stays as it was', async () => {
  const webhook = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testBackend.keys.EMBEDDED_SECRET_KEY}` },
    body: JSON.stringify({ table: 'posts', record: { slug: 'best-cyclades-islands' } }),
  });
  expect(webhook.status).toBe(200);
  for (const { prefix } of languages) {
    // The first request regenerates the page in the background; the searches in between give it
    // time.
    for (let times = 0; times < 3; times += 1) {
      const page = await plainGet(`${prefix}/blog/best-cyclades-islands`, {}, origin);
      expect(page.status).toBe(200);
      expect(readPage(page.body).links).toContain(`${prefix}/islands/amorgos`);
      await plainGet(`${prefix}/search?q=meltemi`, {}, origin);
    }
  }
});

/** The publisher’s figure, shown when no records have been counted. */
const published = '500+';

test('regenerated home and island pages keep their counts', async () => {
  const seen = async () => {
    const home = readPage((await plainGet('/', {}, origin)).body);
    const island = readPage((await plainGet('/islands/naxos', {}, origin)).body);
    return [
      home.links.filter((link) => link.startsWith('/activities')),
      home.text.includes(published),
      island.links.filter((link) => /^\/(?:hotels|activities)\/naxos/.test(link)),
    ];
  };
  const [counted, isPublished, listed] = await seen();
  expect(counted).toContain('/activities?access=public');
  expect(isPublished).toBe(false);
  expect(listed).not.toEqual([]);
  for (const table of ['activities', 'hotels']) {
    const webhook = await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testBackend.keys.EMBEDDED_SECRET_KEY}` },
      body: JSON.stringify({ table, record: { slug: 'nobody-knows' } }),
    });
    expect(webhook.status).toBe(200);
  }
  for (let times = 0; times < 3; times += 1) {
    expect(await seen()).toEqual([counted, isPublished, listed]);
    await plainGet('/search?q=meltemi', {}, origin);
  }
});

/**
 * From each list, one of the first records, which are prerendered, and one of the last, which are
 * not.
 */
const listings = [
  ['/hotels', 'sifnos-vathi-potters-cove-house'],
  ['/activities', 'sifnos-chickpeas-overnight'],
  ['/rent-a-car', 'nobody-can-say'],
] as const;

for (const { errors, prefix, locale } of languages) {
  test(`a prerendered listing is served, any other is unavailable, ${locale}`, async () => {
    for (const [list, other] of listings) {
      const page = readPage((await plainGet(prefix + list, {}, origin)).body);
      const built = page.links.find((link) => link.startsWith(`${prefix}${list}/`)) ?? '';
      expect((await plainGet(built, {}, origin)).status, built).toBe(200);
      const away = await plainGet(`${prefix}${list}/${other}`, {}, origin);
      expect(away.status, other).toBe(503);
      expect(away.headers['retry-after']).toBe('60');
      expect(readPage(away.body).text).toContain(errors.unavailable.text);
      expect(readPage(away.body).robots).toContain('noindex');
      // With dates in the address it is rendered again: it still has texts and is never empty.
      const queried = await plainGet(`${built}?from=2027-06-01`, {}, origin);
      expect(queried.status).toBeLessThan(504);
      expect(readPage(queried.body).headings).toBe(1);
    }
  });
}

for (const { contact, prefix, locale } of languages) {
  // The texts are the same without JavaScript, so one language is enough to check it.
  for (const javaScriptEnabled of locale === 'en' ? [true, false] : [true]) {
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('the contact form reports that it cannot store, and keeps the input', async ({
        page,
      }) => {
        await page.goto(`${prefix}/contact`);
        const main = page.getByRole('main');
        await main.getByLabel(contact.name).fill('Ελένη');
        await main.getByLabel(contact.email).fill('eleni@example.org');
        await main.getByLabel(contact.topic).selectOption('other');
        const message = main.getByLabel(contact.message, { exact: true });
        await message.fill('Is anybody there this evening?');
        await page.getByRole('button', { name: contact.send }).click();
        await expect(page.getByText(contact.failure.unavailable)).toBeVisible();
        await expect(message).toHaveValue('Is anybody there this evening?');
        await expect(main.getByLabel(contact.topic)).toHaveValue('other');
      });
    });
  }
}
