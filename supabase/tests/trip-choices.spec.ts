import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { anonymous, asPerson, type Member, type Row, server, signUp } from './people';

/* A choice of messages about a trip: the watch looks at the trip, and people see no change of it. */

async function sharedTrip(request: APIRequestContext) {
  const owner = await signUp(request);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID().replaceAll('-', '')];
  const document = tripDocument('A trip');
  await asPerson(request, owner).insert('trips', {
    ...{ id, user_id: owner.id, document, share_token: token },
  });
  return { owner, id, token };
}

const listed = async (request: APIRequestContext, owner: Member) =>
  (await asPerson(request, owner).call('list_trips', {})).body as Row[];

const sharedAt = async (request: APIRequestContext, token: string) =>
  ((await asPerson(request, anonymous).call('shared_trip', { token })).body as Row).updatedAt;

/** Time of the database, after everything so far. */
async function laterThan(request: APIRequestContext, owner: Member, id: string) {
  const { rows } = await asPerson(request, owner).update('trips', `id=eq.${id}`, {
    mail_locale: 'el',
  });
  const at = Date.parse(String(rows[0]?.updated_at));
  await new Promise((resolve) => setTimeout(resolve, 5));
  return new Date(at + 1).toISOString();
}

async function touchedSince(request: APIRequestContext, id: string, saved_since: string) {
  const { body } = await asPerson(request, server).call('touched_trips', {
    ...{ at: '2027-07-01T08:00:00.000Z', sailings: [], ports: [], instants: [] },
    ...{ sailing_days: [], sailing_ends: [], span_from: null, span_until: null, saved_since },
    ...{ most: 500, after: '00000000-0000-0000-0000-000000000000' },
  });
  return (body as Row[]).some((row) => row.id === id);
}

test('a choice or one click changes neither the order nor the date of a trip', async ({
  request,
}) => {
  const { owner, id, token } = await sharedTrip(request);
  const as = asPerson(request, owner);
  const [before] = await listed(request, owner);
  const newer = { id: crypto.randomUUID(), user_id: owner.id, document: tripDocument('Newer') };
  await as.insert('trips', newer);
  const choices = [
    () => as.update('trips', `id=eq.${id}`, { mails: true, mail_locale: 'el' }),
    () => as.update('trips', `id=eq.${id}`, { pushes: true, mail_locale: 'en' }),
    // For all trips, as the profile does.
    () => as.update('trips', `user_id=eq.${owner.id}`, { mails: null }),
    () => as.update('trips', `user_id=eq.${owner.id}`, { mails: null }),
    () => asPerson(request, server).call('stop_trip_mails', { of_trip: id, owner: owner.id }),
  ];
  for (const choose of choices) {
    const since = await laterThan(request, owner, id);
    expect(await touchedSince(request, id, since)).toBe(false);
    expect((await choose()).ok).toBe(true);
    expect(await touchedSince(request, id, since)).toBe(true);
    const rows = await listed(request, owner);
    expect(rows.map((row) => row.id)).toEqual([newer.id, id]);
    expect(rows[1]?.updatedAt).toBe(before?.updatedAt);
    expect(await sharedAt(request, token)).toBe(before?.updatedAt);
  }
});

test('a save, a link and the archive count as changes, at the time of the database', async ({
  request,
}) => {
  const { owner, id } = await sharedTrip(request);
  const as = asPerson(request, owner);
  let [last] = await listed(request, owner);
  for (const change of [
    { document: tripDocument('Another title') },
    { calendar_token: 'c'.repeat(32) + id.slice(0, 8) },
    { archived_at: '2027-01-01T00:00:00Z' },
    { edited_at: '2020-01-01T00:00:00Z' },
  ]) {
    expect((await as.update('trips', `id=eq.${id}`, change)).ok).toBe(true);
    const [row] = await listed(request, owner);
    expect(Date.parse(String(row?.updatedAt))).toBeGreaterThan(Date.parse(String(last?.updatedAt)));
    last = row;
  }
});
