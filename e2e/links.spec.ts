import { splitLocale } from '../lib/i18n/paths';
import { findRoute } from '../lib/routes/find';
import { plannedPages } from '../lib/routes/public-pages';
import type { Route } from '../lib/routes/route';
import { sampleOf } from '../lib/routes/testing/sample';
import { testSite } from '../scripts/run/test-settings.mjs';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { locationOf, plainGet } from './support/plain-request';
import { publicAddresses, publicPage } from './support/public-pages';
import { expect, test } from './support/test';

/** A link of the site itself as path with query and fragment; undefined for all others. */
function internal(link: string, from: string): URL | undefined {
  const url = new URL(link, new URL(from, testSite.url));
  return url.origin === testSite.url ? url : undefined;
}

/** Addresses that differ only in what they ask: this many of each page stand for all. */
const samplesPerPage = 12;

/** Menus and old addresses lead there already; the page comes with later work. */
const isPlanned = (path: string) => findRoute(splitLocale(path).path)?.route.kind === 'planned';

test('no link leads nowhere, and no fragment is missing from its page', async () => {
  test.setTimeout(180_000);
  const pages = new Map<string, ReturnType<typeof readPage>>();
  for (const { address } of publicAddresses) {
    pages.set(address, (await publicPage(address)).page);
  }
  for (const { prefix } of languages) {
    pages.set(`${prefix}/nowhere`, readPage((await plainGet(`${prefix}/nowhere`)).body));
  }

  const targets = new Map<string, { from: string; url: URL }>();
  for (const [from, page] of pages) {
    for (const link of [...page.links, ...page.files]) {
      const url = internal(link, from);
      if (url) targets.set(url.href, { from, url });
    }
  }

  const answers = new Map<string, number>();
  const queriesOf = new Map<string, number>();
  for (const { from, url } of targets.values()) {
    const { pathname, search, hash } = url;
    if (isPlanned(pathname)) continue;
    if (search && !answers.has(pathname + search)) {
      const asked = (queriesOf.get(pathname) ?? 0) + 1;
      queriesOf.set(pathname, asked);
      if (asked > samplesPerPage) continue;
    }
    // A link within its own page, as on the page of an address that does not exist.
    if (pages.has(pathname)) answers.set(pathname, 200);
    if (!answers.has(pathname + search)) {
      let answer = await plainGet(pathname + search);
      const onward = locationOf(answer);
      if (onward) {
        const target = new URL(onward, testSite.url);
        if (isPlanned(target.pathname)) continue;
        answer = await plainGet(target.pathname + target.search);
      }
      answers.set(pathname + search, answer.status);
    }
    expect
      .soft(answers.get(pathname + search), `${pathname}${search}, linked from ${from}`)
      .toBeLessThan(400);
    const target = pages.get(pathname);
    if (hash && target) {
      expect
        .soft(target.ids, `${url.pathname}${hash}, linked from ${from}`)
        .toContain(decodeURIComponent(hash.slice(1)));
    }
  }
});

test('a planned address is a 404 until its page is there', async () => {
  for (const route of Object.values<Route>(plannedPages)) {
    const address = sampleOf(route);
    expect.soft((await plainGet(address)).status, address).toBe(404);
  }
});
