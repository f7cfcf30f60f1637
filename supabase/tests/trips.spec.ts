import { type APIRequestContext, expect, test } from '@playwright/test';
import { privateNotes, tripDocument } from '../../e2e/support/store-trip';
import type { TripDocument } from '../../lib/trips/saved-trips/types';
import { anonymous, asPerson, type Member, type Row, signUp } from './people';

/**
 * A trip is one document: saved as a whole, shared without private content, deleted with the
 * account.
 */
async function memberWithTrip(request: APIRequestContext, title = 'Naxos in June') {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const made = await as.insert('trips', { document: tripDocument(title) });
  expect(made.ok).toBe(true);
  return { owner, as, tripId: String(made.rows[0]?.id) };
}

const token = () => crypto.randomUUID().replaceAll('-', '');

/** A stored trip as its owner reads it. */
async function stored(request: APIRequestContext, owner: Member, tripId: string): Promise<Row> {
  const { rows } = await asPerson(request, owner).select('trips', `id=eq.${tripId}`);
  return rows[0] ?? {};
}

/** Saves as the site does: over the version that the edit is based on. */
const save = (as: ReturnType<typeof asPerson>, tripId: string, version: number, document: Row) =>
  as.update('trips', `id=eq.${tripId}&version=eq.${version}&deleted_at=is.null`, { document });

test.describe('saving a trip', () => {
  test('returns the same document, as version one', async ({ request }) => {
    const owner = await signUp(request);
    const as = asPerson(request, owner);
    const document = tripDocument('🏝️ «Νάξος»\u00a0\\ "June"');
    const { rows } = await as.insert('trips', { document });
    expect(rows).toMatchObject([{ user_id: owner.id, version: 1, document }]);
    const trip = await stored(request, owner, String(rows[0]?.id));
    expect(trip.document).toEqual(document);
  });

  test('twice with one id stores it once, and nobody else can take its place', async ({
    request,
  }) => {
    const [owner, stranger] = [await signUp(request), await signUp(request)];
    const id = crypto.randomUUID();
    const send = (member: Member, title: string) =>
      asPerson(request, member).insert('trips', { id, document: tripDocument(title) });
    const answers = await Promise.all([send(owner, 'Naxos'), send(owner, 'Naxos')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await send(stranger, 'Mine now')).ok).toBe(false);
    expect((await stored(request, owner, id)).document).toMatchObject({ title: 'Naxos' });
  });

  test('from an old version is rejected and changes nothing', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const first = await save(as, tripId, 1, { ...tripDocument('From the first tab') });
    expect(first.rows).toMatchObject([{ version: 2 }]);
    const before = await stored(request, owner, tripId);
    expect((await save(as, tripId, 1, { ...tripDocument('From the second tab') })).rows).toEqual(
      [],
    );
    expect(await stored(request, owner, tripId)).toEqual(before);
  });

  test('twice at once: one succeeds and the other gets a conflict', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const answers = await Promise.all(
      ['One', 'Other'].map((title) => save(as, tripId, 1, { ...tripDocument(title) })),
    );
    expect(answers.map(({ rows }) => rows.length).sort()).toEqual([0, 1]);
    expect(await stored(request, owner, tripId)).toMatchObject({ version: 2 });
  });

  test('leaves the version to the database', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const set = await as.update('trips', `id=eq.${tripId}`, { version: 70 });
    expect(set.rows).toMatchObject([{ version: 2 }]);
    await as.update('trips', `id=eq.${tripId}`, { archived_at: '2026-11-21T00:00:00Z' });
    expect(await stored(request, owner, tripId)).toMatchObject({ version: 2 });
    const { rows } = await as.insert('trips', { document: tripDocument('Another'), version: 9 });
    expect(rows).toMatchObject([{ version: 1 }]);
  });

  test('is limited to its owner', async ({ request }) => {
    const { owner, tripId } = await memberWithTrip(request);
    const { as: other } = await memberWithTrip(request, 'Another');
    const before = await stored(request, owner, tripId);
    for (const as of [other, asPerson(request, anonymous)]) {
      expect((await save(as, tripId, 1, { ...tripDocument('Taken over') })).rows).toEqual([]);
    }
    expect(await stored(request, owner, tripId)).toEqual(before);
  });

  test('is rejected while it is deleted', async ({ request }) => {
    const { as, tripId } = await memberWithTrip(request);
    await as.update('trips', `id=eq.${tripId}`, { deleted_at: '2026-11-21T00:00:00Z' });
    expect((await save(as, tripId, 1, { ...tripDocument('Late') })).rows).toEqual([]);
  });

  test('is limited to 200, even for simultaneous requests', async ({ request }) => {
    const as = asPerson(request, await signUp(request));
    const { stops, days, legs, entries, ...about } = tripDocument('One of many');
    const document = { ...about, stops: [], days: [], legs: [], entries: [] };
    const many = await as.insertAll('trips', Array(199).fill({ document }));
    expect(many.rows).toHaveLength(199);
    const last = await Promise.all(
      Array.from({ length: 4 }, () => as.insert('trips', { document })),
    );
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await as.insertAll('trips', [{ document }, { document }])).ok).toBe(false);
    expect((await as.select('trips', 'select=id')).rows).toHaveLength(200);
  });
});

