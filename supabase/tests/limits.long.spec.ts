import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { tripLimits } from '../../lib/trips/saved-trips/limits';
import type { TripDocument } from '../../lib/trips/saved-trips/types';
import { asPerson, type Member, restUrl, signUp } from './people';

/**
 * Storage limits of an account, for any sender and any number of requests at once. Bypasses the
 * form.
 */
const insert = async (request: APIRequestContext, { headers }: Member, document: unknown) => {
  const answer = await request.post(`${restUrl}/trips`, {
    headers: { ...headers, prefer: 'return=minimal' },
    data: { document },
  });
  return answer.status();
};

/** A trip with this many days and entries, each with a note. */
function tripWith(days: number, entries: number, note: string): TripDocument {
  const trip = tripDocument(
    'Large',
    Array.from({ length: 30 }, () => 'naxos' as const),
  );
  const stopId = (at: number) => trip.stops[at % 30]?.id ?? '';
  return {
    ...trip,
    days: Array.from({ length: days }, (_, at) => ({
      stopId: stopId(at),
      dayOffset: Math.floor(at / 30),
      note,
    })),
    entries: Array.from({ length: entries }, (_, at) => ({
      ...(trip.entries[0] as TripDocument['entries'][number]),
      stopId: stopId(at),
      note,
    })),
  };
}

test('a trip has at most the days, entries and bytes of the form', async ({ request }) => {
  const owner = await signUp(request);
  const { days, entries } = tripLimits;
  expect(await insert(request, owner, tripWith(days, entries, 'A note'))).toBe(201);
  expect(await insert(request, owner, tripWith(days + 1, 0, ''))).toBe(400);
  expect(await insert(request, owner, tripWith(0, entries + 1, ''))).toBe(400);
  // Such a document once blocked the site for six seconds on every request of its link. The
  // embedded backend does not even read four megabytes.
  expect([400, 413]).toContain(await insert(request, owner, tripWith(1830, 200, 'x'.repeat(2000))));
  expect(await insert(request, owner, tripWith(days, entries, 'x'.repeat(1000)))).toBe(400);
  expect(await insert(request, owner, tripWith(days, 0, 'ω'.repeat(500)))).toBe(400);
  expect(await insert(request, owner, tripWith(days, 0, 'ω'.repeat(300)))).toBe(201);
});

test('saving cannot exceed those limits', async ({ request }) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const { rows } = await as.insert('trips', { document: tripWith(10, 10, 'A note') });
  const filter = `id=eq.${rows[0]?.id}`;
  const grown = await as.update('trips', filter, { document: tripWith(200, 0, 'x'.repeat(1000)) });
  expect(grown.ok).toBe(false);
  expect((await as.select('trips', `${filter}&select=version`)).rows).toEqual([{ version: 1 }]);
  expect((await as.update('trips', filter, { archived_at: '2026-11-23T08:00:00Z' })).ok).toBe(true);
});

test('200 of 207 simultaneous trips are stored', async ({ request }) => {
  test.slow();
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const document = tripDocument('One of many');
  // First many rows in one statement, then many statements at once.
  const rows = Array.from({ length: 150 }, () => ({ document }));
  expect((await as.insertAll('trips', rows)).ok).toBe(true);
  const answers = await Promise.all(
    Array.from({ length: 57 }, () => insert(request, owner, document)),
  );
  const count = (status: number) => answers.filter((one) => one === status).length;
  expect([count(201), count(409)]).toEqual([50, 7]);
  expect((await as.insertAll('trips', rows)).ok).toBe(false);
  expect((await as.select('trips', 'select=id')).rows).toHaveLength(tripLimits.trips);
});

test('50 of 57 simultaneous conversations are stored', async ({ request }) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const row = { title: 'Trip', messages: [{ role: 'user', parts: [] }] };
  const answers = await Promise.all(
    Array.from({ length: 57 }, () => as.insert('conversations', row)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  expect((await as.select('conversations', 'select=id')).rows).toHaveLength(50);
});

test('an account has one profile', async ({ request }) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const row = { user_id: owner.id, locale: 'el' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => as.insert('profiles', row)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await as.select('profiles')).rows).toHaveLength(1);
});

test('a profile accepts any language code, and nothing else', async ({ request }) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  for (const locale of ['EL', 'greek', '', 'e1']) {
    expect([locale, (await as.insert('profiles', { user_id: owner.id, locale })).ok]).toEqual([
      locale,
      false,
    ]);
  }
  expect((await as.insert('profiles', { user_id: owner.id, locale: 'nl' })).ok).toBe(true);
});
