import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { aloneWithOutbox } from './outbox';
import { anonymous, asPerson, type Member, type Row, server, signUp } from './people';

/* Following a shared trip: its owner, somebody who follows it, and somebody who has nothing to do with it. */

const at = '2027-07-01T08:00:00.000Z';
const later = '2027-07-01T08:05:00.000Z';
const finding = {
  key: 'cancelled one',
  urgent: true,
  expiresAt: '2027-07-05T09:45:00.000Z',
  finding: {
    ...{ key: 'cancelled one', kind: 'cancelled' },
    boat: { fromPort: 'piraeus', departsAt: '2027-07-05T04:30:00.000Z' },
  },
};

async function sharedTrip(request: APIRequestContext, mails = false) {
  const owner = await signUp(request);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID().replaceAll('-', '')];
  const as = asPerson(request, owner);
  const document = { ...tripDocument('A shared trip'), privateNotes: 'Passport number' };
  await as.insert('trips', { id, user_id: owner.id, document, mails, share_token: token });
  return { owner, id, token, as };
}

const follow = async (request: APIRequestContext, person: Member, token: string, more: Row = {}) =>
  (
    await asPerson(request, person).call('follow_trip', {
      ...{ token, by_mail: true, by_push: null, in_locale: 'el' },
      ...more,
    })
  ).body;

const followed = async (request: APIRequestContext, person: Member) =>
  (await asPerson(request, person).call('followed_trips', {})).body as Row[];

async function look(request: APIRequestContext, trip: string) {
  const looks = [{ trip, version: 1, found: [finding] }];
  const { ok } = await asPerson(request, server).call('record_trip_findings', { looks, at });
  expect(ok).toBe(true);
}

async function claim(request: APIRequestContext, trip: string, time = later) {
  const input = { runner: 'follows', most: 500, at: time, channels: ['mail', 'push'] };
  const { body } = await asPerson(request, server).call('claim_trip_mails', input);
  return (body as Row[]).filter(({ trip_id }) => trip_id === trip);
}

const tellings = (rows: Row[]) =>
  rows.map(({ user_id, channel, locale, shared_token }) => ({
    user_id,
    channel,
    locale,
    shared_token,
  }));

aloneWithOutbox();

test('a follower is told with the link, the owner as chosen, a stranger never', async ({
  request,
}) => {
  const { owner, id, token } = await sharedTrip(request, true);
  const [follower, stranger] = await Promise.all([signUp(request), signUp(request)]);
  expect(await follow(request, follower, token)).toBe('followed');
  expect(await follow(request, follower, token, { by_mail: null, by_push: true })).toBe('followed');
  await look(request, id);
  await look(request, id);
  const rows = await claim(request, id);
  const to = (person: Member) => rows.filter(({ user_id }) => user_id === person.id);
  expect(tellings(to(owner))).toEqual([
    { user_id: owner.id, channel: 'mail', locale: 'en', shared_token: null },
  ]);
  const told = { user_id: follower.id, locale: 'el', shared_token: token };
  expect(tellings(to(follower)).sort((a, b) => (a.channel === 'mail' ? -1 : 1))).toEqual([
    { ...told, channel: 'mail' },
    { ...told, channel: 'push' },
  ]);
  expect(to(stranger)).toEqual([]);
  // Links of a follower's mail name the following, not the trip.
  expect(to(owner)[0]?.stop_id).toBe(id);
  for (const row of to(follower)) {
    expect(row.stop_id).not.toBe(id);
    expect(JSON.stringify({ ...row, trip_id: undefined })).not.toMatch(/Passport/);
  }
});

test('a follower sees what the link shows, and nobody else sees the following', async ({
  request,
}) => {
  const { owner, id, token } = await sharedTrip(request);
  const [follower, stranger] = await Promise.all([signUp(request), signUp(request)]);
  await follow(request, follower, token);
  const [mine, ...more] = await followed(request, follower);
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ token, title: 'A shared trip', mails: true, pushes: false });
  expect(JSON.stringify(mine)).not.toContain(id);
  expect(JSON.stringify(mine)).not.toContain(owner.id);
  for (const person of [owner, stranger]) expect(await followed(request, person)).toEqual([]);
  for (const person of [owner, follower, stranger]) {
    expect((await asPerson(request, person).select('trip_follows')).rows).toEqual([]);
  }
  // The id of a following is of no use to others.
  for (const person of [owner, stranger]) {
    const ended = await asPerson(request, person).call('unfollow_trip', { of_follow: mine?.id });
    expect(ended.body).toBe(false);
  }
  expect((await asPerson(request, follower).select('trips', `id=eq.${id}`)).rows).toEqual([]);
  const anybody = await asPerson(request, anonymous).call('followed_trips', {});
  expect(anybody.ok).toBe(false);
});

