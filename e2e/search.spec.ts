import type { Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { islands } from '../lib/islands/data';
import { naxos as naxosRecord } from '../lib/islands/data/naxos';
import el from '../messages/el/search.json' with { type: 'json' };
import en from '../messages/en/search.json' with { type: 'json' };
import { readPage, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { publicPage } from './support/public-pages';
import { expect, test } from './support/test';

/** A combobox, but on the page of results, where it is a plain field. */
const field = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('search')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('search').getByRole('textbox'));
/** The finds of a kind, on the page of results. */
const findsOf = (page: HTMLElement, kind: string) =>
  page.querySelectorAll(`section[aria-labelledby="results-${kind}"] li > a`);
const options = (page: Page) => page.getByRole('main').getByRole('option');

for (const { locale, prefix, text, letter, naxos, portara, demeter, plaka, other } of [
  {
    locale: 'en',
    prefix: '',
    text: en,
    letter: 'a',
    naxos: 'Naxos',
    portara: 'portara',
    demeter: 'temple of demeter',
    plaka: 'Plaka',
    other: 'Ναξος',
  },
  {
    locale: 'el',
    prefix: '/el',
    text: el,
    letter: 'α',
    naxos: 'Νάξος',
    portara: 'πορταρα',
    demeter: 'ναος της δημητρας',
    plaka: 'πλακα',
    other: 'naxos',
  },
] as const) {
  test.describe(`search, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test.beforeEach(async ({ page }) => {
      await page.goto(prefix || '/');
    });

    test('suggests while typing, islands first and at most six', async ({ page }) => {
      await field(page).fill(letter);
      await expect(options(page)).toHaveCount(6);
      await expect(options(page).first()).toContainText(text.categories.island);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    });

    test('finds an island in either script, what to do there, and the place itself', async ({
      page,
    }) => {
      for (const query of [naxos.toUpperCase(), other]) {
        await field(page).fill(query);
        await expect(options(page).first()).toContainText(naxos);
      }
      await field(page).fill(portara);
      await expect(options(page)).toHaveText([new RegExp(`${text.categories.sight} · ${naxos}`)]);
      await field(page).fill(demeter);
      const temple = options(page).filter({ hasText: `${text.categories.activity} · ${naxos}` });
      await temple.click();
      await expect(page).toHaveURL(`${prefix}/activities/temple-of-demeter-naxos`);
    });

    test('leads to the place on the page of its island, one Plaka beside the other', async ({
      page,
    }) => {
      await field(page).fill(plaka);
      for (const link of ['milos#village-plaka', 'naxos#beach-plaka']) {
        await expect(
          page.getByRole('main').locator(`[role=option][href="${prefix}/islands/${link}"]`),
        ).toBeVisible();
      }
      await options(page)
        .filter({ hasText: `${text.categories.beach} · ${naxos}` })
        .click();
      await expect(page).toHaveURL(`${prefix}/islands/naxos#beach-plaka`);
      await expect(page.locator('#beach-plaka')).toBeInViewport();
    });

    test('opens the page of results by Enter, with what was asked in its box', async ({ page }) => {
      await field(page).fill(naxos);
      await expect(options(page).first()).toContainText(naxos);
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(naxos)}`);
      await expect(
        page.getByRole('heading', { name: text.resultsFor.replace('{query}', naxos) }),
      ).toBeVisible();
      await expect(field(page)).toHaveValue(naxos);
      await expect(options(page).first()).toBeHidden();
    });

    test('says so when nothing is found, and leads to the results page', async ({ page }) => {
      await field(page).fill('qqq');
      await expect(page.getByText(text.nothing)).toBeVisible();
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=qqq`);
      await expect(page.getByText(text.noResults.replace('{query}', 'qqq'))).toBeVisible();
      await expect(page.getByRole('heading', { name: text.allIslands })).toBeVisible();
    });
  });

  test(`results are in the document, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/search?q=${encodeURIComponent(other)}`);
    const results = page.querySelector('section[aria-labelledby="results"]');
    expect(textOf(results?.querySelector('h2') ?? null)).toBe(
      text.resultsFor.replace('{query}', other),
    );
    const links = results?.querySelectorAll('ol a') ?? [];
    expect(links[0]?.getAttribute('href')).toBe(`${prefix}/islands/naxos`);
    expect(textOf(links[0] ?? null)).toContain(naxos);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`${prefix}/search$`));
    expect(page.querySelector('meta[name=robots][content*=noindex]')).not.toBeNull();
    expect(textOf(page.querySelector('head title'))).toContain(other);
  });

  test(`a place is found with the sentence about it, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/search?q=ayios+procopios`);
    const [found, ...more] = findsOf(page, 'places');
    expect(more).toEqual([]);
    expect(found?.getAttribute('href')).toBe(`${prefix}/islands/naxos#beach-agios-prokopios`);
    const beach = naxosRecord.beaches.find(({ id }) => id === 'agios-prokopios');
    expect(textOf(found ?? null)).toContain(beach?.sentence[locale].slice(0, 60));
  });

  test(`everything else is found by kind, in the letters of either language, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/search?q=${encodeURIComponent('Φάβα Santorinis')}`);
    const [first] = findsOf(page, 'culinary');
    expect(first?.getAttribute('href')).toBe(`${prefix}/culinary#fava-santorinis`);
    expect(first?.querySelectorAll('mark').length).toBeGreaterThan(0);
    expect(findsOf(page, 'guides').length).toBeGreaterThan(0);

    const articles = await documentAt(`${prefix}/search?q=meltemi`);
    const posts = findsOf(articles, 'posts').map((link) => link.getAttribute('href'));
    expect(posts).toContain(`${prefix}/blog/when-the-meltemi-blows`);
    const heading = articles.querySelector('#results-posts');
    expect(textOf(heading)).toContain(text.groups.posts);
    const total = Number(textOf(heading?.querySelector('span') ?? null));
    expect(total).toBeGreaterThanOrEqual(posts.length);
  });

  test(`a slip of the finger is asked about, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/search?q=santorni`);
    const results = page.querySelector('section[aria-labelledby="results"]');
    const meant = results?.querySelector('p a');
    expect(textOf(meant ?? null)).toBe(locale === 'en' ? 'Santorini' : 'Σαντορίνη');
    const next = await documentAt(meant?.getAttribute('href') ?? '');
    expect(findsOf(next, 'main')[0]?.getAttribute('href')).toBe(`${prefix}/islands/santorini`);
  });

  test(`every place stands under its name on the page of its island, ${locale}`, async () => {
    for (const { slug, beaches, villages, sights, ports } of islands) {
      const { ids } = readPage((await plainGet(`${prefix}/islands/${slug}`)).body);
      const anchors = Object.entries({
        beach: beaches,
        village: villages,
        sight: sights,
        port: ports,
      });
      for (const [kind, places] of anchors) {
        for (const { id } of places) expect.soft(ids, slug).toContain(`${kind}-${id}`);
      }
    }
  });
}

