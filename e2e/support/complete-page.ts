import { longestTitle } from '../../lib/platform/routes/metadata';
import { testSite } from '../../tools/test/test-settings.mjs';
import { expectOwnScripts } from './own-scripts';
import { type publicAddresses, publicPage } from './public-pages';
import { expect } from './test';

type PublicAddress = (typeof publicAddresses)[number];

/** Absolute URL of an address, without a trailing slash. */
export const absolute = (address: string) => `${testSite.url}${address}`.replace(/\/$/, '');

/**
 * Rendered for each request, because the content depends on the query and the time (ADR 15, ADR
 * 49).
 */
const isOfTheMinute = (path: string) => /^\/ferry-tickets\/tracking$|^\/weather(\/|$)/.test(path);

/** Kinds of structured data by path. */
const expectedKinds: readonly (readonly [RegExp, string])[] = [
  [/^\/packages\/./, 'TouristTrip'],
  [/^\/guides\/(?:naxos|tinos)$/, 'Event'],
];

/** Expects status, language, headings, metadata, alternates and structured data of a public page. */
export async function expectCompletePage({ locale, path, address }: PublicAddress): Promise<void> {
  const { answer, page } = await publicPage(address);
  expect(answer.status).toBe(200);
  expectOwnScripts(answer, address);
  expect(answer.headers['set-cookie']).toBeUndefined();
  if (!isOfTheMinute(path)) {
    expect(answer.headers['cache-control']).not.toMatch(/private|no-store|no-cache/);
  }
  expect(page.lang).toBe(locale);
  expect(page.markupFaults).toEqual([]);
  expect(page.headings).toBe(1);
  expect(page.firstHeading).toBe('H1');
  expect(page.titles).toHaveLength(1);
  expect(page.titles[0]?.length).toBeLessThanOrEqual(longestTitle);
  expect(page.ogTitle).toEqual([expect.stringContaining('Cyclades Compass')]);
  expect(page.description).toHaveLength(1);
  const described = page.description[0]?.length ?? 0;
  expect(described >= 110 && described <= 155, `${described} characters describe ${address}`).toBe(
    true,
  );
  expect(page.robots).not.toContain('noindex');
  expect(page.canonical).toEqual([absolute(address)]);
  const english = absolute(path);
  expect(page.alternates).toEqual({
    en: english,
    el: absolute(path === '/' ? '/el' : `/el${path}`),
    'x-default': english,
  });
  const parts = page.structuredData;
  if (path !== '/') expect(parts.map((data) => data['@type'])).toContain('BreadcrumbList');
  for (const [pattern, kind] of expectedKinds) {
    if (pattern.test(path)) expect(parts.map((data) => data['@type'])).toContain(kind);
  }
  for (const data of parts) expect(data['@context']).toBe('https://schema.org');
  for (const article of parts.filter((data) => data['@type'] === 'Article')) {
    expect(article.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(article.dateModified >= article.datePublished.slice(0, 10)).toBe(true);
  }
}
