import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { aloneWithOutbox } from './outbox';
import { asPerson, type Row, server, signUp } from './people';

/* The outbox of the watch: notices that are handed out once, tried again, and given up. */

const leaves = '2027-07-05T04:30:00.000Z';
const at = (minute: number) =>
  new Date(Date.parse('2027-07-01T08:00Z') + minute * 60_000).toISOString();

const finding = (key: string) => ({
  key,
  urgent: true,
  expiresAt: '2027-07-05T09:45:00.000Z',
  finding: { key, kind: 'cancelled', boat: { fromPort: 'piraeus', departsAt: leaves } },
});

async function watchedTrip(request: APIRequestContext, mails: boolean | null) {
  const owner = await signUp(request);
  const id = crypto.randomUUID();
  const as = asPerson(request, owner);
  const document = tripDocument('A watched trip');
  await as.insert('trips', { id, user_id: owner.id, document, mails });
  const look = (keys: readonly string[], minute = 0) =>
    asPerson(request, server).call('record_trip_findings', {
      looks: [{ trip: id, version: 1, found: keys.map(finding) }],
      at: at(minute),
    });
  return { owner, id, as, look };
}

async function claim(request: APIRequestContext, runner: string, minute: number, trip: string) {
  const input = { runner, most: 500, at: at(minute) };
  const { body, ok } = await asPerson(request, server).call('claim_trip_mails', input);
  expect(ok).toBe(true);
  return (body as Row[]).filter(({ trip_id }) => trip_id === trip);
}

const finish = (
  request: APIRequestContext,
  mail: unknown,
  runner: string,
  outcome: string,
  minute: number,
) =>
  asPerson(request, server).call('finish_trip_mail', {
    ...{ of_mail: mail, runner, outcome, why: 'stub' },
    at: at(minute),
  });

const notices = async (request: APIRequestContext, id: string) =>
  (await asPerson(request, server).select('trip_notices', `trip_id=eq.${id}&order=stage`)).rows;

aloneWithOutbox();

test('a finding is told once, to its owner, by one of several runners', async ({ request }) => {
  const { owner, id, look } = await watchedTrip(request, true);
  for (let again = 0; again < 3; again += 1) await look(['cancelled one', 'cancelled two']);
  const claims = await Promise.all(
    ['a', 'b', 'c', 'd'].map((runner) => claim(request, runner, 1, id)),
  );
  const rows = claims.flat();
  expect(rows).toHaveLength(2);
  // Both are in one mail.
  expect(new Set(rows.map(({ mail_id }) => mail_id)).size).toBe(1);
  expect(rows[0]).toMatchObject({ email: owner.email, user_id: owner.id, title: 'A watched trip' });
  const holder = ['a', 'b', 'c', 'd'][claims.findIndex(({ length }) => length > 0)] ?? '';
  await finish(request, rows[0]?.mail_id, 'somebody else', 'sent', 2);
  // The watch of the site may find something of its own meanwhile.
  const held = (await notices(request, id)).filter(({ claimed_by }) => claimed_by === holder);
  expect(held.map(({ state }) => state)).toEqual(['claimed', 'claimed']);
  await finish(request, rows[0]?.mail_id, holder, 'sent', 2);
  expect(await claim(request, 'a', 60, id)).toEqual([]);
});

test('a claim that is not finished is handed out again as the same mail', async ({ request }) => {
  const { id, look } = await watchedTrip(request, true);
  await look(['cancelled one']);
  const [first] = await claim(request, 'killed', 1, id);
  await look(['cancelled one', 'cancelled two'], 2);
  const later = await claim(request, 'b', 4, id);
  expect(later).toHaveLength(2);
  expect(later.map(({ mail_id }) => mail_id)).toContain(first?.mail_id);
  expect(new Set(later.map(({ mail_id }) => mail_id)).size).toBe(2);
});

test('a mail that fails is tried until its boat has arrived, and then kept as dead', async ({
  request,
}) => {
  const { id, look } = await watchedTrip(request, true);
  await look(['cancelled one']);
  let tries = 0;
  for (let minute = 1; minute < 6000; minute += 260) {
    const [row] = await claim(request, 'a', minute, id);
    if (!row) break;
    tries += 1;
    await finish(request, row.mail_id, 'a', 'failed', minute);
  }
  // Every four hours or so, over four days: the rounds of this test.
  expect(tries).toBeGreaterThan(20);
  expect(await notices(request, id)).toEqual([
    expect.objectContaining({ state: 'dead', reason: 'stub' }),
  ]);
});