test('what nobody would ask for is answered all the same', async () => {
  const queries = [
    'q=',
    'q=%20%00%07%0a',
    'q=a%00b',
    'q=%E0%A4%A',
    'q=%F0%9F%8F%9D',
    'q=naxos&q=paros',
    'q[]=naxos&q[a]=1',
    `q=${'x'.repeat(10_000)}`,
    `q=${'%CE%BD'.repeat(1500)}`,
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'q={query}&__proto__=1&constructor=2',
    'x=1',
  ];
  for (const path of ['/search', '/el/search', '/islands', '/trip-planner-legacy']) {
    for (const query of queries) {
      const { status, body } = await plainGet(`${path}?${query}`);
      expect.soft(status, `${path}?${query.slice(0, 40)}`).toBe(200);
      expect.soft(body.length, `${path}?${query.slice(0, 40)}`).toBeLessThan(600_000);
      expect.soft(body).not.toContain('<script>alert(1)');
    }
  }
  const first = await documentAt('/search?q=naxos&q=paros');
  expect(textOf(first.querySelector('#results'))).toContain('naxos');
});

test('a page of which nothing is asked is kept by caches, its answers are not', async () => {
  for (const path of ['/search', '/islands', '/trip-planner-legacy']) {
    for (const prefix of ['', '/el']) {
      const plain = await plainGet(`${prefix}${path}`);
      expect.soft(plain.headers['cache-control'], path).toMatch(/s-maxage/);
      const asked = await plainGet(`${prefix}${path}?q=naxos`);
      expect.soft(asked.headers['cache-control'], path).toMatch(/no-store/);
    }
  }
});

test.describe('the search box', () => {
  test.use({ locale: 'en-GB' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('moves with the arrow keys and opens the chosen one', async ({ page }) => {
    await field(page).fill('temple of demeter');
    await expect(options(page).first()).toBeVisible();
    await field(page).press('ArrowDown');
    const option = options(page).first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toContainText(en.categories.activity);
    const id = await option.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/activities/temple-of-demeter-naxos');
  });

  test('closes on Escape and on a press outside', async ({ page }) => {
    await field(page).fill('Naxos');
    await expect(options(page).first()).toBeVisible();
    await field(page).press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(field(page)).toHaveValue('Naxos');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(options(page).first()).toBeHidden();
  });
});

test.describe('the search box of a page with all its drawings', () => {
  test.use({ artwork: true, locale: 'en-GB' });

  test('asks the server for nothing while one types', async ({ page }) => {
    await page.goto('/');
    const loaded = page.waitForResponse('**/api/search-index/en');
    await field(page).focus();
    await loaded;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // The page's own code may still be arriving on a slow machine.
      if (!request.url().includes('/_next/static/')) asked.push(request.url());
    });
    await field(page).pressSequentially('Naxos');
    await expect(options(page).first()).toContainText('Naxos');
    expect(asked).toEqual([]);
    const picture = await options(page).first().locator('img').boundingBox();
    expect(picture).toMatchObject({ width: 48, height: 48 });
  });
});

