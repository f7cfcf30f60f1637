import { islandSlugs } from '../lib/foundation/ids/island-slugs';
import { redirects } from '../lib/platform/routes/redirects';
import { languages } from './support/languages';
import { locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

/**
 * Every rule with its placeholders filled in: rules for islands with all islands, others with one
 * value.
 */
const moves = redirects.flatMap(([from, to]) => {
  if (from.includes('{island}')) {
    return islandSlugs.map((island) => [from, to].map((path) => path.replace('{island}', island)));
  }
  const fill = (path: string) =>
    path.replace('{anything}', 'an-old-name').replace('{from}', 'lavrio').replace('{to}', 'kea');
  return [[fill(from), fill(to)]];
}) as [string, string][];

for (const { locale, prefix } of languages) {
  test(`every old address redirects permanently, keeping its query, ${locale}`, async () => {
    for (const [from, to] of moves) {
      const answer = await plainGet(`${prefix}${from}?ref=old%26new&n=1&n=2`);
      const [path, fragment] = to.split('#');
      expect.soft(answer.status, from).toBe(308);
      expect
        .soft(locationOf(answer), from)
        .toBe(`${prefix}${path}?ref=old%26new&n=1&n=2${fragment ? `#${fragment}` : ''}`);
      expect.soft(answer.headers['set-cookie'], from).toBeUndefined();
    }
  });
}

test('English has no prefix: /en redirects to the address without it', async () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/islands/naxos?x=1', '/islands/naxos?x=1'],
  ] as const) {
    const answer = await plainGet(from);
    expect(answer.status).toBe(308);
    expect(locationOf(answer)).toBe(to);
  }
});

test.describe('the language of an address without prefix', () => {
  const stays = [
    ['a crawler that asks for no language', {}],
    ['a browser in English', { 'accept-language': 'en-GB,en;q=0.9,el;q=0.8' }],
    ['a browser in languages the site does not have', { 'accept-language': 'de-DE,fr;q=0.8' }],
    ['any language at all', { 'accept-language': '*' }],
    [
      'a Greek browser whose owner chose English',
      { 'accept-language': 'el', cookie: 'i18next=en' },
    ],
    ['the value cimode', { cookie: 'i18next=cimode' }],
    ['an unknown value', { cookie: 'i18next=xx' }],
  ] as const;
  for (const [who, headers] of stays) {
    test(`stays English for ${who}`, async () => {
      for (const address of ['/', '/islands/naxos']) {
        const answer = await plainGet(address, headers);
        expect(answer.status).toBe(200);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });
  }

  const turns = [
    ['a browser in Greek', { 'accept-language': 'el-GR,el;q=0.9,en;q=0.8' }],
    ['a person who chose Greek', { 'accept-language': 'en', cookie: 'i18next=el' }],
    [
      'a Greek browser with the value cimode',
      { 'accept-language': 'el', cookie: 'i18next=cimode' },
    ],
  ] as const;
  for (const [who, headers] of turns) {
    test(`redirects to Greek for ${who}, without caching it`, async () => {
      for (const [from, to] of [
        ['/', '/el'],
        ['/islands/naxos?size=small', '/el/islands/naxos?size=small'],
      ] as const) {
        const answer = await plainGet(from, headers);
        expect(answer.status).toBe(307);
        expect(locationOf(answer)).toBe(to);
        expect(answer.headers['cache-control']).toContain('no-store');
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });
  }

  test('a Greek address stays Greek, whatever the browser prefers', async () => {
    const answer = await plainGet('/el/islands', {
      'accept-language': 'en',
      cookie: 'i18next=en',
    });
    expect(answer.status).toBe(200);
  });
});

test.describe('?lng=', () => {
  const choices = [
    ['/islands?lng=el', '/el/islands', 'el'],
    ['/el/guides/naxos?a=1&lng=en&b=2', '/guides/naxos?a=1&b=2', 'en'],
    ['/?lng=el', '/el', 'el'],
    ['/el?lng=en', '/', 'en'],
  ] as const;
  for (const [from, to, chosen] of choices) {
    test(`${from} redirects to ${to} and is remembered`, async () => {
      const answer = await plainGet(from);
      expect(answer.status).toBe(307);
      expect(locationOf(answer)).toBe(to);
      expect(answer.headers['set-cookie']?.join()).toMatch(new RegExp(`^i18next=${chosen};`));
    });
  }

  for (const value of ['cimode', 'xx', '', 'EL%0d%0a']) {
    test(`?lng=${value} is removed from the address and not remembered`, async () => {
      for (const [from, to] of [
        [`/islands?lng=${value}`, '/islands'],
        [`/el/islands?lng=${value}`, '/el/islands'],
      ] as const) {
        const answer = await plainGet(from);
        expect(answer.status).toBe(307);
        expect(locationOf(answer)).toBe(to);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });
  }
});