test('forged and switched-off links, and one’s own, are not followed', async ({ request }) => {
  const { owner, id, token, as } = await sharedTrip(request);
  const follower = await signUp(request);
  expect(await follow(request, owner, token)).toBe('own');
  for (const forged of [id, token.slice(1), `${token.slice(0, -1)}_`, '%', '', 'null']) {
    expect(await follow(request, follower, forged)).toBe('missing');
  }
  await as.update('trips', `id=eq.${id}`, { calendar_token: 'c'.repeat(32) });
  expect(await follow(request, follower, 'c'.repeat(32))).toBe('missing');
  await as.update('trips', `id=eq.${id}`, { share_token: null, calendar_token: null });
  expect(await follow(request, follower, token)).toBe('missing');
  expect(await followed(request, follower)).toEqual([]);
});

test('it ends when the link is switched off, also for what was about to be told', async ({
  request,
}) => {
  const { id, token, as } = await sharedTrip(request);
  const follower = await signUp(request);
  await follow(request, follower, token);
  await look(request, id);
  // Handed out to a runner that ends without a word.
  expect(await claim(request, id, at)).toHaveLength(1);
  const next = crypto.randomUUID().replaceAll('-', '');
  await as.update('trips', `id=eq.${id}`, { share_token: next });
  expect(await followed(request, follower)).toEqual([]);
  expect(await claim(request, id)).toEqual([]);
  const { rows } = await asPerson(request, server).select('trip_notices', `trip_id=eq.${id}`);
  expect(rows).toMatchObject([{ state: 'dropped', reason: 'not wanted any more' }]);
  expect((await asPerson(request, server).select('trip_follows', `trip_id=eq.${id}`)).rows).toEqual(
    [],
  );
});

test('one choice or one link ends it, and without any channel nothing is kept', async ({
  request,
}) => {
  const { id, token } = await sharedTrip(request);
  const [first, second] = await Promise.all([signUp(request), signUp(request)]);
  await follow(request, first, token);
  await follow(request, second, token, { by_push: true });
  expect(await follow(request, first, token, { by_mail: false })).toBe('ended');
  expect(await followed(request, first)).toEqual([]);
  const [mine] = await followed(request, second);
  const stop = async (of_trip: unknown, owner: string) =>
    (await asPerson(request, server).call('stop_trip_mails', { of_trip, owner })).body;
  expect(await stop(mine?.id, first.id)).toBe(false);
  expect(await stop(id, second.id)).toBe(false);
  // The mails of the link; notifications go on.
  expect(await stop(mine?.id, second.id)).toBe(true);
  expect(await followed(request, second)).toMatchObject([{ mails: false, pushes: true }]);
  const ended = await asPerson(request, second).call('unfollow_trip', { of_follow: mine?.id });
  expect(ended.body).toBe(true);
  expect(await followed(request, second)).toEqual([]);
});

test('a new follower has the trip looked at, and a deleted account leaves nothing', async ({
  request,
}) => {
  const { id, token } = await sharedTrip(request);
  const follower = await signUp(request);
  const before = new Date(Date.now() + 60_000).toISOString();
  await follow(request, follower, token);
  const touched = async (saved_since: string) => {
    const { body } = await asPerson(request, server).call('touched_trips', {
      ...{ at, sailings: [], sailing_days: [], sailing_ends: [], ports: [], instants: [] },
      ...{ span_from: null, span_until: null },
      ...{ saved_since, most: 500, after: '00000000-0000-0000-0000-000000000000' },
    });
    return (body as Row[]).some((row) => row.id === id);
  };
  await asPerson(request, server).update('trips', `id=eq.${id}`, {});
  expect(await touched(new Date(Date.now() - 60_000).toISOString())).toBe(true);
  expect(await touched(before)).toBe(false);
  const keys = { of_p256dh: 'A'.repeat(87), of_auth: 'A'.repeat(22) };
  const of_endpoint = `https://updates.push.services.mozilla.com/${crypto.randomUUID()}`;
  await asPerson(request, follower).call('keep_push_subscription', { of_endpoint, ...keys });
  const listed = await asPerson(request, follower).call('list_push_subscriptions', {});
  expect(listed.body).toMatchObject([{ service: 'updates.push.services.mozilla.com' }]);
  expect(JSON.stringify(listed.body)).not.toContain('AAAA');
  expect((await asPerson(request, follower).call('delete_account', {})).ok).toBe(true);
  for (const table of ['trip_follows', 'push_subscriptions', 'trip_notices']) {
    const { rows } = await asPerson(request, server).select(table, `user_id=eq.${follower.id}`);
    expect(rows).toEqual([]);
  }
});
