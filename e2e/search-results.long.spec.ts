import type { HTMLElement } from 'node-html-parser';
import { naxos as naxosRecord } from '../lib/records/islands/data/naxos';
import el from '../messages/el/siteSearch.json' with { type: 'json' };
import en from '../messages/en/siteSearch.json' with { type: 'json' };
import { textOf } from './support/html';
import { documentAt } from './support/plain-request';
import { field, searchLanguages } from './support/site-search';
import { expect, test } from './support/test';

/** Results of a kind on the results page. */
const findsOf = (page: HTMLElement, kind: string) =>
  page.querySelectorAll(`section[aria-labelledby="results-${kind}"] li > a`);

for (const { locale, prefix, text, naxos, other } of searchLanguages) {
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

  test(`all other content is found by kind, in either alphabet, ${locale}`, async () => {
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

  test(`a typo gets a suggestion, ${locale}`, async () => {
    const page = await documentAt(`${prefix}/search?q=santorni`);
    const results = page.querySelector('section[aria-labelledby="results"]');
    const meant = results?.querySelector('p a');
    expect(textOf(meant ?? null)).toBe(locale === 'en' ? 'Santorini' : 'Σαντορίνη');
    const next = await documentAt(meant?.getAttribute('href') ?? '');
    expect(findsOf(next, 'main')[0]?.getAttribute('href')).toBe(`${prefix}/islands/santorini`);
  });
}

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
  test(`the results page updates while typing without requests, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/search?q=naxos`);
    await expect(page.locator('#results')).toBeVisible();
    // The script of the field loads after the page.
    await expect(async () => {
      await field(page).fill('fav');
      await expect(page.locator('#live-results')).toHaveText(live.title, { timeout: 1000 });
    }).toPass();
    await expect(page.locator('#results')).toBeHidden();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // Scripts may still be loading, and the suggestions show details of a chart.
      if (!/\/_next\/static\/|\/charts\//.test(request.url())) asked.push(request.url());
    });
    await field(page).fill('');
    await field(page).pressSequentially(typed);
    const find = page.locator(`section[aria-labelledby="live-results"] a[href="${link}"]`);
    await expect(find).toBeVisible();
    expect(asked).toEqual([]);
    // Nothing covers the content of the page.
    await expect(page.getByRole('main').getByRole('listbox')).toBeHidden();
    await find.click({ trial: true });
    // The original results return when the box has the original query again.
    await field(page).fill('naxos');
    await expect(page.locator('#results')).toBeVisible();
    await field(page).fill(typed);
    await find.click();
    await expect(page).toHaveURL(link);
  });
}

test('the results page shows islands and listings while typing, linked to their own pages', async ({
  page,
}) => {
  await page.goto('/search?q=fava');
  await field(page).fill('naxos');
  const live = page.locator('section[aria-labelledby="live-results"]');
  await expect(live.locator('li a').first()).toHaveAttribute('href', '/islands/naxos');
  await field(page).fill('kouros of apollonas');
  await expect(live.locator('a[href="/activities/naxos-kouros-of-apollonas"]')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=kouros+of+apollonas');
  await expect(page.locator('#results')).toBeVisible();
});

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  test('shows the results page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('combobox').fill('kamari');
    await page.getByRole('main').getByRole('button', { name: en.submit }).click();
    await expect(page).toHaveURL('/search?q=kamari');
    await page.locator('main a[href="/islands/santorini#beach-kamari"]').first().click();
    await expect(page).toHaveURL('/islands/santorini#beach-kamari');
    await expect(page.locator('#beach-kamari')).toBeInViewport();
  });
});
