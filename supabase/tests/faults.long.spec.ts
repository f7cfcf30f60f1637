import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { anonymous, type Person, type Row, restUrl, server, signUp } from './people';
import { closedTables, propertyRow } from './tables';

/** An invalid request is answered with 4xx, whatever the database's error code. */
async function send(
  request: APIRequestContext,
  person: Person,
  address: string,
  data: unknown,
): Promise<{ status: number; code: unknown; text: string }> {
  const answer = await request.post(`${restUrl}/${address}`, {
    headers: { ...person.headers, 'content-type': 'application/json' },
    data: typeof data === 'string' ? Buffer.from(data) : Buffer.from(JSON.stringify(data)),
  });
  const text = await answer.text();
  return { status: answer.status(), code: text ? JSON.parse(text)?.code : null, text };
}

test('a failed check is 400, with its code and without the row', async ({ request }) => {
  const contact = closedTables.contact_messages?.row ?? {};
  const broken: [string, Row][] = [
    ['contact_messages', { ...contact, message: 'x'.repeat(4001) }],
    ['contact_messages', { ...contact, topic: 'nonsense' }],
    ['property_submissions', propertyRow({ rooms: 0 })],
    ['property_submissions', propertyRow({ amenities: ['nonsense'] })],
    ['property_submissions', propertyRow({ photos: ['elsewhere/1.png'] })],
  ];
  for (const [table, row] of broken) {
    const answer = await send(request, server, table, row);
    expect(answer, table).toMatchObject({ status: 400, code: '23514' });
    expect(answer.text).not.toContain('somebody@example.org');
  }
  const owner = await signUp(request);
  const untitled = { title: ' ', messages: [{}] };
  expect(await send(request, owner, 'conversations', untitled)).toMatchObject({ status: 400 });
  const profile = { user_id: owner.id, home_airport: 'somewhere' };
  expect(await send(request, owner, 'profiles', profile)).toMatchObject({ status: 400 });
});

test('an invalid function argument is 400', async ({ request }) => {
  const input = { bucket: 'x', hashed_key: 'f'.repeat(64), max_hits: 0, window_seconds: 60 };
  expect(await send(request, server, 'rpc/take_rate_limit', input)).toMatchObject({ status: 400 });
});

test('a value that cannot be encoded disturbs no other request', async ({ request }) => {
  const { headers } = await signUp(request);
  const ask = (query: string) =>
    request.get(`${restUrl}/vehicles?select=slug&${query}`, { headers: anonymous.headers });
  const whoAmI = () => request.get(`${testBackendUrl}/auth/v1/user`, { headers });
  for (const odd of ['islands=cs.{}', 'islands=cs.{}&class=in.(mini,compact)&limit=5']) {
    const others = [whoAmI, () => ask('limit=1'), whoAmI, whoAmI, () => ask('limit=2'), whoAmI];
    const asked = [ask(odd), ask(odd), ...others.map((other) => other()), ask(odd), whoAmI()];
    const statuses = (await Promise.all(asked)).map((answer) => answer.status());
    expect(
      statuses.filter((status) => status >= 500),
      odd,
    ).toEqual([]);
    expect((await ask('limit=1')).status(), odd).toBe(200);
  }
});

test('a column with an inherited property name is rejected, without side effects', async ({
  request,
}) => {
  const { headers } = await signUp(request);
  const ask = (query: string) => request.get(`${restUrl}/hotels?${query}`, { headers });
  const usual = 'select=slug&order=slug&limit=2&slug=neq.naxos';
  const before = await (await ask(usual)).text();
  expect(JSON.parse(before)).toHaveLength(2);
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__.slug',
    'x.__proto__',
  ];
  for (const name of names) {
    for (const query of [
      `${name}=eq.naxos`,
      `${name}=phfts.naxos`,
      `and=(${name}.eq.naxos,slug.eq.naxos)`,
      `select=${name}(slug)&${name}.slug=eq.naxos`,
      `order=${name}`,
    ]) {
      const status = (await ask(query)).status();
      expect([query, status >= 400 && status < 500]).toEqual([query, true]);
      expect([query, await (await ask(usual)).text()]).toEqual([query, before]);
    }
  }
  const list = await request.post(`${testBackendUrl}/storage/v1/object/list/avatars`, {
    headers,
    data: { prefix: '' },
  });
  expect(list.status()).toBeLessThan(500);
});

