import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lastDay } from '../../lib/trips/saved-trips/rules';
import { sharedTrip, storedTrip, tripColumns } from '../../lib/trips/saved-trips/stored';
import { tripSummary } from '../../lib/trips/saved-trips/summary';
import type { SharedTrip, Trip } from '../../lib/trips/saved-trips/types';
import { type ScratchDatabase, scratchDatabase } from './scratch-database';

/*
 * Trips once stored in five tables become documents (20261122…). A database filled by the functions
 * of that time is migrated, and today's code must read from it what the code of that time read,
 * plus the properties that trips have gained since.
 */
test.describe.configure({ mode: 'serial' });

const folder = path.join(import.meta.dirname, '..', 'migrations');
const fixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');

/** Trips as read at that time, in order of creation. */
interface Reading {
  owner: string;
  trip: Trip;
  summary: object;
  shared: SharedTrip | null;
  calendar: SharedTrip | null;
}
const readings: readonly Reading[] = JSON.parse(fixture('trips-before-documents.generated.json'));

/** Written without any form, as far as the tables of that time allowed. */
const strange = {
  title: '00000000-0000-4000-8000-000000000001',
  endless: '00000000-0000-4000-8000-000000000002',
};
const writtenPastForms = `
  insert into public.trips (id, user_id, title, private_notes, version, updated_at)
  select trip.id::uuid, min(owner.id::text)::uuid, trip.title, 'Still here', 5, '2026-01-01'
  from (values ('${strange.title}', E' \\n\\x01 '), ('${strange.endless}', ' Endless ')) as trip (id, title)
  cross join auth.users as owner
  group by trip.id, trip.title;
  insert into public.trip_stops (trip_id, user_id, position, island, nights, note)
  select id, user_id, position, case position when 2 then 'atlantis' else 'naxos' end, 1, 'A note'
  from public.trips cross join generate_series(0, 39) as position where id = '${strange.endless}';
  insert into public.trip_legs (trip_id, user_id, position, sequence, from_port, to_port, departs_at, arrives_at)
  select id, user_id, 40, 0, 'a', 'b', '2027-01-01', 'infinity' from public.trips where id = '${strange.endless}';
`;

/** Columns of the Data API in SQL: `name:column`, or `name:column->key` for a key of a JSON column. */
const columns = tripColumns.replaceAll(
  /(\w+):(\w+)(?:->(\w+))?/g,
  (_, name, column, key) => `${column}${key ? `->'${key}'` : ''} as "${name}"`,
);
const storedQuery = `select to_jsonb(trip) from (
  select ${columns} from public.trips where id = $1::text::uuid
) as trip`;

let database: ScratchDatabase;

test.beforeAll(async () => {
  database = await scratchDatabase();
  await database.exec(fixture('platform.sql'));
  const migrations = readdirSync(folder).sort();
  const run = async (files: string[]) => {
    for (const file of files) await database.exec(readFileSync(path.join(folder, file), 'utf8'));
  };
  await run(migrations.filter((file) => file < '20261122'));
  await database.exec(fixture('trips-before-documents.sql') + writtenPastForms);
  await run(migrations.filter((file) => file >= '20261122'));
});
test.afterAll(() => database.close());

test('every trip is unchanged: parts, versions, tokens and times', async () => {
  expect(readings.length).toBeGreaterThan(10);
  for (const { trip } of readings) {
    const [row] = await database.query(storedQuery, [trip.id]);
    expect(storedTrip.parse(row)).toMatchObject(trip);
  }
});

test('existing links and calendars still work, and others do not', async () => {
  const told = async (name: string, token: string | null) => {
    if (token === null) return null;
    const [answer] = await database.query(`select public.${name}($1::text)`, [token]);
    return answer === null ? null : sharedTrip.parse(answer);
  };
  for (const { trip, shared, calendar } of readings) {
    for (const [name, token, before] of [
      ['shared_trip', trip.shareToken, shared],
      ['calendar_trip', trip.calendarToken, calendar],
    ] as const) {
      const now = await told(name, token);
      if (before === null) expect(now).toBeNull();
      else expect(now).toMatchObject(before);
    }
  }
  expect(readings.filter(({ shared }) => shared).length).toBeGreaterThan(3);
});

test('each user has the same list', async () => {
  for (const owner of new Set(readings.map((reading) => reading.owner))) {
    await database.exec(
      `set role authenticated; select set_config('request.jwt.claim.sub', '${owner}', false)`,
    );
    const [list] = await database.query<unknown[]>('select public.list_trips()');
    await database.exec('reset role');
    const before = readings.filter((reading) => reading.owner === owner);
    const ours = (list ?? []).filter((row) => {
      const { id } = row as { id: string };
      return !Object.values(strange).includes(id);
    });
    expect(ours.map((row) => tripSummary.parse(row))).toMatchObject(
      before
        // Today's code computes the last day from the whole trip and counts nights differently than
        // at that time.
        .map(({ summary, trip }) => ({
          ...(summary as { updatedAt: string }),
          lastDay: lastDay(trip),
        }))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    );
  }
});

test('valid parts of unusual trips stay', async () => {
  const read = async (id: string) => storedTrip.parse((await database.query(storedQuery, [id]))[0]);
  const about = { version: 5, updatedAt: '2026-01-01T00:00:00.000Z', privateNotes: 'Still here' };
  expect(await read(strange.title)).toMatchObject({ ...about, title: 'Trip', stops: [] });
  const endless = await read(strange.endless);
  expect(endless).toMatchObject({ ...about, title: 'Endless', legs: [] });
  expect(endless.stops).toHaveLength(29);
});

test('the old tables are gone', async () => {
  const left = await database.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name in ('trip_entries', 'trip_legs', 'trip_days', 'trip_stops')`,
  );
  expect(left).toEqual([]);
});