test.describe('list_trips', () => {
  test('returns a user’s own trips with the fields of the list', async ({ request }) => {
    const { as, tripId } = await memberWithTrip(request);
    await memberWithTrip(request, 'Of somebody else');
    const second = await as.insert('trips', { document: tripDocument('The last one changed') });
    await as.update('trips', `id=eq.${tripId}`, { share_token: token() });
    const { body } = await as.call('list_trips', {});
    expect(body).toEqual([
      {
        id: tripId,
        version: 1,
        archivedAt: null,
        deletedAt: null,
        updatedAt: expect.any(String),
        isShared: true,
        title: 'Naxos in June',
        startDate: '2027-07-05',
        stops: [
          { island: 'naxos', nights: 3 },
          { island: 'milos', nights: 3 },
        ],
        legs: [
          {
            position: 0,
            sailings: [
              { departsAt: '2027-07-05T04:30:00.000Z', arrivesAt: '2027-07-05T09:45:00.000Z' },
            ],
          },
        ],
      },
      expect.objectContaining({ id: second.rows[0]?.id, isShared: false }),
    ]);
  });

  test('is empty for a user without trips, and closed to visitors', async ({ request }) => {
    const { body } = await asPerson(request, await signUp(request)).call('list_trips', {});
    expect(body).toEqual([]);
    expect((await asPerson(request, anonymous).call('list_trips', {})).ok).toBe(false);
  });
});

for (const [name, column] of [
  ['shared_trip', 'share_token'],
  ['calendar_trip', 'calendar_token'],
] as const) {
  test.describe(name, () => {
    const nobody = (request: APIRequestContext) => asPerson(request, anonymous);

    test('shows the trip to anyone with its token, and nothing private', async ({ request }) => {
      const { owner, as, tripId } = await memberWithTrip(request);
      const secret = token();
      await as.update('trips', `id=eq.${tripId}`, { [column]: secret });
      const { body } = await nobody(request).call(name, { token: secret });
      const {
        privateNotes: _,
        planQuery,
        stops,
        ...rest
      } = (await stored(request, owner, tripId)).document as TripDocument;
      // The mark of a room is private.
      const shown = { ...rest, stops: stops.map(({ roomFixed: __, ...stop }) => stop) };
      // This test fails when a trip gains a property, so that sharing it is a deliberate decision.
      expect(Object.keys(body).sort()).toEqual(
        [
          ...['adults', 'children', 'days', 'endGateway', 'entries', 'legs', 'startDate'],
          ...['startGateway', 'stops', 'title', 'updatedAt', 'vehicle'],
        ].sort(),
      );
      expect(body).toEqual({ ...shown, updatedAt: expect.any(String) });
      for (const [part, keys] of Object.entries({
        stops: ['id', 'island', 'nights', 'note'],
        days: ['dayOffset', 'note', 'stopId'],
        legs: ['position', 'sailings'],
        entries: ['cents', 'dayOffset', 'kind', 'listing', 'note', 'stopId', 'title', 'url'],
      })) {
        expect(Object.keys(body[part][0]).sort()).toEqual(keys);
      }
      const text = JSON.stringify(body);
      for (const hidden of [owner.id, tripId, secret, privateNotes, planQuery ?? '']) {
        expect(text).not.toContain(hidden);
      }
    });

    test('returns null if it is unshared, deleted or unknown', async ({ request }) => {
      const { as, tripId } = await memberWithTrip(request);
      const secret = token();
      const change = (row: Row) => as.update('trips', `id=eq.${tripId}`, row);
      const ask = async (asked: unknown) =>
        (await nobody(request).call(name, { token: asked })).body;
      await change({ [column]: secret });
      expect(await ask(secret)).toMatchObject({ title: 'Naxos in June' });
      await change({ deleted_at: '2026-11-21T00:00:00Z' });
      expect(await ask(secret)).toBeNull();
      await change({ deleted_at: null, [column]: null });
      for (const wrong of [secret, token(), '', null, '%']) expect(await ask(wrong)).toBeNull();
    });

    test('its token gives access to nothing else', async ({ request }) => {
      const { as, tripId } = await memberWithTrip(request);
      const secret = token();
      await as.update('trips', `id=eq.${tripId}`, { [column]: secret });
      const rows = await nobody(request).select('trips', `${column}=eq.${secret}`);
      expect(rows.rows).toEqual([]);
      const otherName = name === 'shared_trip' ? 'calendar_trip' : 'shared_trip';
      expect((await nobody(request).call(otherName, { token: secret })).body).toBeNull();
    });
  });
}

test('delete_account deletes all data of the user, and nothing of others', async ({ request }) => {
  const { owner, as, tripId } = await memberWithTrip(request);
  const kept = await memberWithTrip(request, 'Kept');
  const secret = token();
  await as.update('trips', `id=eq.${tripId}`, { share_token: secret });
  await as.insert('profiles', { user_id: owner.id });

  expect((await asPerson(request, anonymous).call('delete_account', {})).ok).toBe(false);
  expect((await as.call('delete_account', {})).ok).toBe(true);

  // The token still identifies the person, but there is nothing left to read.
  for (const table of ['profiles', 'trips']) {
    expect((await as.select(table)).rows).toEqual([]);
  }
  const shared = await asPerson(request, anonymous).call('shared_trip', { token: secret });
  expect(shared.body).toBeNull();
  expect(await stored(request, kept.owner, kept.tripId)).toMatchObject({
    document: { title: 'Kept' },
  });
});
