import { type APIRequestContext, expect, test } from '@playwright/test';
import { anonymous, asPerson, type Member, type Row, signUp } from './people';

/** Trips as one document: saved whole, shared without anything private, gone with the account. */
const stopId = () => crypto.randomUUID();

function document(title: string, id = stopId()) {
  return {
    title,
    start_date: '2027-06-01',
    adults: 2,
    children: 1,
    vehicle: null,
    start_gateway: 'piraeus',
    end_gateway: 'JTR',
    private_notes: 'Only for me',
    plan_query: 'islands=naxos',
    stops: [{ id, position: 0, island: 'naxos', nights: 3, note: 'By the harbour' }],
    days: [{ stop_id: id, day_offset: 1, note: 'Up Mount Zas' }],
    legs: [
      {
        position: 0,
        sequence: 0,
        from_port: 'piraeus',
        to_port: 'naxos',
        departs_at: '2027-06-01T05:00:00Z',
        arrives_at: '2027-06-01T10:00:00Z',
        operator: 'An operator',
        vessel: 'A vessel',
        cents: 4500,
        sailing: 'a-sailing',
        is_typical: true,
      },
    ],
    entries: [
      {
        stop_id: id,
        day_offset: null,
        position: 0,
        kind: 'hotel',
        title: 'A room',
        note: '',
        url: 'https://example.org/room',
        cents: 24_000,
      },
    ],
  };
}

async function memberWithTrip(request: APIRequestContext, title = 'Naxos in June') {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const made = await as.call('create_trip', { document: document(title) });
  expect(made.status).toBe(200);
  return { owner, as, tripId: String(made.body) };
}

const token = () => crypto.randomUUID().replaceAll('-', '');

/** A trip with its parts, as its owner reads it. */
async function whole(request: APIRequestContext, owner: Member, tripId: string) {
  const parts = 'trip_stops(*),trip_days(*),trip_legs(*),trip_entries(*)';
  const { rows } = await asPerson(request, owner).select(
    'trips',
    `id=eq.${tripId}&select=*,${parts}`,
  );
  return rows[0] as Row & Record<`trip_${'stops' | 'days' | 'legs' | 'entries'}`, Row[]>;
}

