import { expect, test } from '@playwright/test';
import { testSite } from '../scripts/run/test-settings.mjs';
import { pendingAddresses } from './pending-addresses';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { locationOf, plainGet } from './support/plain-request';
import { publicAddresses } from './support/public-addresses';

/** A link of the site itself as path with query and fragment; undefined for all others. */
function internal(link: string, from: string): URL | undefined {
  const url = new URL(link, new URL(from, testSite.url));
  return url.origin === testSite.url ? url : undefined;
}

/** Addresses that differ only in what they ask: this many of each page stand for all. */
const samplesPerPage = 12;

const withoutPrefix = (path: string) => path.replace(/^\/el(?=\/|$)/, '') || '/';
const isPending = (path: string) => pendingAddresses.includes(withoutPrefix(path));

test('no link leads nowhere, and no fragment is missing from its page', async () => {
  test.setTimeout(180_000);
  const pages = new Map<string, ReturnType<typeof readPage>>();
  for (const { address } of publicAddresses) {
    pages.set(address, readPage((await plainGet(address)).body));
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
    if (isPending(pathname)) continue;
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
        if (isPending(target.pathname)) continue;
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

test('every pending address is still to be built', async () => {
  for (const address of pendingAddresses) {
    const { status } = await plainGet(address);
    expect.soft(status, `${address} answers: take it off the list of pending addresses`).toBe(404);
  }
});