/** A nested list of the given depth. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const values: Record<string, string> = {
  null: 'null',
  'a number': '7',
  'a number beyond all': '1e400',
  'a large number': '99999999999999999999',
  'a list': '[]',
  'an object': '{}',
  'no text': '""',
  'the letter nobody stores': '"a\\u0000b"',
  'half a letter': '"\\ud800"',
  'a long text': JSON.stringify('x'.repeat(300_000)),
  'a deep list': nested(500),
  'a far too deep list': nested(20_000),
};

for (const [name, value] of Object.entries(values)) {
  test(`${name} in any field causes no server error`, async ({ request }) => {
    const owner = await signUp(request);
    const title = JSON.stringify(tripDocument('A trip')).replace('"A trip"', () => value);
    const bodies: [Person, string, string][] = [
      [owner, 'trips', `{"user_id":"${owner.id}","document":${value}}`],
      [owner, 'trips', `{"user_id":"${owner.id}","document":${title}}`],
      [owner, 'trips', `{"user_id":${value},"document":{}}`],
      [owner, 'conversations', `{"title":${value},"messages":[{}]}`],
      [owner, 'conversations', `{"title":"Trip","messages":[${value}]}`],
      [owner, 'profiles', `{"user_id":"${owner.id}","home_airport":${value}}`],
      [owner, 'profiles', `{"user_id":"${owner.id}","updated_at":${value}}`],
      [owner, 'rpc/check_trip', `{"document":${value}}`],
      [anonymous, 'rpc/shared_trip', `{"token":${value}}`],
      [anonymous, 'rpc/nearby_places', `{"lat":${value},"lon":25.4}`],
      [anonymous, 'rpc/search_listings', `{"query":${value}}`],
      [server, 'contact_messages', `{"name":${value}}`],
      [server, 'property_submissions', JSON.stringify(propertyRow()).replace('6', () => value)],
    ];
    for (const [person, address, body] of bodies) {
      const { status, text } = await send(request, person, address, body);
      expect(status, `${address} ${body.slice(0, 90)}: ${text.slice(0, 200)}`).toBeLessThan(500);
    }
  });
}

test('a malformed body causes no server error, whatever its columns', async ({ request }) => {
  const owner = await signUp(request);
  const headers = { ...owner.headers, 'content-type': 'application/json' };
  for (const body of ['-1', '"text"', 'true', 'null', '[]', '[1]', '[null]', '["a",{}]', '[[]]']) {
    for (const query of [
      '',
      '?columns=document',
      '?columns=nothing',
      '?columns=document&id=eq.1',
    ]) {
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const sent = { method, headers, data: Buffer.from(body) };
        const answer = await request.fetch(`${restUrl}/trips${query}`, sent);
        expect(answer.status(), `${method} ${query} ${body}: ${await answer.text()}`).toBeLessThan(
          500,
        );
      }
      const sent = { headers, data: Buffer.from(body) };
      const answer = await request.post(`${restUrl}/rpc/check_trip${query}`, sent);
      expect(answer.status(), `check_trip${query} ${body}: ${await answer.text()}`).toBeLessThan(
        500,
      );
    }
  }
});

test('an invalid query causes no server error', async ({ request }) => {
  const owner = await signUp(request);
  const queries = [
    'select=nothing',
    'select=(((',
    'select="',
    'select=a"b,(',
    'id=eq.not-a-uuid',
    'id=in.(1,2',
    'version=gt.99999999999999999999',
    'version=eq.%00',
    'user_id=like.*',
    'order=nothing.sideways',
    'limit=-1',
    'offset=99999999999999999999',
    'limit=a',
    'document->>title=eq.%ED%A0%80',
    'or=(version.eq.1,and(version.eq.2)',
    'document=cs.{',
    'updated_at=gt.yesterday-or-so',
  ];
  for (const query of queries) {
    const answer = await request.get(`${restUrl}/trips?${query}`, { headers: owner.headers });
    expect(answer.status(), `${query}: ${await answer.text()}`).toBeLessThan(500);
  }
});

test('storage requests require a key', async ({ request }) => {
  const ask = (path: string, headers = {}) =>
    request.get(`${testBackendUrl}/storage/v1/${path}`, { headers });
  expect((await ask('bucket')).status()).toBe(401);
  expect((await ask('bucket/avatars')).status()).toBe(401);
  expect((await ask('object/list/avatars')).status()).toBe(401);
  expect((await ask('bucket', anonymous.headers)).status()).toBeLessThan(500);
  expect((await ask('object/public/avatars/nobody/nothing.png')).status()).toBe(400);
});
