import { islandSlugs } from '../lib/foundation/ids/island-slugs';
import { address, languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/*
 * Samples are invented: only their own pages and the lists of their kind, which call them samples, lead to them.
 * Nearby and the pickers of trips have tests of their own.
 */

interface Page {
  results: readonly { slug: string; isSample: boolean }[];
  pages: number;
}

/** Paths of all samples, from the API. */
async function samplePaths(): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, folder] of [
    ['hotels', 'hotels'],
    ['activities', 'activities'],
    ['vehicles', 'rent-a-car'],
  ] as const) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await plainGet(`/api/listings/${kind}?page=${page}`);
      const answer = JSON.parse(body) as Page;
      pages = answer.pages;
      for (const { slug, isSample } of answer.results)
        if (isSample) found.push(`/${folder}/${slug}`);
    }
  }
  return found;
}

const plan =
  '/trip-planner-legacy?start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-20&islands=naxos:3,paros:2,milos:3&adults=2';

for (const { locale, prefix } of languages) {
  test(`no answer but a list of samples leads to a sample, ${locale}`, async () => {
    test.setTimeout(120_000);
    const samples = await samplePaths();
    expect(samples.length).toBeGreaterThan(50);
    const word = locale === 'en' ? 'rooms' : 'δωμάτια';
    const pages = [
      '/',
      '/islands',
      ...islandSlugs.map((slug) => `/islands/${slug}`),
      ...islandSlugs.map((slug) => `/search?q=${encodeURIComponent(`${word} ${slug}`)}`),
      '/search?q=sail',
      '/search?q=car',
      plan,
      '/trip-planner-original?month=7&nights=7&adults=2&interests=history&interests=beaches',
      '/packages/beaches',
      '/budget-calculator?island=naxos&nights=3&island=paros&nights=2&month=7&adults=2',
      '/sitemap',
    ].map((path) => address(prefix, path));
    pages.push(`/api/search-index/${locale}`, `/api/search-names/${locale}`, '/sitemap.xml');
    for (const path of pages) {
      const { body, status } = await plainGet(path);
      expect.soft(status, path).toBe(200);
      const ids = new Set(body.match(/\/(?:hotels|activities|rent-a-car)\/[a-z0-9-]+/g));
      expect
        .soft(
          samples.filter((sample) => ids.has(sample)),
          path,
        )
        .toEqual([]);
    }
  });
}