test.describe('create_trip and save_trip', () => {
  test('write every part of a trip, which its owner reads back', async ({ request }) => {
    const { owner, tripId } = await memberWithTrip(request);
    const trip = await whole(request, owner, tripId);
    expect(trip).toMatchObject({
      user_id: owner.id,
      title: 'Naxos in June',
      private_notes: 'Only for me',
      version: 1,
      trip_stops: [{ island: 'naxos', nights: 3 }],
      trip_days: [{ note: 'Up Mount Zas' }],
      trip_legs: [{ from_port: 'piraeus', cents: 4500 }],
      trip_entries: [{ title: 'A room', cents: 24_000 }],
    });
  });

  test('an old version is refused and changes nothing', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const save = (expected_version: number, title: string) =>
      as.call('save_trip', { trip_id: tripId, expected_version, document: document(title) });
    expect((await save(1, 'From the first tab')).body).toEqual({ status: 'saved', version: 2 });
    const before = await whole(request, owner, tripId);
    expect((await save(1, 'From the second tab')).body).toEqual({ status: 'conflict', version: 2 });
    expect(await whole(request, owner, tripId)).toEqual(before);
  });

  test('of two saves at once one wins and the other is told', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const answers = await Promise.all(
      ['One', 'Other'].map((title) =>
        as.call('save_trip', { trip_id: tripId, expected_version: 1, document: document(title) }),
      ),
    );
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['conflict', 'saved']);
    expect(await whole(request, owner, tripId)).toMatchObject({ version: 2 });
  });

  test('a document with a fault changes nothing at all', async ({ request }) => {
    const { owner, as, tripId } = await memberWithTrip(request);
    const before = await whole(request, owner, tripId);
    const faulty = { ...document('Half written'), entries: [{ kind: 'spaceship' }] };
    const input = { trip_id: tripId, expected_version: 1, document: faulty };
    expect((await as.call('save_trip', input)).ok).toBe(false);
    expect(await whole(request, owner, tripId)).toEqual(before);
  });

  test('nobody else saves it, nor takes its stops for a trip of theirs', async ({ request }) => {
    const { owner, tripId } = await memberWithTrip(request);
    const { as: other, tripId: otherTrip } = await memberWithTrip(request, 'Another');
    const before = await whole(request, owner, tripId);
    const input = { trip_id: tripId, expected_version: 1, document: document('Taken over') };
    expect((await other.call('save_trip', input)).body).toEqual({ status: 'missing' });
    const foreign = document('With a foreign stop');
    const theirs = String(before.trip_stops[0]?.id);
    foreign.days = [{ stop_id: theirs, day_offset: 0, note: 'Intruder' }];
    const taking = { trip_id: otherTrip, expected_version: 1, document: foreign };
    expect((await other.call('save_trip', taking)).ok).toBe(false);
    expect(await whole(request, owner, tripId)).toEqual(before);
  });

  test('a deleted trip is not saved', async ({ request }) => {
    const { as, tripId } = await memberWithTrip(request);
    await as.update('trips', `id=eq.${tripId}`, { deleted_at: '2026-11-21T00:00:00Z' });
    const input = { trip_id: tripId, expected_version: 1, document: document('Late') };
    expect((await as.call('save_trip', input)).body).toEqual({ status: 'missing' });
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
      expect(Object.keys(body).sort()).toEqual(
        [
          ...['adults', 'children', 'days', 'end_gateway', 'entries', 'legs', 'start_date'],
          ...['start_gateway', 'stops', 'title', 'updated_at', 'vehicle'],
        ].sort(),
      );
      const given = document('Naxos in June');
      expect(body).toMatchObject({
        title: given.title,
        start_date: given.start_date,
        stops: [{ island: 'naxos', nights: 3, note: 'By the harbour' }],
        days: [{ day_offset: 1, note: 'Up Mount Zas' }],
        legs: [{ from_port: 'piraeus', to_port: 'naxos', cents: 4500 }],
        entries: [{ kind: 'hotel', title: 'A room' }],
      });
      for (const [part, keys] of Object.entries({
        stops: ['id', 'island', 'nights', 'note', 'position'],
        days: ['day_offset', 'note', 'stop_id'],
        entries: ['cents', 'day_offset', 'kind', 'note', 'position', 'stop_id', 'title', 'url'],
      })) {
        expect(Object.keys(body[part][0]).sort()).toEqual(keys);
      }
      const text = JSON.stringify(body);
      for (const hidden of [owner.id, tripId, secret, 'Only for me', 'islands=naxos']) {
        expect(text).not.toContain(hidden);
      }
    });

    test('answers null when it is switched off, deleted or never was', async ({ request }) => {
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

    test('its token opens nothing else', async ({ request }) => {
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

test('delete_account takes everything of the person, and nothing of others', async ({
  request,
}) => {
  const { owner, as, tripId } = await memberWithTrip(request);
  const kept = await memberWithTrip(request, 'Kept');
  const secret = token();
  await as.update('trips', `id=eq.${tripId}`, { share_token: secret });
  await as.insert('profiles', { user_id: owner.id });

  expect((await asPerson(request, anonymous).call('delete_account', {})).ok).toBe(false);
  expect((await as.call('delete_account', {})).ok).toBe(true);

  // The token still says who they were: what it opens is empty.
  for (const table of [
    'profiles',
    'trips',
    'trip_stops',
    'trip_days',
    'trip_legs',
    'trip_entries',
  ]) {
    expect((await as.select(table)).rows).toEqual([]);
  }
  const shared = await asPerson(request, anonymous).call('shared_trip', { token: secret });
  expect(shared.body).toBeNull();
  expect(await whole(request, kept.owner, kept.tripId)).toMatchObject({ title: 'Kept' });
});
