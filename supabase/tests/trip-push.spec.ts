import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { aloneWithOutbox } from './outbox';
import { asPerson, type Member, type Row, server, signUp } from './people';

/* Push messages of the watch: the same outbox, by a channel of its own. */

const at = (minute: number) =>
  new Date(Date.parse('2027-07-01T08:00Z') + minute * 60_000).toISOString();

const finding = (key: string) => ({
  key,
  urgent: true,
  expiresAt: '2027-07-05T09:45:00.000Z',
  finding: {
    ...{ key, kind: 'cancelled' },
    boat: { fromPort: 'piraeus', departsAt: '2027-07-05T04:30:00.000Z' },
  },
});

const endpointOf = (name: string) => `https://updates.push.services.mozilla.com/${name}`;

const keep = (request: APIRequestContext, person: Member, endpoint: string) =>
  asPerson(request, person).call('keep_push_subscription', {
    of_endpoint: endpoint,
    of_p256dh: 'A'.repeat(87),
    of_auth: 'A'.repeat(22),
  });

const endpoints = async (request: APIRequestContext, { id }: Member) =>
  (await asPerson(request, server).select('push_subscriptions', `user_id=eq.${id}`)).rows.map(
    ({ endpoint }) => endpoint,
  );

async function watched(request: APIRequestContext, choice: Row) {
  const owner = await signUp(request);
  const id = crypto.randomUUID();
  const document = tripDocument('A watched trip');
  await asPerson(request, owner).insert('trips', { id, user_id: owner.id, document, ...choice });
  const look = (keys: readonly string[], minute = 0) =>
    asPerson(request, server).call('record_trip_findings', {
      looks: [{ trip: id, version: 1, found: keys.map(finding) }],
      at: at(minute),
    });
  return { owner, id, look };
}

async function claim(
  request: APIRequestContext,
  trip: string,
  channels: readonly string[] | undefined,
  minute = 1,
) {
  const input = { runner: 'a', most: 500, at: at(minute), ...(channels ? { channels } : {}) };
  const { body, ok } = await asPerson(request, server).call('claim_trip_mails', input);
  expect(ok).toBe(true);
  return (body as Row[]).filter(({ trip_id }) => trip_id === trip);
}

const states = async (request: APIRequestContext, id: string) =>
  (
    await asPerson(request, server).select('trip_notices', `trip_id=eq.${id}&order=channel`)
  ).rows.map(({ channel, state }) => `${channel} ${state}`);

aloneWithOutbox();

test('each chosen channel gets a message of its own, with the browsers of its person', async ({
  request,
}) => {
  const { owner, id, look } = await watched(request, { mails: true, pushes: true });
  const endpoint = endpointOf(crypto.randomUUID());
  await keep(request, owner, endpoint);
  await look(['one', 'two']);
  await look(['one', 'two']);
  // A runner without keys, and one of the release before, take mails alone.
  const mails = await claim(request, id, undefined);
  expect(mails.map(({ channel, devices }) => [channel, devices])).toEqual([
    ['mail', []],
    ['mail', []],
  ]);
  const pushes = await claim(request, id, ['mail', 'push']);
  expect(pushes).toHaveLength(2);
  expect(pushes[0]).toMatchObject({
    channel: 'push',
    devices: [{ endpoint, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
  });
  expect(new Set(pushes.map(({ mail_id }) => mail_id)).size).toBe(1);
  expect(pushes[0]?.mail_id).not.toBe(mails[0]?.mail_id);
});

test('what was told is taken back by the channels that told it', async ({ request }) => {
  const { id, look } = await watched(request, { mails: false, pushes: true });
  await look(['one']);
  const [told] = await claim(request, id, ['push']);
  await asPerson(request, server).call('finish_trip_mail', {
    ...{ of_mail: told?.mail_id, runner: 'a', outcome: 'sent', why: '', at: at(1) },
  });
  await look([], 2);
  expect(await claim(request, id, ['mail', 'push'], 13)).toEqual([
    expect.objectContaining({ channel: 'push', stage: 'over' }),
  ]);
});

test('a choice for all trips holds where a trip has none, and ends with it', async ({
  request,
}) => {
  const { owner, id, look } = await watched(request, { mails: null, pushes: null });
  const as = asPerson(request, owner);
  await as.insert('profiles', { user_id: owner.id, trip_pushes: true });
  await look(['one']);
  expect(await states(request, id)).toEqual(['push waiting']);
  await as.update('profiles', `user_id=eq.${owner.id}`, { trip_pushes: false });
  expect(await claim(request, id, ['push'])).toEqual([]);
  expect(await states(request, id)).toEqual(['push dropped']);
});

test('a browser belongs to the person who subscribed last, and each has five', async ({
  request,
}) => {
  const [first, second] = [await signUp(request), await signUp(request)];
  const shared = endpointOf(crypto.randomUUID());
  expect((await keep(request, first, shared)).ok).toBe(true);
  expect((await keep(request, second, shared)).ok).toBe(true);
  expect(await endpoints(request, first)).toEqual([]);
  expect(await endpoints(request, second)).toEqual([shared]);
  for (let more = 0; more < 6; more += 1) {
    await keep(request, second, endpointOf(crypto.randomUUID()));
  }
  const kept = await endpoints(request, second);
  expect(kept).toHaveLength(5);
  expect(kept).not.toContain(shared);
  // The browser that gave way is kept again as soon as it sends its subscription.
  await keep(request, second, shared);
  expect(await endpoints(request, second)).toHaveLength(5);
  expect(await endpoints(request, second)).toContain(shared);
});

test('a boat of the feed touches the trips of its day, with keys in pages', async ({ request }) => {
  const { id } = await watched(request, { mails: null });
  const touched = async (more: object) => {
    const { body, ok } = await asPerson(request, server).call('touched_trips', {
      ...{ at: at(0), sailings: ['a-sailing'], ports: [], instants: [], span_from: null },
      ...{ sailing_days: [], sailing_ends: [] },
      ...{ span_until: null, saved_since: '9999-01-01T00:00:00Z', most: 500 },
      after: '00000000-0000-0000-0000-000000000000',
      ...more,
    });
    expect(ok).toBe(true);
    return (body as Row[]).filter((row) => row.id === id).length;
  };
  const span = (from: string, until: string) => ({ sailing_days: [from], sailing_ends: [until] });
  expect(await touched(span('2027-07-05T00:00:00Z', '2027-07-05T23:00:00Z'))).toBe(1);
  expect(await touched(span('2027-07-05T00:00:00Z', '2027-07-05T01:00:00Z'))).toBe(0);
  expect(
    await touched({ ...span('2027-07-05T00:00:00Z', '2027-07-05T23:00:00Z'), after: id }),
  ).toBe(0);
});

test('addresses and keys that no browser has are refused', async ({ request }) => {
  const person = await signUp(request);
  expect((await keep(request, person, 'ftp://example.org')).ok).toBe(false);
  expect((await keep(request, person, `https://example.org/${'a'.repeat(1000)}`)).ok).toBe(false);
});