test('a mail that was not tried keeps its tries, and is handed out again at once', async ({
  request,
}) => {
  const { id, look } = await watchedTrip(request, true);
  await look(['cancelled one']);
  const [row] = await claim(request, 'a', 1, id);
  await finish(request, row?.mail_id, 'a', 'returned', 1);
  const [again] = await claim(request, 'b', 1, id);
  expect(again?.mail_id).toBe(row?.mail_id);
  expect(await notices(request, id)).toEqual([expect.objectContaining({ attempts: 1 })]);
});

test('at night only what is urgent is handed out', async ({ request }) => {
  const { id, look } = await watchedTrip(request, true);
  await look(['cancelled one']);
  const input = { runner: 'a', most: 500, at: at(1), only_urgent: true };
  const ofTrip = (rows: unknown) => (rows as Row[]).filter(({ trip_id }) => trip_id === id);
  const { body } = await asPerson(request, server).call('claim_trip_mails', input);
  expect(ofTrip(body)).toHaveLength(1);
  await finish(request, ofTrip(body)[0]?.mail_id, 'a', 'sent', 1);
  // Its end can wait for the morning.
  await look([], 10);
  const night = { ...input, at: at(30) };
  expect(ofTrip((await asPerson(request, server).call('claim_trip_mails', night)).body)).toEqual(
    [],
  );
  expect(await claim(request, 'a', 30, id)).toEqual([expect.objectContaining({ stage: 'over' })]);
});

test('nobody is told who has not chosen mails, or has stopped them', async ({ request }) => {
  const off = await watchedTrip(request, null);
  await off.look(['cancelled one']);
  expect(await notices(request, off.id)).toEqual([]);
  const on = await watchedTrip(request, true);
  await on.look(['cancelled one']);
  const stopped = await asPerson(request, server).call('stop_trip_mails', {
    of_trip: on.id,
    owner: on.owner.id,
  });
  expect(stopped.body).toBe(true);
  expect(await claim(request, 'a', 1, on.id)).toEqual([]);
  expect(await notices(request, on.id)).toEqual([
    expect.objectContaining({ state: 'dropped', reason: 'not wanted any more' }),
  ]);
  // The link of a trip stops the mails of its owner only.
  const { body } = await asPerson(request, server).call('stop_trip_mails', {
    of_trip: off.id,
    owner: on.owner.id,
  });
  expect(body).toBe(false);
});

test('what is over before it was told is not told; what was told is taken back', async ({
  request,
}) => {
  const { id, look } = await watchedTrip(request, true);
  await look(['cancelled one']);
  await look([], 1);
  expect(await claim(request, 'a', 30, id)).toEqual([]);
  await look(['cancelled one'], 40);
  const [told] = await claim(request, 'a', 41, id);
  await finish(request, told?.mail_id, 'a', 'sent', 41);
  await look([], 50);
  expect(await claim(request, 'a', 55, id)).toEqual([]);
  expect(await claim(request, 'a', 61, id)).toEqual([expect.objectContaining({ stage: 'over' })]);
});

test('boats are listed as the trip has them, until it is deleted', async ({ request }) => {
  const { owner, id, as } = await watchedTrip(request, null);
  const boats = async () =>
    (await asPerson(request, server).select('trip_boats', `trip_id=eq.${id}`)).rows;
  expect(await boats()).toEqual([
    expect.objectContaining({
      position: 0,
      sequence: 1,
      sailing: 'a-sailing',
      from_port: 'piraeus',
    }),
  ]);
  await as.update('trips', `id=eq.${id}`, { deleted_at: at(0) });
  expect(await boats()).toEqual([]);
  await as.update('trips', `id=eq.${id}`, { deleted_at: null });
  expect(await boats()).toHaveLength(1);
  expect((await as.select('trips', `user_id=eq.${owner.id}`)).rows).toHaveLength(1);
});