test('the router in the browser fetches what is kept, too', async ({ page }) => {
  for (const prefix of ['', '/el']) {
    await page.goto(`${prefix}/islands/naxos`);
    const path = `${prefix}/islands`;
    let isFetched = false;
    const fetched = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      isFetched ||= pathname === path && searchParams.has('_rsc') && answer.status() === 200;
      return isFetched;
    });
    // Anew until the page has woken up and listens.
    const crumb = page.locator(`main nav a[href="${path}"]`);
    await expect(async () => {
      await page.locator('main nav a').first().focus();
      await crumb.focus();
      await expect.poll(() => isFetched, { timeout: 500 }).toBe(true);
    }).toPass();
    expect((await fetched).headers()['cache-control']).toMatch(/s-maxage/);
  }
});

for (const { prefix, locale, typed, link, live } of [
  { prefix: '', locale: 'en', typed: 'cash', link: '/help#cash-or-card', live: en.live },
  {
    prefix: '/el',
    locale: 'el',
    typed: 'φάβα',
    link: '/el/culinary#fava-santorinis',
    live: el.live,
  },
]) {
  test(`the page of results follows what is typed without asking the server, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/search?q=naxos`);
    await expect(page.locator('#results')).toBeVisible();
    await field(page).fill('fav');
    await expect(page.locator('#live-results')).toHaveText(live.title);
    await expect(page.locator('#results')).toBeHidden();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // Code may still be arriving, and the suggestions show windows of a drawing.
      if (!/\/_next\/static\/|\/charts\//.test(request.url())) asked.push(request.url());
    });
    await field(page).fill('');
    await field(page).pressSequentially(typed);
    const find = page.locator(`section[aria-labelledby="live-results"] a[href="${link}"]`);
    await expect(find).toBeVisible();
    expect(asked).toEqual([]);
    // Nothing lies over what the page shows.
    await expect(page.getByRole('main').getByRole('listbox')).toBeHidden();
    await find.click({ trial: true });
    // What was asked stands again when the box says so again.
    await field(page).fill('naxos');
    await expect(page.locator('#results')).toBeVisible();
    await field(page).fill(typed);
    await find.click();
    await expect(page).toHaveURL(link);
  });
}

test('the page of results shows islands and listings while one types, each at its own page', async ({
  page,
}) => {
  await page.goto('/search?q=fava');
  await field(page).fill('naxos');
  const live = page.locator('section[aria-labelledby="live-results"]');
  await expect(live.locator('li a').first()).toHaveAttribute('href', '/islands/naxos');
  await field(page).fill('day sail');
  const sail = live.locator('a[href="/activities/day-sail-to-the-small-cyclades-from-naxos"]');
  await expect(sail).toContainText('sample listing');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=day+sail');
  await expect(page.locator('#results')).toBeVisible();
});

test('every name that can be found stands at the place to which it leads', async () => {
  const missing: string[] = [];
  for (const { prefix, locale } of languages) {
    const { body } = await plainGet(`/api/search-names/${locale}`);
    const names: Record<string, [string, string][]> = JSON.parse(body);
    const links = Object.values(names).flatMap((rows) => rows.map(([, link]) => link));
    expect(links.length).toBeGreaterThan(600);
    for (const link of links) {
      const [address = '', anchor] = link.split('#');
      const { answer, page } = await publicPage(`${prefix}${address}`);
      const isThere = answer.status === 200 && (!anchor || page.ids.has(anchor));
      if (!isThere) missing.push(`${locale} ${link}`);
    }
  }
  expect(missing).toEqual([]);
});

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  test('answers by a page of results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill('kamari');
    await page.getByRole('main').getByRole('button', { name: en.submit }).click();
    await expect(page).toHaveURL('/search?q=kamari');
    await page.locator('main a[href="/islands/santorini#beach-kamari"]').first().click();
    await expect(page).toHaveURL('/islands/santorini#beach-kamari');
    await expect(page.locator('#beach-kamari')).toBeInViewport();
  });
});

test.describe('search on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('a tap opens a suggestion', async ({ page }) => {
    await page.goto('/');
    await field(page).tap();
    await page.keyboard.type('milos');
    await options(page).first().tap();
    await expect(page).toHaveURL('/islands/milos');
  });
});
