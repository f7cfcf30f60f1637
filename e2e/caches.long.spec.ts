import { pagesBehind } from '../lib/platform/routes/find';
import { register } from '../lib/platform/routes/register';
import type { Route } from '../lib/platform/routes/route';
import { sampleOf } from '../lib/platform/routes/testing/sample';
import { locationOf, type PlainAnswer, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/* Checks docs/caches.md for every address of the register. */

/** Well-formed and malformed requests of Next's router. */
const askers: readonly Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/none' },
  { rsc: '1', 'next-router-state-tree': 'none' },
];

/** Follows the redirect by which Next makes the router put its headers into the address. */
async function ask(address: string, headers: Record<string, string>): Promise<PlainAnswer> {
  const answer = await plainGet(address, headers);
  const next = locationOf(answer);
  return next?.includes('_rsc') ? plainGet(next, headers) : answer;
}

const cacheOf = ({ headers }: PlainAnswer) => headers['cache-control'] ?? '';
const isPrivate = (cache: string) => /\bprivate\b/.test(cache) && /\bno-store\b/.test(cache);

function expectedOf(
  { sharedSeconds, guarded, kind }: Route,
  sent: Record<string, string>,
  answer: PlainAnswer,
): RegExp {
  if (answer.status === 404) return /^public, max-age=60$|private.*no-store|^$/;
  if (answer.status >= 400 || guarded) return /private.*no-store/;
  // Segments for the router contain the frame of the page and nothing from the record.
  const isPart = 'next-router-segment-prefetch' in sent;
  if (kind === 'record' && !isPart) return /private.*no-store/;
  if (answer.status === 308) return /^$/;
  if (answer.status >= 300) return /private.*no-store/;
  if (sharedSeconds) return new RegExp(`^public, s-maxage=${sharedSeconds}, |^s-maxage=`);
  return isPart ? /^$|^s-maxage=\d+/ : /^(?:s-maxage=\d+|private.*no-store)/;
}

const pages = Object.values<Route>(register).filter(({ kind }) =>
  ['page', 'record', 'development'].includes(kind),
);

for (const headers of askers) {
  const asker = Object.entries(headers).flat().join(', ') || 'a visitor';
  test(`each kind of page has its cache headers, requested by ${asker}`, async () => {
    test.setTimeout(180_000);
    for (const row of pages) {
      const address = sampleOf(row);
      const queries = row.answersQuery ? ['', '?x=1'] : [''];
      for (const query of queries) {
        const answer = await ask(address + query, { ...headers, 'accept-language': 'en' });
        const what = `${address}${query}: ${answer.status}`;
        expect.soft(answer.status, what).not.toBe(500);
        expect.soft(cacheOf(answer), what).toMatch(expectedOf(row, headers, answer));
        expect.soft(answer.headers['content-security-policy'] ?? '', what).not.toContain('nonce-');
        if (answer.headers['set-cookie']) expect.soft(isPrivate(cacheOf(answer)), what).toBe(true);
      }
    }
  });
}

test('personal responses are never cached', async () => {
  const greek = await plainGet('/islands', { 'accept-language': 'el' });
  expect([greek.status, cacheOf(greek)]).toEqual([307, 'private, no-store']);
  const chosen = await plainGet('/islands?lng=el');
  expect([chosen.status, cacheOf(chosen)]).toEqual([307, 'private, no-store']);
  const led = await plainGet('/my-trips');
  expect([led.status, cacheOf(led)]).toEqual([307, 'private, no-store']);
});

test('internal page paths are not public addresses', async () => {
  const { plain, answer } = pagesBehind('/islands');
  for (const address of [plain, answer]) {
    expect([address, (await plainGet(address)).status]).toEqual([address, 404]);
  }
});
