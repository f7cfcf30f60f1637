import { expect, test } from '@playwright/test';
import { existingNames, migrationFiles, migrations } from '../../backend/migrated.mjs';
import { anonymous, asPerson, type Person, server, signUp } from './people';
import { closedTables, functions, ownTables, publicTables } from './tables';

/**
 * Everything that the migrations create must be listed in tables.ts, so that nothing new goes
 * untested.
 */
const statements = migrations();

test('every migration has a unique number', () => {
  const numbers = migrationFiles().map((file) => file.split('_')[0]);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('every table of the migrations has its policies tested', () => {
  const tested = Object.keys({ ...ownTables, ...publicTables, ...closedTables });
  expect(existingNames('table')).toEqual(tested.sort());
});

test('every table has row level security', () => {
  for (const table of Object.keys({ ...ownTables, ...publicTables, ...closedTables })) {
    expect(statements).toMatch(
      new RegExp(`alter table public\\.${table} enable row level security`, 'i'),
    );
  }
});

test('every function of the migrations has explicit grants', () => {
  expect(existingNames('function')).toEqual(Object.keys(functions).sort());
});

test('functions cannot be called without a grant', async ({ request }) => {
  const people: [Person, string[]][] = [
    [anonymous, ['anyone']],
    [await signUp(request), ['anyone', 'members']],
    [server, ['anyone', 'server']],
  ];
  for (const [person, open] of people) {
    for (const [name, whom] of Object.entries(functions)) {
      if (open.includes(whom) || (person === server && whom === 'members')) continue;
      const { ok } = await asPerson(request, person).call(name, inputs[name] ?? {});
      expect(ok, `${name} as ${person.id ?? 'anonymous'}`).toBe(false);
    }
  }
});

/**
 * Arguments with which a function is found at all: a call with the wrong ones is refused for that
 * reason alone.
 */
const inputs: Record<string, Record<string, unknown>> = {
  take_rate_limit: {
    bucket: 'schema',
    hashed_key: 'e'.repeat(64),
    max_hits: 9,
    window_seconds: 60,
  },
  replace_recovery_codes: { owner_id: crypto.randomUUID(), hashes: [] },
  fits_schema: { value: {}, schema: {} },
  is_trip_document: { document: {} },
  check_trip: { document: {} },
  public_trip: { trip: {} },
  fold_text: { written: 'A' },
  each_once_of: { listed: ['a'], known: ['a'] },
  are_months: { listed: [1] },
  are_hours: { listed: ['09:30'] },
  are_partner_links: { listed: [] },
  hold_trip_watch: { runner: 'somebody', seconds: 1 },
  trip_listeners: { of_trips: [] },
  told_of_trips: { of_trips: [] },
  is_held: { of_trip: '00000000-0000-0000-0000-000000000000', past: {}, departure: [] },
  trip_news_at: { key: 'nobody' },
  follow_trip: { token: 'a', by_mail: true, by_push: null, in_locale: 'en' },
  unfollow_trip: { of_follow: '00000000-0000-0000-0000-000000000000' },
  keep_push_subscription: { of_endpoint: 'https://example.org', of_p256dh: '', of_auth: '' },
  touched_trips: {
    ...{ at: '2027-07-14T00:00:00Z', sailings: [] },
    ...{ sailing_days: [], sailing_ends: [], ports: [], instants: [] },
    ...{ span_from: null, span_until: null, saved_since: '2027-07-14T00:00:00Z' },
    ...{ after: '00000000-0000-0000-0000-000000000000', most: 1 },
  },
  record_trip_findings: { looks: [], at: '2027-07-14T00:00:00Z' },
  claim_trip_mails: { runner: 'somebody', most: 1, at: '2020-07-14T00:00:00Z' },
  finish_trip_mail: {
    ...{ of_mail: '00000000-0000-0000-0000-000000000000', runner: 'somebody' },
    ...{ outcome: 'sent', why: '', at: '2027-07-14T00:00:00Z' },
  },
  note_trip_look: { look: {}, at: '2020-07-14T00:00:00Z' },
  stop_trip_mails: {
    of_trip: '00000000-0000-0000-0000-000000000000',
    owner: '00000000-0000-0000-0000-000000000000',
  },
  price_drawer: { cents: 100 },
  bits_of: { ords: [1] },
  masks_of: { ords: [1], blocks: 1 },
};
